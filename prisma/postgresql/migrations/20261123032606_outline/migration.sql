-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "outline" TEXT;
