-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "wordsBefore" BOOLEAN NOT NULL DEFAULT false;
