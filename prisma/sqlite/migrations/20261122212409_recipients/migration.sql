-- CreateTable
CREATE TABLE "MailCount" (
    "who" TEXT NOT NULL,
    "since" DATETIME NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("who", "since")
);

-- CreateTable
CREATE TABLE "Unwanted" (
    "who" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Asked" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "address" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "MailCount_since_idx" ON "MailCount"("since");

-- CreateIndex
CREATE INDEX "Opening_matchId_idx" ON "Opening"("matchId");
