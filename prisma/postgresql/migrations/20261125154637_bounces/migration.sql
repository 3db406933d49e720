-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "bouncedAt" TIMESTAMP(3),
ADD COLUMN     "bounces" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "lastBounceAt" TIMESTAMP(3);
