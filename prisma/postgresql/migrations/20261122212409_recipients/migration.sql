-- CreateTable
CREATE TABLE "MailCount" (
    "who" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "MailCount_pkey" PRIMARY KEY ("who","since")
);

-- CreateTable
CREATE TABLE "Unwanted" (
    "who" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Unwanted_pkey" PRIMARY KEY ("who")
);

-- CreateTable
CREATE TABLE "Asked" (
    "id" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Asked_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MailCount_since_idx" ON "MailCount"("since");

-- CreateIndex
CREATE INDEX "Opening_matchId_idx" ON "Opening"("matchId");
