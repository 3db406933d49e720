-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "digest" TEXT;
ALTER TABLE "Seat" ADD COLUMN "kept" TEXT;
