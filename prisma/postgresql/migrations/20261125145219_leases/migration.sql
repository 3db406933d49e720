-- CreateTable
CREATE TABLE "Lease" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "use" TEXT NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("matchId","side","use")
);
