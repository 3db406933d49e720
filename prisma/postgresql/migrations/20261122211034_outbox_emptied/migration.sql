-- DropIndex
DROP INDEX "Outbox_state_nextAt_idx";

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "again" BOOLEAN NOT NULL DEFAULT false;

-- What waits no longer is not composed any more; what was claimed before is a retry.
UPDATE "Outbox" SET "payload" = '' WHERE "state" <> 'waiting';
UPDATE "Outbox" SET "again" = true WHERE "attempts" > 0;

-- CreateIndex
CREATE INDEX "Outbox_state_again_nextAt_idx" ON "Outbox"("state", "again", "nextAt");

-- CreateIndex
CREATE INDEX "Outbox_matchId_state_idx" ON "Outbox"("matchId", "state");
