-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "address" TEXT,
    "name" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "struck" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tag" (
    "tag" TEXT NOT NULL,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("tag")
);

-- CreateTable
CREATE TABLE "Ended" (
    "matchId" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Ended_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Result" (
    "matchId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "scenario" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "competitionId" TEXT NOT NULL,
    "pairing" TEXT NOT NULL,
    "leg" INTEGER NOT NULL,
    "oneSide" TEXT NOT NULL,
    "twoSide" TEXT NOT NULL,
    "one" TEXT NOT NULL,
    "two" TEXT NOT NULL,
    "winner" TEXT,
    "reason" TEXT NOT NULL,
    "onePoints" DOUBLE PRECISION,
    "twoPoints" DOUBLE PRECISION,
    "oneTimeouts" INTEGER NOT NULL,
    "twoTimeouts" INTEGER NOT NULL,
    "played" BOOLEAN NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "endedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Result_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Competition" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "settings" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "organizer" TEXT,
    "deputy" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "heardAt" TIMESTAMP(3) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Competition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entrant" (
    "competitionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "delivery" TEXT NOT NULL DEFAULT 'immediate',
    "quietFrom" INTEGER NOT NULL DEFAULT 0,
    "quietTo" INTEGER NOT NULL DEFAULT 0,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Entrant_pkey" PRIMARY KEY ("competitionId","number")
);

-- CreateTable
CREATE TABLE "Pairing" (
    "competitionId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "Pairing_pkey" PRIMARY KEY ("competitionId","id")
);

-- CreateTable
CREATE TABLE "CompetitionLog" (
    "competitionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "who" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "facts" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "CompetitionLog_pkey" PRIMARY KEY ("competitionId","number")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" TEXT NOT NULL,
    "competitionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMP(3) NOT NULL,
    "heldSince" TIMESTAMP(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Rating" (
    "game" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "half" DOUBLE PRECISION NOT NULL,
    "results" INTEGER NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "history" TEXT NOT NULL DEFAULT '[]',

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("game","kind","key")
);

-- CreateTable
CREATE TABLE "Fit" (
    "game" TEXT NOT NULL,
    "wanted" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Fit_pkey" PRIMARY KEY ("game")
);

-- CreateIndex
CREATE UNIQUE INDEX "Player_tag_key" ON "Player"("tag");

-- CreateIndex
CREATE UNIQUE INDEX "Player_address_key" ON "Player"("address");

-- CreateIndex
CREATE INDEX "Ended_at_idx" ON "Ended"("at");

-- CreateIndex
CREATE INDEX "Result_one_endedAt_idx" ON "Result"("one", "endedAt");

-- CreateIndex
CREATE INDEX "Result_two_endedAt_idx" ON "Result"("two", "endedAt");

-- CreateIndex
CREATE INDEX "Result_game_rated_endedAt_idx" ON "Result"("game", "rated", "endedAt");

-- CreateIndex
CREATE INDEX "Result_competitionId_idx" ON "Result"("competitionId");

-- CreateIndex
CREATE INDEX "Competition_nextAt_idx" ON "Competition"("nextAt");

-- CreateIndex
CREATE INDEX "Competition_listed_status_updatedAt_idx" ON "Competition"("listed", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "Competition_organizer_idx" ON "Competition"("organizer");

-- CreateIndex
CREATE INDEX "Competition_deputy_idx" ON "Competition"("deputy");

-- CreateIndex
CREATE INDEX "Entrant_playerId_idx" ON "Entrant"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Entrant_competitionId_playerId_key" ON "Entrant"("competitionId", "playerId");

-- CreateIndex
CREATE INDEX "Notice_state_nextAt_idx" ON "Notice"("state", "nextAt");

-- CreateIndex
CREATE INDEX "Notice_address_idx" ON "Notice"("address");

-- CreateIndex
CREATE INDEX "Notice_competitionId_idx" ON "Notice"("competitionId");

-- CreateIndex
CREATE INDEX "Rating_game_kind_listed_value_idx" ON "Rating"("game", "kind", "listed", "value");

-- CreateIndex
CREATE INDEX "Rating_key_idx" ON "Rating"("key");

-- CreateIndex
CREATE INDEX "Fit_wanted_done_idx" ON "Fit"("wanted", "done");

-- AddForeignKey
ALTER TABLE "Ended" ADD CONSTRAINT "Ended_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pairing" ADD CONSTRAINT "Pairing_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompetitionLog" ADD CONSTRAINT "CompetitionLog_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
