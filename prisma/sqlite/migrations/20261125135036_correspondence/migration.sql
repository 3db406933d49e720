-- AlterTable
ALTER TABLE "Draft" ADD COLUMN "closesAt" DATETIME;
ALTER TABLE "Draft" ADD COLUMN "press" TEXT;

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "heldSince" DATETIME;

-- CreateTable
CREATE TABLE "Message" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("matchId", "side", "event"),
    CONSTRAINT "Message_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Offer" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "event" INTEGER NOT NULL DEFAULT 0,
    "detail" TEXT NOT NULL DEFAULT '',

    PRIMARY KEY ("matchId", "side", "kind"),
    CONSTRAINT "Offer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Offer" ("at", "event", "kind", "matchId", "side") SELECT "at", "event", "kind", "matchId", "side" FROM "Offer";
DROP TABLE "Offer";
ALTER TABLE "new_Offer" RENAME TO "Offer";
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
    "kept" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "mailing" BOOLEAN NOT NULL DEFAULT true,
    "delivery" TEXT NOT NULL DEFAULT 'immediate',
    "quietFrom" INTEGER NOT NULL DEFAULT 0,
    "quietTo" INTEGER NOT NULL DEFAULT 0,
    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,
    "holder" TEXT NOT NULL DEFAULT 'person',
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "stuckAt" INTEGER,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Seat" ("address", "digest", "generation", "holder", "joinedAt", "kept", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "seed", "side", "stuckAt", "timeZone") SELECT "address", "digest", "generation", "holder", "joinedAt", "kept", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "seed", "side", "stuckAt", "timeZone" FROM "Seat";
DROP TABLE "Seat";
ALTER TABLE "new_Seat" RENAME TO "Seat";
CREATE INDEX "Seat_address_idx" ON "Seat"("address");
CREATE INDEX "Seat_holder_idx" ON "Seat"("holder");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Draft_closesAt_idx" ON "Draft"("closesAt");
