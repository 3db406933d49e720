-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "hook" TEXT,
ADD COLUMN     "hookNonce" TEXT;

-- CreateTable
CREATE TABLE "Call" (
    "matchId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "waits" BOOLEAN NOT NULL DEFAULT true,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMP(3) NOT NULL,
    "lastError" TEXT,

    CONSTRAINT "Call_pkey" PRIMARY KEY ("matchId","id")
);

-- CreateIndex
CREATE INDEX "Call_waits_nextAt_idx" ON "Call"("waits", "nextAt");

-- AddForeignKey
ALTER TABLE "Call" ADD CONSTRAINT "Call_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
