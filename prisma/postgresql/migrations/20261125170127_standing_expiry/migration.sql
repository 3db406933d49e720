-- AlterTable
ALTER TABLE "Standing" ADD COLUMN     "expiry" TEXT NOT NULL DEFAULT '{}';
