-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "leftAt" DATETIME;
