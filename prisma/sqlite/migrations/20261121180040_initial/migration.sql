-- CreateTable
CREATE TABLE "Match" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "game" TEXT NOT NULL,
    "scenario" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "rulesVersion" INTEGER NOT NULL,
    "pack" TEXT,
    "status" TEXT NOT NULL,
    "headNumber" INTEGER NOT NULL,
    "headHash" TEXT NOT NULL,
    "pending" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Seat" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT,
    "locale" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "joinedAt" DATETIME,
    "seed" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "mailing" BOOLEAN NOT NULL DEFAULT true,
    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Event" (
    "matchId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "type" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "contents" TEXT NOT NULL,

    PRIMARY KEY ("matchId", "number"),
    CONSTRAINT "Event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "matchId" TEXT NOT NULL PRIMARY KEY,
    "event" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,
    "rolls" INTEGER NOT NULL,
    "draws" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    CONSTRAINT "Snapshot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draft" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "baseEvent" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "answers" TEXT NOT NULL,
    "lastKey" TEXT NOT NULL,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Draft_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Standing" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "orders" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Standing_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Root" (
    "matchId" TEXT NOT NULL,
    "chain" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "nextRoll" INTEGER NOT NULL,
    "nextDraw" INTEGER NOT NULL,

    PRIMARY KEY ("matchId", "chain"),
    CONSTRAINT "Root_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Answer" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "answer" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("matchId", "side", "key"),
    CONSTRAINT "Answer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Outbox" (
    "matchId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME NOT NULL,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,

    PRIMARY KEY ("matchId", "messageId"),
    CONSTRAINT "Outbox_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "raw" BLOB NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Pack" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "game" TEXT NOT NULL,
    "text" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "Seat_address_idx" ON "Seat"("address");

-- CreateIndex
CREATE INDEX "Outbox_state_nextAt_idx" ON "Outbox"("state", "nextAt");
