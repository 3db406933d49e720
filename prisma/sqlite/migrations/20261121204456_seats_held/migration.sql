-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "holder" TEXT NOT NULL DEFAULT 'person';
ALTER TABLE "Seat" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Seat" ADD COLUMN "stuckAt" INTEGER;

-- Until now a seat without an address was one that had been left open.
UPDATE "Seat" SET "holder" = 'open' WHERE "address" IS NULL AND "joinedAt" IS NULL;

-- CreateTable
CREATE TABLE "Opening" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "bodyHash" TEXT NOT NULL,
    "matchId" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "Seat_holder_idx" ON "Seat"("holder");
