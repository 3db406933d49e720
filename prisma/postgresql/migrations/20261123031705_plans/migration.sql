-- CreateTable
CREATE TABLE "Plan" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "progress" TEXT NOT NULL,
    "drafting" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("matchId","side")
);

-- CreateIndex
CREATE INDEX "Plan_state_idx" ON "Plan"("state");

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
