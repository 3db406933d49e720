-- CreateTable
CREATE TABLE "Lease" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "use" TEXT NOT NULL,
    "until" DATETIME NOT NULL,

    PRIMARY KEY ("matchId", "side", "use")
);
