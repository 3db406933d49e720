-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "agreed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Key" (
    "use" TEXT NOT NULL,
    "id" TEXT NOT NULL,

    CONSTRAINT "Key_pkey" PRIMARY KEY ("use","id")
);

-- CreateIndex
CREATE INDEX "Match_status_createdAt_idx" ON "Match"("status", "createdAt");

-- CreateIndex
CREATE INDEX "Match_agreed_status_updatedAt_idx" ON "Match"("agreed", "status", "updatedAt");

-- What the seats agreed to before the column was there.
UPDATE "Match" SET "agreed" = true
WHERE NOT EXISTS (SELECT 1 FROM "Seat" WHERE "Seat"."matchId" = "Match"."id" AND NOT "Seat"."listed");

-- The keys that roots are sealed with (`v1.<key id>.…`).
INSERT INTO "Key" ("use", "id") SELECT DISTINCT 'roots', split_part("sealed", '.', 2) FROM "Root";
