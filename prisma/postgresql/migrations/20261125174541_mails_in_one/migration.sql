-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "leavesIn" TEXT;

-- CreateIndex
CREATE INDEX "Outbox_leavesIn_idx" ON "Outbox"("leavesIn");
