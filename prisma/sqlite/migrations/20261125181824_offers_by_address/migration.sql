-- AlterTable
ALTER TABLE "Offer" ADD COLUMN "address" TEXT;

-- CreateIndex
CREATE INDEX "Offer_address_idx" ON "Offer"("address");

-- Offers of earlier versions hold it in their text.
UPDATE "Offer" SET "address" = json_extract("detail", '$.claimant.address') WHERE "kind" = 'substitute';
