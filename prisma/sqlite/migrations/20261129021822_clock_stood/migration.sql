-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Clock" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "left" INTEGER NOT NULL,
    "stood" INTEGER NOT NULL DEFAULT 0,
    "phase" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "pauses" BOOLEAN NOT NULL,
    "since" DATETIME,
    "answeredAt" DATETIME,
    "timeouts" INTEGER NOT NULL,
    "claimable" BOOLEAN NOT NULL,
    "absences" TEXT NOT NULL,
    "reminders" TEXT NOT NULL,
    "reminded" INTEGER NOT NULL,
    "nextAt" DATETIME,
    "revision" INTEGER NOT NULL,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Clock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Clock" ("absences", "answeredAt", "claimable", "event", "left", "matchId", "nextAt", "pauses", "phase", "reminded", "reminders", "revision", "side", "since", "state", "timeouts") SELECT "absences", "answeredAt", "claimable", "event", "left", "matchId", "nextAt", "pauses", "phase", "reminded", "reminders", "revision", "side", "since", "state", "timeouts" FROM "Clock";
DROP TABLE "Clock";
ALTER TABLE "new_Clock" RENAME TO "Clock";
CREATE INDEX "Clock_nextAt_idx" ON "Clock"("nextAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
