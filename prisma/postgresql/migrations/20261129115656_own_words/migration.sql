-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "first" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "words" TEXT;
