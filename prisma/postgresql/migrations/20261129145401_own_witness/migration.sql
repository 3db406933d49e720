-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "ownWitness" BOOLEAN NOT NULL DEFAULT true;
