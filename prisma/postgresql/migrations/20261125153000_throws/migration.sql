-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "beacon" TEXT,
ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "throwing" TEXT;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "witness" TEXT;

-- CreateIndex
CREATE INDEX "Match_throwing_round_idx" ON "Match"("throwing", "round");
