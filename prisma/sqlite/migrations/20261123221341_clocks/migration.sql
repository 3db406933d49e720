-- AlterTable
ALTER TABLE "Match" ADD COLUMN "terms" TEXT NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "Clock" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "left" INTEGER NOT NULL,
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

-- CreateIndex
CREATE INDEX "Clock_nextAt_idx" ON "Clock"("nextAt");
