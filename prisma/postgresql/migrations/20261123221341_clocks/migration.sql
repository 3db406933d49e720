-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "terms" TEXT NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "Clock" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "left" INTEGER NOT NULL,
    "phase" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "pauses" BOOLEAN NOT NULL,
    "since" TIMESTAMP(3),
    "answeredAt" TIMESTAMP(3),
    "timeouts" INTEGER NOT NULL,
    "claimable" BOOLEAN NOT NULL,
    "absences" TEXT NOT NULL,
    "reminders" TEXT NOT NULL,
    "reminded" INTEGER NOT NULL,
    "nextAt" TIMESTAMP(3),
    "revision" INTEGER NOT NULL,

    CONSTRAINT "Clock_pkey" PRIMARY KEY ("matchId","side")
);

-- CreateIndex
CREATE INDEX "Clock_nextAt_idx" ON "Clock"("nextAt");

-- AddForeignKey
ALTER TABLE "Clock" ADD CONSTRAINT "Clock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
