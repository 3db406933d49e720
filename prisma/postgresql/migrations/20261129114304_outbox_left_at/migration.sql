-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "leftAt" TIMESTAMP(3);
