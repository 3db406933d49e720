-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tag" TEXT NOT NULL,
    "address" TEXT,
    "name" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "struck" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Tag" (
    "tag" TEXT NOT NULL PRIMARY KEY
);

-- CreateTable
CREATE TABLE "Ended" (
    "matchId" TEXT NOT NULL PRIMARY KEY,
    "owner" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Ended_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Result" (
    "matchId" TEXT NOT NULL PRIMARY KEY,
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
    "onePoints" REAL,
    "twoPoints" REAL,
    "oneTimeouts" INTEGER NOT NULL,
    "twoTimeouts" INTEGER NOT NULL,
    "played" BOOLEAN NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "endedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Competition" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "settings" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "organizer" TEXT,
    "deputy" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "heardAt" DATETIME NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
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
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("competitionId", "number"),
    CONSTRAINT "Entrant_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Pairing" (
    "competitionId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    PRIMARY KEY ("competitionId", "id"),
    CONSTRAINT "Pairing_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CompetitionLog" (
    "competitionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "who" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "facts" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    PRIMARY KEY ("competitionId", "number"),
    CONSTRAINT "CompetitionLog_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "competitionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME NOT NULL,
    "heldSince" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME
);

-- CreateTable
CREATE TABLE "Rating" (
    "game" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" REAL NOT NULL,
    "half" REAL NOT NULL,
    "results" INTEGER NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "history" TEXT NOT NULL DEFAULT '[]',

    PRIMARY KEY ("game", "kind", "key")
);

-- CreateTable
CREATE TABLE "Fit" (
    "game" TEXT NOT NULL PRIMARY KEY,
    "wanted" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0
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
