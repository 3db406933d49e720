-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "closesAt" TIMESTAMP(3),
ADD COLUMN     "press" TEXT;

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "detail" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "heldSince" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "delivery" TEXT NOT NULL DEFAULT 'immediate',
ADD COLUMN     "quietFrom" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "quietTo" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Message" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("matchId","side","event")
);

-- CreateIndex
CREATE INDEX "Draft_closesAt_idx" ON "Draft"("closesAt");

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
