-- CreateTable
CREATE TABLE "Match" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT,
    "locale" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "joinedAt" TIMESTAMP(3),
    "seed" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "mailing" BOOLEAN NOT NULL DEFAULT true,
    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("matchId","side")
);

-- CreateTable
CREATE TABLE "Event" (
    "matchId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "type" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "contents" TEXT NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("matchId","number")
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "matchId" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,
    "rolls" INTEGER NOT NULL,
    "draws" INTEGER NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Draft" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "baseEvent" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "answers" TEXT NOT NULL,
    "lastKey" TEXT NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("matchId","side")
);

-- CreateTable
CREATE TABLE "Standing" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "orders" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "Standing_pkey" PRIMARY KEY ("matchId","side")
);

-- CreateTable
CREATE TABLE "Root" (
    "matchId" TEXT NOT NULL,
    "chain" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "nextRoll" INTEGER NOT NULL,
    "nextDraw" INTEGER NOT NULL,

    CONSTRAINT "Root_pkey" PRIMARY KEY ("matchId","chain")
);

-- CreateTable
CREATE TABLE "Answer" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "answer" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("matchId","side","key")
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
    "nextAt" TIMESTAMP(3) NOT NULL,
    "lastError" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("matchId","messageId")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "raw" BYTEA NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Pack" (
    "hash" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "Pack_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "Seat_address_idx" ON "Seat"("address");

-- CreateIndex
CREATE INDEX "Outbox_state_nextAt_idx" ON "Outbox"("state", "nextAt");

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Standing" ADD CONSTRAINT "Standing_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Root" ADD CONSTRAINT "Root_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
