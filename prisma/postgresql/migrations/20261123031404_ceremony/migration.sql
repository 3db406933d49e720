-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "digest" TEXT,
ADD COLUMN     "kept" TEXT;
