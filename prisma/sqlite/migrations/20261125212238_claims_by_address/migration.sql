-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "address" TEXT;

-- CreateIndex
CREATE INDEX "Outbox_address_idx" ON "Outbox"("address");

-- Claims of earlier versions hold it in their text.
UPDATE "Outbox" SET "address" = json_extract("payload", '$.to.address') WHERE "kind" = 'claim' AND "payload" <> '';
