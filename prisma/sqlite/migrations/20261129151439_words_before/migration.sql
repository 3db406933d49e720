-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Seat" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT,
    "locale" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "joinedAt" DATETIME,
    "digest" TEXT,
    "seed" TEXT,
    "words" TEXT,
    "wordsBefore" BOOLEAN NOT NULL DEFAULT false,
    "first" BOOLEAN NOT NULL DEFAULT false,
    "kept" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "ownWitness" BOOLEAN NOT NULL DEFAULT true,
    "witness" TEXT,
    "hook" TEXT,
    "hookNonce" TEXT,
    "mailing" BOOLEAN NOT NULL DEFAULT true,
    "delivery" TEXT NOT NULL DEFAULT 'immediate',
    "quietFrom" INTEGER NOT NULL DEFAULT 0,
    "quietTo" INTEGER NOT NULL DEFAULT 0,
    "bouncedAt" DATETIME,
    "bounces" INTEGER NOT NULL DEFAULT 0,
    "lastBounceAt" DATETIME,
    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,
    "shownEvent" INTEGER NOT NULL DEFAULT 0,
    "shownAt" DATETIME,
    "holder" TEXT NOT NULL DEFAULT 'person',
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "stuckAt" INTEGER,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Seat" ("address", "bouncedAt", "bounces", "delivery", "digest", "first", "generation", "holder", "hook", "hookNonce", "joinedAt", "kept", "lastBounceAt", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "ownWitness", "quietFrom", "quietTo", "seed", "shownAt", "shownEvent", "side", "stuckAt", "timeZone", "witness", "words") SELECT "address", "bouncedAt", "bounces", "delivery", "digest", "first", "generation", "holder", "hook", "hookNonce", "joinedAt", "kept", "lastBounceAt", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "ownWitness", "quietFrom", "quietTo", "seed", "shownAt", "shownEvent", "side", "stuckAt", "timeZone", "witness", "words" FROM "Seat";
DROP TABLE "Seat";
ALTER TABLE "new_Seat" RENAME TO "Seat";
CREATE INDEX "Seat_address_idx" ON "Seat"("address");
CREATE INDEX "Seat_holder_idx" ON "Seat"("holder");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
