-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "rules" TEXT;
