-- CreateTable
CREATE TABLE "Plan" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "progress" TEXT NOT NULL,
    "drafting" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Plan_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Plan_state_idx" ON "Plan"("state");
