// Written by scripts/generate.mjs from prisma/<provider>/migrations.
export const migrations = {
  sqlite: [
    {
      name: '20261121180040_initial',
      sql: '-- CreateTable\nCREATE TABLE "Match" (\n    "id" TEXT NOT NULL PRIMARY KEY,\n    "game" TEXT NOT NULL,\n    "scenario" TEXT NOT NULL,\n    "options" TEXT NOT NULL,\n    "rulesVersion" INTEGER NOT NULL,\n    "pack" TEXT,\n    "status" TEXT NOT NULL,\n    "headNumber" INTEGER NOT NULL,\n    "headHash" TEXT NOT NULL,\n    "pending" TEXT NOT NULL,\n    "revision" INTEGER NOT NULL DEFAULT 0,\n    "createdAt" DATETIME NOT NULL,\n    "updatedAt" DATETIME NOT NULL\n);\n\n-- CreateTable\nCREATE TABLE "Seat" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "name" TEXT NOT NULL,\n    "address" TEXT,\n    "locale" TEXT NOT NULL,\n    "timeZone" TEXT NOT NULL,\n    "joinedAt" DATETIME,\n    "seed" TEXT,\n    "generation" INTEGER NOT NULL DEFAULT 0,\n    "mailing" BOOLEAN NOT NULL DEFAULT true,\n    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Event" (\n    "matchId" TEXT NOT NULL,\n    "number" INTEGER NOT NULL,\n    "at" DATETIME NOT NULL,\n    "type" TEXT NOT NULL,\n    "hash" TEXT NOT NULL,\n    "text" TEXT NOT NULL,\n    "contents" TEXT NOT NULL,\n\n    PRIMARY KEY ("matchId", "number"),\n    CONSTRAINT "Event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Snapshot" (\n    "matchId" TEXT NOT NULL PRIMARY KEY,\n    "event" INTEGER NOT NULL,\n    "orders" INTEGER NOT NULL,\n    "rolls" INTEGER NOT NULL,\n    "draws" INTEGER NOT NULL,\n    "state" TEXT NOT NULL,\n    CONSTRAINT "Snapshot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Draft" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "baseEvent" INTEGER NOT NULL,\n    "revision" INTEGER NOT NULL,\n    "answers" TEXT NOT NULL,\n    "lastKey" TEXT NOT NULL,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Draft_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Standing" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "orders" TEXT NOT NULL,\n    "revision" INTEGER NOT NULL,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Standing_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Root" (\n    "matchId" TEXT NOT NULL,\n    "chain" INTEGER NOT NULL,\n    "sealed" TEXT NOT NULL,\n    "secret" TEXT NOT NULL,\n    "nextRoll" INTEGER NOT NULL,\n    "nextDraw" INTEGER NOT NULL,\n\n    PRIMARY KEY ("matchId", "chain"),\n    CONSTRAINT "Root_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Answer" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "key" TEXT NOT NULL,\n    "bodyHash" TEXT NOT NULL,\n    "status" INTEGER NOT NULL,\n    "answer" TEXT NOT NULL,\n    "at" DATETIME NOT NULL,\n\n    PRIMARY KEY ("matchId", "side", "key"),\n    CONSTRAINT "Answer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Outbox" (\n    "matchId" TEXT NOT NULL,\n    "messageId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "kind" TEXT NOT NULL,\n    "payload" TEXT NOT NULL,\n    "state" TEXT NOT NULL DEFAULT \'waiting\',\n    "attempts" INTEGER NOT NULL DEFAULT 0,\n    "nextAt" DATETIME NOT NULL,\n    "lastError" TEXT,\n    "createdAt" DATETIME NOT NULL,\n    "sentAt" DATETIME,\n\n    PRIMARY KEY ("matchId", "messageId"),\n    CONSTRAINT "Outbox_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateTable\nCREATE TABLE "Mail" (\n    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,\n    "address" TEXT NOT NULL,\n    "subject" TEXT NOT NULL,\n    "messageId" TEXT NOT NULL,\n    "raw" BLOB NOT NULL,\n    "at" DATETIME NOT NULL\n);\n\n-- CreateTable\nCREATE TABLE "Pack" (\n    "hash" TEXT NOT NULL PRIMARY KEY,\n    "game" TEXT NOT NULL,\n    "text" TEXT NOT NULL\n);\n\n-- CreateTable\nCREATE TABLE "Setting" (\n    "key" TEXT NOT NULL PRIMARY KEY,\n    "value" TEXT NOT NULL\n);\n\n-- CreateIndex\nCREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");\n\n-- CreateIndex\nCREATE INDEX "Seat_address_idx" ON "Seat"("address");\n\n-- CreateIndex\nCREATE INDEX "Outbox_state_nextAt_idx" ON "Outbox"("state", "nextAt");\n',
    },
    {
      name: '20261121180912_draw_offers',
      sql: '-- CreateTable\nCREATE TABLE "Offer" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "kind" TEXT NOT NULL,\n    "at" DATETIME NOT NULL,\n\n    PRIMARY KEY ("matchId", "side", "kind"),\n    CONSTRAINT "Offer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n',
    },
    {
      name: '20261121204456_seats_held',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN "holder" TEXT NOT NULL DEFAULT \'person\';\nALTER TABLE "Seat" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT false;\nALTER TABLE "Seat" ADD COLUMN "stuckAt" INTEGER;\n\n-- Until now a seat without an address was one that had been left open.\nUPDATE "Seat" SET "holder" = \'open\' WHERE "address" IS NULL AND "joinedAt" IS NULL;\n\n-- CreateTable\nCREATE TABLE "Opening" (\n    "key" TEXT NOT NULL PRIMARY KEY,\n    "bodyHash" TEXT NOT NULL,\n    "matchId" TEXT NOT NULL,\n    "at" DATETIME NOT NULL\n);\n\n-- CreateIndex\nCREATE INDEX "Seat_holder_idx" ON "Seat"("holder");\n',
    },
    {
      name: '20261122211034_outbox_emptied',
      sql: '-- DropIndex\nDROP INDEX "Outbox_state_nextAt_idx";\n\n-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN "again" BOOLEAN NOT NULL DEFAULT false;\n\n-- What waits no longer is not composed any more; what was claimed before is a retry.\nUPDATE "Outbox" SET "payload" = \'\' WHERE "state" <> \'waiting\';\nUPDATE "Outbox" SET "again" = true WHERE "attempts" > 0;\n\n-- CreateIndex\nCREATE INDEX "Outbox_state_again_nextAt_idx" ON "Outbox"("state", "again", "nextAt");\n\n-- CreateIndex\nCREATE INDEX "Outbox_matchId_state_idx" ON "Outbox"("matchId", "state");\n',
    },
    {
      name: '20261122212409_recipients',
      sql: '-- CreateTable\nCREATE TABLE "MailCount" (\n    "who" TEXT NOT NULL,\n    "since" DATETIME NOT NULL,\n    "count" INTEGER NOT NULL,\n\n    PRIMARY KEY ("who", "since")\n);\n\n-- CreateTable\nCREATE TABLE "Unwanted" (\n    "who" TEXT NOT NULL PRIMARY KEY,\n    "at" DATETIME NOT NULL\n);\n\n-- CreateTable\nCREATE TABLE "Asked" (\n    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,\n    "address" TEXT NOT NULL,\n    "at" DATETIME NOT NULL\n);\n\n-- CreateIndex\nCREATE INDEX "MailCount_since_idx" ON "MailCount"("since");\n\n-- CreateIndex\nCREATE INDEX "Opening_matchId_idx" ON "Opening"("matchId");\n',
    },
    {
      name: '20261122212655_queries_and_keys',
      sql: '-- CreateTable\nCREATE TABLE "Key" (\n    "use" TEXT NOT NULL,\n    "id" TEXT NOT NULL,\n\n    PRIMARY KEY ("use", "id")\n);\n\n-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Match" (\n    "id" TEXT NOT NULL PRIMARY KEY,\n    "game" TEXT NOT NULL,\n    "scenario" TEXT NOT NULL,\n    "options" TEXT NOT NULL,\n    "rulesVersion" INTEGER NOT NULL,\n    "pack" TEXT,\n    "status" TEXT NOT NULL,\n    "headNumber" INTEGER NOT NULL,\n    "headHash" TEXT NOT NULL,\n    "pending" TEXT NOT NULL,\n    "agreed" BOOLEAN NOT NULL DEFAULT false,\n    "revision" INTEGER NOT NULL DEFAULT 0,\n    "createdAt" DATETIME NOT NULL,\n    "updatedAt" DATETIME NOT NULL\n);\nINSERT INTO "new_Match" ("createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "updatedAt") SELECT "createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "updatedAt" FROM "Match";\nDROP TABLE "Match";\nALTER TABLE "new_Match" RENAME TO "Match";\nCREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");\nCREATE INDEX "Match_status_createdAt_idx" ON "Match"("status", "createdAt");\nCREATE INDEX "Match_agreed_status_updatedAt_idx" ON "Match"("agreed", "status", "updatedAt");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n\n-- What the seats agreed to before the column was there.\nUPDATE "Match" SET "agreed" = true\nWHERE NOT EXISTS (SELECT 1 FROM "Seat" WHERE "Seat"."matchId" = "Match"."id" AND NOT "Seat"."listed");\n\n-- The keys that roots are sealed with (`v1.<key id>.…`).\nINSERT INTO "Key" ("use", "id") SELECT DISTINCT \'roots\', substr("sealed", 4, instr(substr("sealed", 4), \'.\') - 1) FROM "Root";\n',
    },
    {
      name: '20261123031404_ceremony',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN "digest" TEXT;\nALTER TABLE "Seat" ADD COLUMN "kept" TEXT;\n',
    },
    {
      name: '20261123031705_plans',
      sql: '-- CreateTable\nCREATE TABLE "Plan" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "plan" TEXT NOT NULL,\n    "progress" TEXT NOT NULL,\n    "drafting" TEXT NOT NULL,\n    "state" TEXT NOT NULL,\n    "revision" INTEGER NOT NULL,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Plan_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateIndex\nCREATE INDEX "Plan_state_idx" ON "Plan"("state");\n',
    },
    {
      name: '20261123032606_outline',
      sql: '-- AlterTable\nALTER TABLE "Event" ADD COLUMN "outline" TEXT;\n',
    },
    {
      name: '20261123221341_clocks',
      sql: '-- AlterTable\nALTER TABLE "Match" ADD COLUMN "terms" TEXT NOT NULL DEFAULT \'{}\';\n\n-- CreateTable\nCREATE TABLE "Clock" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "left" INTEGER NOT NULL,\n    "phase" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "state" TEXT NOT NULL,\n    "pauses" BOOLEAN NOT NULL,\n    "since" DATETIME,\n    "answeredAt" DATETIME,\n    "timeouts" INTEGER NOT NULL,\n    "claimable" BOOLEAN NOT NULL,\n    "absences" TEXT NOT NULL,\n    "reminders" TEXT NOT NULL,\n    "reminded" INTEGER NOT NULL,\n    "nextAt" DATETIME,\n    "revision" INTEGER NOT NULL,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Clock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateIndex\nCREATE INDEX "Clock_nextAt_idx" ON "Clock"("nextAt");\n',
    },
    {
      name: '20261124132552_offer_event',
      sql: '-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Offer" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "kind" TEXT NOT NULL,\n    "at" DATETIME NOT NULL,\n    "event" INTEGER NOT NULL DEFAULT 0,\n\n    PRIMARY KEY ("matchId", "side", "kind"),\n    CONSTRAINT "Offer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Offer" ("at", "kind", "matchId", "side") SELECT "at", "kind", "matchId", "side" FROM "Offer";\nDROP TABLE "Offer";\nALTER TABLE "new_Offer" RENAME TO "Offer";\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
    {
      name: '20261125135036_correspondence',
      sql: '-- AlterTable\nALTER TABLE "Draft" ADD COLUMN "closesAt" DATETIME;\nALTER TABLE "Draft" ADD COLUMN "press" TEXT;\n\n-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN "heldSince" DATETIME;\n\n-- CreateTable\nCREATE TABLE "Message" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "text" TEXT NOT NULL,\n    "at" DATETIME NOT NULL,\n\n    PRIMARY KEY ("matchId", "side", "event"),\n    CONSTRAINT "Message_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Offer" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "kind" TEXT NOT NULL,\n    "at" DATETIME NOT NULL,\n    "event" INTEGER NOT NULL DEFAULT 0,\n    "detail" TEXT NOT NULL DEFAULT \'\',\n\n    PRIMARY KEY ("matchId", "side", "kind"),\n    CONSTRAINT "Offer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Offer" ("at", "event", "kind", "matchId", "side") SELECT "at", "event", "kind", "matchId", "side" FROM "Offer";\nDROP TABLE "Offer";\nALTER TABLE "new_Offer" RENAME TO "Offer";\nCREATE TABLE "new_Seat" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "name" TEXT NOT NULL,\n    "address" TEXT,\n    "locale" TEXT NOT NULL,\n    "timeZone" TEXT NOT NULL,\n    "joinedAt" DATETIME,\n    "digest" TEXT,\n    "seed" TEXT,\n    "kept" TEXT,\n    "generation" INTEGER NOT NULL DEFAULT 0,\n    "mailing" BOOLEAN NOT NULL DEFAULT true,\n    "delivery" TEXT NOT NULL DEFAULT \'immediate\',\n    "quietFrom" INTEGER NOT NULL DEFAULT 0,\n    "quietTo" INTEGER NOT NULL DEFAULT 0,\n    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,\n    "holder" TEXT NOT NULL DEFAULT \'person\',\n    "listed" BOOLEAN NOT NULL DEFAULT false,\n    "stuckAt" INTEGER,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Seat" ("address", "digest", "generation", "holder", "joinedAt", "kept", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "seed", "side", "stuckAt", "timeZone") SELECT "address", "digest", "generation", "holder", "joinedAt", "kept", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "seed", "side", "stuckAt", "timeZone" FROM "Seat";\nDROP TABLE "Seat";\nALTER TABLE "new_Seat" RENAME TO "Seat";\nCREATE INDEX "Seat_address_idx" ON "Seat"("address");\nCREATE INDEX "Seat_holder_idx" ON "Seat"("holder");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n\n-- CreateIndex\nCREATE INDEX "Draft_closesAt_idx" ON "Draft"("closesAt");\n',
    },
    {
      name: '20261125145219_leases',
      sql: '-- CreateTable\nCREATE TABLE "Lease" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "use" TEXT NOT NULL,\n    "until" DATETIME NOT NULL,\n\n    PRIMARY KEY ("matchId", "side", "use")\n);\n',
    },
    {
      name: '20261125153000_throws',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN "witness" TEXT;\n\n-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Match" (\n    "id" TEXT NOT NULL PRIMARY KEY,\n    "game" TEXT NOT NULL,\n    "scenario" TEXT NOT NULL,\n    "options" TEXT NOT NULL,\n    "rulesVersion" INTEGER NOT NULL,\n    "pack" TEXT,\n    "status" TEXT NOT NULL,\n    "headNumber" INTEGER NOT NULL,\n    "headHash" TEXT NOT NULL,\n    "pending" TEXT NOT NULL,\n    "terms" TEXT NOT NULL DEFAULT \'{}\',\n    "beacon" TEXT,\n    "round" INTEGER NOT NULL DEFAULT 0,\n    "throwing" TEXT,\n    "agreed" BOOLEAN NOT NULL DEFAULT false,\n    "revision" INTEGER NOT NULL DEFAULT 0,\n    "createdAt" DATETIME NOT NULL,\n    "updatedAt" DATETIME NOT NULL\n);\nINSERT INTO "new_Match" ("agreed", "createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "terms", "updatedAt") SELECT "agreed", "createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "terms", "updatedAt" FROM "Match";\nDROP TABLE "Match";\nALTER TABLE "new_Match" RENAME TO "Match";\nCREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");\nCREATE INDEX "Match_status_createdAt_idx" ON "Match"("status", "createdAt");\nCREATE INDEX "Match_agreed_status_updatedAt_idx" ON "Match"("agreed", "status", "updatedAt");\nCREATE INDEX "Match_throwing_round_idx" ON "Match"("throwing", "round");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
    {
      name: '20261125154637_bounces',
      sql: '-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Seat" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "name" TEXT NOT NULL,\n    "address" TEXT,\n    "locale" TEXT NOT NULL,\n    "timeZone" TEXT NOT NULL,\n    "joinedAt" DATETIME,\n    "digest" TEXT,\n    "seed" TEXT,\n    "kept" TEXT,\n    "generation" INTEGER NOT NULL DEFAULT 0,\n    "witness" TEXT,\n    "mailing" BOOLEAN NOT NULL DEFAULT true,\n    "delivery" TEXT NOT NULL DEFAULT \'immediate\',\n    "quietFrom" INTEGER NOT NULL DEFAULT 0,\n    "quietTo" INTEGER NOT NULL DEFAULT 0,\n    "bouncedAt" DATETIME,\n    "bounces" INTEGER NOT NULL DEFAULT 0,\n    "lastBounceAt" DATETIME,\n    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,\n    "holder" TEXT NOT NULL DEFAULT \'person\',\n    "listed" BOOLEAN NOT NULL DEFAULT false,\n    "stuckAt" INTEGER,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Seat" ("address", "delivery", "digest", "generation", "holder", "joinedAt", "kept", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "quietFrom", "quietTo", "seed", "side", "stuckAt", "timeZone", "witness") SELECT "address", "delivery", "digest", "generation", "holder", "joinedAt", "kept", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "quietFrom", "quietTo", "seed", "side", "stuckAt", "timeZone", "witness" FROM "Seat";\nDROP TABLE "Seat";\nALTER TABLE "new_Seat" RENAME TO "Seat";\nCREATE INDEX "Seat_address_idx" ON "Seat"("address");\nCREATE INDEX "Seat_holder_idx" ON "Seat"("holder");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
    {
      name: '20261125170127_standing_expiry',
      sql: '-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Standing" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "orders" TEXT NOT NULL,\n    "expiry" TEXT NOT NULL DEFAULT \'{}\',\n    "revision" INTEGER NOT NULL,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Standing_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Standing" ("matchId", "orders", "revision", "side") SELECT "matchId", "orders", "revision", "side" FROM "Standing";\nDROP TABLE "Standing";\nALTER TABLE "new_Standing" RENAME TO "Standing";\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
    {
      name: '20261125172100_hooks',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN "hook" TEXT;\nALTER TABLE "Seat" ADD COLUMN "hookNonce" TEXT;\n\n-- CreateTable\nCREATE TABLE "Call" (\n    "matchId" TEXT NOT NULL,\n    "id" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "payload" TEXT NOT NULL,\n    "waits" BOOLEAN NOT NULL DEFAULT true,\n    "attempts" INTEGER NOT NULL DEFAULT 0,\n    "nextAt" DATETIME NOT NULL,\n    "lastError" TEXT,\n\n    PRIMARY KEY ("matchId", "id"),\n    CONSTRAINT "Call_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\n\n-- CreateIndex\nCREATE INDEX "Call_waits_nextAt_idx" ON "Call"("waits", "nextAt");\n',
    },
    {
      name: '20261125172151_rules',
      sql: '-- AlterTable\nALTER TABLE "Match" ADD COLUMN "rules" TEXT;\n',
    },
    {
      name: '20261125174541_mails_in_one',
      sql: '-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN "leavesIn" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Outbox_leavesIn_idx" ON "Outbox"("leavesIn");\n',
    },
    {
      name: '20261125181824_offers_by_address',
      sql: '-- AlterTable\nALTER TABLE "Offer" ADD COLUMN "address" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Offer_address_idx" ON "Offer"("address");\n\n-- Offers of earlier versions hold it in their text.\nUPDATE "Offer" SET "address" = json_extract("detail", \'$.claimant.address\') WHERE "kind" = \'substitute\';\n',
    },
    {
      name: '20261125204617_text_only',
      sql: '-- CreateTable\nCREATE TABLE "TextOnly" (\n    "who" TEXT NOT NULL PRIMARY KEY,\n    "at" DATETIME NOT NULL\n);\n',
    },
    {
      name: '20261125212238_claims_by_address',
      sql: '-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN "address" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Outbox_address_idx" ON "Outbox"("address");\n\n-- Claims of earlier versions hold it in their text.\nUPDATE "Outbox" SET "address" = json_extract("payload", \'$.to.address\') WHERE "kind" = \'claim\' AND "payload" <> \'\';\n',
    },
    {
      name: '20261129021822_clock_stood',
      sql: '-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Clock" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "left" INTEGER NOT NULL,\n    "stood" INTEGER NOT NULL DEFAULT 0,\n    "phase" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "state" TEXT NOT NULL,\n    "pauses" BOOLEAN NOT NULL,\n    "since" DATETIME,\n    "answeredAt" DATETIME,\n    "timeouts" INTEGER NOT NULL,\n    "claimable" BOOLEAN NOT NULL,\n    "absences" TEXT NOT NULL,\n    "reminders" TEXT NOT NULL,\n    "reminded" INTEGER NOT NULL,\n    "nextAt" DATETIME,\n    "revision" INTEGER NOT NULL,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Clock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Clock" ("absences", "answeredAt", "claimable", "event", "left", "matchId", "nextAt", "pauses", "phase", "reminded", "reminders", "revision", "side", "since", "state", "timeouts") SELECT "absences", "answeredAt", "claimable", "event", "left", "matchId", "nextAt", "pauses", "phase", "reminded", "reminders", "revision", "side", "since", "state", "timeouts" FROM "Clock";\nDROP TABLE "Clock";\nALTER TABLE "new_Clock" RENAME TO "Clock";\nCREATE INDEX "Clock_nextAt_idx" ON "Clock"("nextAt");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
    {
      name: '20261129114304_outbox_left_at',
      sql: '-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN "leftAt" DATETIME;\n',
    },
    {
      name: '20261129115656_own_words',
      sql: '-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Seat" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "name" TEXT NOT NULL,\n    "address" TEXT,\n    "locale" TEXT NOT NULL,\n    "timeZone" TEXT NOT NULL,\n    "joinedAt" DATETIME,\n    "digest" TEXT,\n    "seed" TEXT,\n    "words" TEXT,\n    "first" BOOLEAN NOT NULL DEFAULT false,\n    "kept" TEXT,\n    "generation" INTEGER NOT NULL DEFAULT 0,\n    "witness" TEXT,\n    "hook" TEXT,\n    "hookNonce" TEXT,\n    "mailing" BOOLEAN NOT NULL DEFAULT true,\n    "delivery" TEXT NOT NULL DEFAULT \'immediate\',\n    "quietFrom" INTEGER NOT NULL DEFAULT 0,\n    "quietTo" INTEGER NOT NULL DEFAULT 0,\n    "bouncedAt" DATETIME,\n    "bounces" INTEGER NOT NULL DEFAULT 0,\n    "lastBounceAt" DATETIME,\n    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,\n    "holder" TEXT NOT NULL DEFAULT \'person\',\n    "listed" BOOLEAN NOT NULL DEFAULT false,\n    "stuckAt" INTEGER,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Seat" ("address", "bouncedAt", "bounces", "delivery", "digest", "generation", "holder", "hook", "hookNonce", "joinedAt", "kept", "lastBounceAt", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "quietFrom", "quietTo", "seed", "side", "stuckAt", "timeZone", "witness") SELECT "address", "bouncedAt", "bounces", "delivery", "digest", "generation", "holder", "hook", "hookNonce", "joinedAt", "kept", "lastBounceAt", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "quietFrom", "quietTo", "seed", "side", "stuckAt", "timeZone", "witness" FROM "Seat";\nDROP TABLE "Seat";\nALTER TABLE "new_Seat" RENAME TO "Seat";\nCREATE INDEX "Seat_address_idx" ON "Seat"("address");\nCREATE INDEX "Seat_holder_idx" ON "Seat"("holder");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
    {
      name: '20261129120509_seat_shown',
      sql: '-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\nCREATE TABLE "new_Seat" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "name" TEXT NOT NULL,\n    "address" TEXT,\n    "locale" TEXT NOT NULL,\n    "timeZone" TEXT NOT NULL,\n    "joinedAt" DATETIME,\n    "digest" TEXT,\n    "seed" TEXT,\n    "words" TEXT,\n    "first" BOOLEAN NOT NULL DEFAULT false,\n    "kept" TEXT,\n    "generation" INTEGER NOT NULL DEFAULT 0,\n    "witness" TEXT,\n    "hook" TEXT,\n    "hookNonce" TEXT,\n    "mailing" BOOLEAN NOT NULL DEFAULT true,\n    "delivery" TEXT NOT NULL DEFAULT \'immediate\',\n    "quietFrom" INTEGER NOT NULL DEFAULT 0,\n    "quietTo" INTEGER NOT NULL DEFAULT 0,\n    "bouncedAt" DATETIME,\n    "bounces" INTEGER NOT NULL DEFAULT 0,\n    "lastBounceAt" DATETIME,\n    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,\n    "shownEvent" INTEGER NOT NULL DEFAULT 0,\n    "shownAt" DATETIME,\n    "holder" TEXT NOT NULL DEFAULT \'person\',\n    "listed" BOOLEAN NOT NULL DEFAULT false,\n    "stuckAt" INTEGER,\n\n    PRIMARY KEY ("matchId", "side"),\n    CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE\n);\nINSERT INTO "new_Seat" ("address", "bouncedAt", "bounces", "delivery", "digest", "first", "generation", "holder", "hook", "hookNonce", "joinedAt", "kept", "lastBounceAt", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "quietFrom", "quietTo", "seed", "side", "stuckAt", "timeZone", "witness", "words") SELECT "address", "bouncedAt", "bounces", "delivery", "digest", "first", "generation", "holder", "hook", "hookNonce", "joinedAt", "kept", "lastBounceAt", "lastMailedEvent", "listed", "locale", "mailing", "matchId", "name", "quietFrom", "quietTo", "seed", "side", "stuckAt", "timeZone", "witness", "words" FROM "Seat";\nDROP TABLE "Seat";\nALTER TABLE "new_Seat" RENAME TO "Seat";\nCREATE INDEX "Seat_address_idx" ON "Seat"("address");\nCREATE INDEX "Seat_holder_idx" ON "Seat"("holder");\nPRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;\n',
    },
  ],
  postgresql: [
    {
      name: '20261121180040_initial',
      sql: '-- CreateTable\nCREATE TABLE "Match" (\n    "id" TEXT NOT NULL,\n    "game" TEXT NOT NULL,\n    "scenario" TEXT NOT NULL,\n    "options" TEXT NOT NULL,\n    "rulesVersion" INTEGER NOT NULL,\n    "pack" TEXT,\n    "status" TEXT NOT NULL,\n    "headNumber" INTEGER NOT NULL,\n    "headHash" TEXT NOT NULL,\n    "pending" TEXT NOT NULL,\n    "revision" INTEGER NOT NULL DEFAULT 0,\n    "createdAt" TIMESTAMP(3) NOT NULL,\n    "updatedAt" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")\n);\n\n-- CreateTable\nCREATE TABLE "Seat" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "name" TEXT NOT NULL,\n    "address" TEXT,\n    "locale" TEXT NOT NULL,\n    "timeZone" TEXT NOT NULL,\n    "joinedAt" TIMESTAMP(3),\n    "seed" TEXT,\n    "generation" INTEGER NOT NULL DEFAULT 0,\n    "mailing" BOOLEAN NOT NULL DEFAULT true,\n    "lastMailedEvent" INTEGER NOT NULL DEFAULT 0,\n\n    CONSTRAINT "Seat_pkey" PRIMARY KEY ("matchId","side")\n);\n\n-- CreateTable\nCREATE TABLE "Event" (\n    "matchId" TEXT NOT NULL,\n    "number" INTEGER NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n    "type" TEXT NOT NULL,\n    "hash" TEXT NOT NULL,\n    "text" TEXT NOT NULL,\n    "contents" TEXT NOT NULL,\n\n    CONSTRAINT "Event_pkey" PRIMARY KEY ("matchId","number")\n);\n\n-- CreateTable\nCREATE TABLE "Snapshot" (\n    "matchId" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "orders" INTEGER NOT NULL,\n    "rolls" INTEGER NOT NULL,\n    "draws" INTEGER NOT NULL,\n    "state" TEXT NOT NULL,\n\n    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("matchId")\n);\n\n-- CreateTable\nCREATE TABLE "Draft" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "baseEvent" INTEGER NOT NULL,\n    "revision" INTEGER NOT NULL,\n    "answers" TEXT NOT NULL,\n    "lastKey" TEXT NOT NULL,\n\n    CONSTRAINT "Draft_pkey" PRIMARY KEY ("matchId","side")\n);\n\n-- CreateTable\nCREATE TABLE "Standing" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "orders" TEXT NOT NULL,\n    "revision" INTEGER NOT NULL,\n\n    CONSTRAINT "Standing_pkey" PRIMARY KEY ("matchId","side")\n);\n\n-- CreateTable\nCREATE TABLE "Root" (\n    "matchId" TEXT NOT NULL,\n    "chain" INTEGER NOT NULL,\n    "sealed" TEXT NOT NULL,\n    "secret" TEXT NOT NULL,\n    "nextRoll" INTEGER NOT NULL,\n    "nextDraw" INTEGER NOT NULL,\n\n    CONSTRAINT "Root_pkey" PRIMARY KEY ("matchId","chain")\n);\n\n-- CreateTable\nCREATE TABLE "Answer" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "key" TEXT NOT NULL,\n    "bodyHash" TEXT NOT NULL,\n    "status" INTEGER NOT NULL,\n    "answer" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Answer_pkey" PRIMARY KEY ("matchId","side","key")\n);\n\n-- CreateTable\nCREATE TABLE "Outbox" (\n    "matchId" TEXT NOT NULL,\n    "messageId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "kind" TEXT NOT NULL,\n    "payload" TEXT NOT NULL,\n    "state" TEXT NOT NULL DEFAULT \'waiting\',\n    "attempts" INTEGER NOT NULL DEFAULT 0,\n    "nextAt" TIMESTAMP(3) NOT NULL,\n    "lastError" TEXT,\n    "createdAt" TIMESTAMP(3) NOT NULL,\n    "sentAt" TIMESTAMP(3),\n\n    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("matchId","messageId")\n);\n\n-- CreateTable\nCREATE TABLE "Mail" (\n    "id" SERIAL NOT NULL,\n    "address" TEXT NOT NULL,\n    "subject" TEXT NOT NULL,\n    "messageId" TEXT NOT NULL,\n    "raw" BYTEA NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")\n);\n\n-- CreateTable\nCREATE TABLE "Pack" (\n    "hash" TEXT NOT NULL,\n    "game" TEXT NOT NULL,\n    "text" TEXT NOT NULL,\n\n    CONSTRAINT "Pack_pkey" PRIMARY KEY ("hash")\n);\n\n-- CreateTable\nCREATE TABLE "Setting" (\n    "key" TEXT NOT NULL,\n    "value" TEXT NOT NULL,\n\n    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")\n);\n\n-- CreateIndex\nCREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");\n\n-- CreateIndex\nCREATE INDEX "Seat_address_idx" ON "Seat"("address");\n\n-- CreateIndex\nCREATE INDEX "Outbox_state_nextAt_idx" ON "Outbox"("state", "nextAt");\n\n-- AddForeignKey\nALTER TABLE "Seat" ADD CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Event" ADD CONSTRAINT "Event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Draft" ADD CONSTRAINT "Draft_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Standing" ADD CONSTRAINT "Standing_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Root" ADD CONSTRAINT "Root_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Answer" ADD CONSTRAINT "Answer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n\n-- AddForeignKey\nALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n',
    },
    {
      name: '20261121180912_draw_offers',
      sql: '-- CreateTable\nCREATE TABLE "Offer" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "kind" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Offer_pkey" PRIMARY KEY ("matchId","side","kind")\n);\n\n-- AddForeignKey\nALTER TABLE "Offer" ADD CONSTRAINT "Offer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n',
    },
    {
      name: '20261121204456_seats_held',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN "holder" TEXT NOT NULL DEFAULT \'person\';\nALTER TABLE "Seat" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT false;\nALTER TABLE "Seat" ADD COLUMN "stuckAt" INTEGER;\n\n-- Until now a seat without an address was one that had been left open.\nUPDATE "Seat" SET "holder" = \'open\' WHERE "address" IS NULL AND "joinedAt" IS NULL;\n\n-- CreateTable\nCREATE TABLE "Opening" (\n    "key" TEXT NOT NULL,\n    "bodyHash" TEXT NOT NULL,\n    "matchId" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Opening_pkey" PRIMARY KEY ("key")\n);\n\n-- CreateIndex\nCREATE INDEX "Seat_holder_idx" ON "Seat"("holder");\n',
    },
    {
      name: '20261122211034_outbox_emptied',
      sql: '-- DropIndex\nDROP INDEX "Outbox_state_nextAt_idx";\n\n-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN "again" BOOLEAN NOT NULL DEFAULT false;\n\n-- What waits no longer is not composed any more; what was claimed before is a retry.\nUPDATE "Outbox" SET "payload" = \'\' WHERE "state" <> \'waiting\';\nUPDATE "Outbox" SET "again" = true WHERE "attempts" > 0;\n\n-- CreateIndex\nCREATE INDEX "Outbox_state_again_nextAt_idx" ON "Outbox"("state", "again", "nextAt");\n\n-- CreateIndex\nCREATE INDEX "Outbox_matchId_state_idx" ON "Outbox"("matchId", "state");\n',
    },
    {
      name: '20261122212409_recipients',
      sql: '-- CreateTable\nCREATE TABLE "MailCount" (\n    "who" TEXT NOT NULL,\n    "since" TIMESTAMP(3) NOT NULL,\n    "count" INTEGER NOT NULL,\n\n    CONSTRAINT "MailCount_pkey" PRIMARY KEY ("who","since")\n);\n\n-- CreateTable\nCREATE TABLE "Unwanted" (\n    "who" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Unwanted_pkey" PRIMARY KEY ("who")\n);\n\n-- CreateTable\nCREATE TABLE "Asked" (\n    "id" SERIAL NOT NULL,\n    "address" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Asked_pkey" PRIMARY KEY ("id")\n);\n\n-- CreateIndex\nCREATE INDEX "MailCount_since_idx" ON "MailCount"("since");\n\n-- CreateIndex\nCREATE INDEX "Opening_matchId_idx" ON "Opening"("matchId");\n',
    },
    {
      name: '20261122212655_queries_and_keys',
      sql: '-- AlterTable\nALTER TABLE "Match" ADD COLUMN     "agreed" BOOLEAN NOT NULL DEFAULT false;\n\n-- CreateTable\nCREATE TABLE "Key" (\n    "use" TEXT NOT NULL,\n    "id" TEXT NOT NULL,\n\n    CONSTRAINT "Key_pkey" PRIMARY KEY ("use","id")\n);\n\n-- CreateIndex\nCREATE INDEX "Match_status_createdAt_idx" ON "Match"("status", "createdAt");\n\n-- CreateIndex\nCREATE INDEX "Match_agreed_status_updatedAt_idx" ON "Match"("agreed", "status", "updatedAt");\n\n-- What the seats agreed to before the column was there.\nUPDATE "Match" SET "agreed" = true\nWHERE NOT EXISTS (SELECT 1 FROM "Seat" WHERE "Seat"."matchId" = "Match"."id" AND NOT "Seat"."listed");\n\n-- The keys that roots are sealed with (`v1.<key id>.…`).\nINSERT INTO "Key" ("use", "id") SELECT DISTINCT \'roots\', split_part("sealed", \'.\', 2) FROM "Root";\n',
    },
    {
      name: '20261123031404_ceremony',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "digest" TEXT,\nADD COLUMN     "kept" TEXT;\n',
    },
    {
      name: '20261123031705_plans',
      sql: '-- CreateTable\nCREATE TABLE "Plan" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "plan" TEXT NOT NULL,\n    "progress" TEXT NOT NULL,\n    "drafting" TEXT NOT NULL,\n    "state" TEXT NOT NULL,\n    "revision" INTEGER NOT NULL,\n\n    CONSTRAINT "Plan_pkey" PRIMARY KEY ("matchId","side")\n);\n\n-- CreateIndex\nCREATE INDEX "Plan_state_idx" ON "Plan"("state");\n\n-- AddForeignKey\nALTER TABLE "Plan" ADD CONSTRAINT "Plan_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n',
    },
    {
      name: '20261123032606_outline',
      sql: '-- AlterTable\nALTER TABLE "Event" ADD COLUMN     "outline" TEXT;\n',
    },
    {
      name: '20261123221341_clocks',
      sql: '-- AlterTable\nALTER TABLE "Match" ADD COLUMN     "terms" TEXT NOT NULL DEFAULT \'{}\';\n\n-- CreateTable\nCREATE TABLE "Clock" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "left" INTEGER NOT NULL,\n    "phase" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "state" TEXT NOT NULL,\n    "pauses" BOOLEAN NOT NULL,\n    "since" TIMESTAMP(3),\n    "answeredAt" TIMESTAMP(3),\n    "timeouts" INTEGER NOT NULL,\n    "claimable" BOOLEAN NOT NULL,\n    "absences" TEXT NOT NULL,\n    "reminders" TEXT NOT NULL,\n    "reminded" INTEGER NOT NULL,\n    "nextAt" TIMESTAMP(3),\n    "revision" INTEGER NOT NULL,\n\n    CONSTRAINT "Clock_pkey" PRIMARY KEY ("matchId","side")\n);\n\n-- CreateIndex\nCREATE INDEX "Clock_nextAt_idx" ON "Clock"("nextAt");\n\n-- AddForeignKey\nALTER TABLE "Clock" ADD CONSTRAINT "Clock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n',
    },
    {
      name: '20261124132552_offer_event',
      sql: '-- AlterTable\nALTER TABLE "Offer" ADD COLUMN     "event" INTEGER NOT NULL DEFAULT 0;\n',
    },
    {
      name: '20261125135036_correspondence',
      sql: '-- AlterTable\nALTER TABLE "Draft" ADD COLUMN     "closesAt" TIMESTAMP(3),\nADD COLUMN     "press" TEXT;\n\n-- AlterTable\nALTER TABLE "Offer" ADD COLUMN     "detail" TEXT NOT NULL DEFAULT \'\';\n\n-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN     "heldSince" TIMESTAMP(3);\n\n-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "delivery" TEXT NOT NULL DEFAULT \'immediate\',\nADD COLUMN     "quietFrom" INTEGER NOT NULL DEFAULT 0,\nADD COLUMN     "quietTo" INTEGER NOT NULL DEFAULT 0;\n\n-- CreateTable\nCREATE TABLE "Message" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "event" INTEGER NOT NULL,\n    "text" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Message_pkey" PRIMARY KEY ("matchId","side","event")\n);\n\n-- CreateIndex\nCREATE INDEX "Draft_closesAt_idx" ON "Draft"("closesAt");\n\n-- AddForeignKey\nALTER TABLE "Message" ADD CONSTRAINT "Message_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n',
    },
    {
      name: '20261125145219_leases',
      sql: '-- CreateTable\nCREATE TABLE "Lease" (\n    "matchId" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "use" TEXT NOT NULL,\n    "until" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "Lease_pkey" PRIMARY KEY ("matchId","side","use")\n);\n',
    },
    {
      name: '20261125153000_throws',
      sql: '-- AlterTable\nALTER TABLE "Match" ADD COLUMN     "beacon" TEXT,\nADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0,\nADD COLUMN     "throwing" TEXT;\n\n-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "witness" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Match_throwing_round_idx" ON "Match"("throwing", "round");\n',
    },
    {
      name: '20261125154637_bounces',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "bouncedAt" TIMESTAMP(3),\nADD COLUMN     "bounces" INTEGER NOT NULL DEFAULT 0,\nADD COLUMN     "lastBounceAt" TIMESTAMP(3);\n',
    },
    {
      name: '20261125170127_standing_expiry',
      sql: '-- AlterTable\nALTER TABLE "Standing" ADD COLUMN     "expiry" TEXT NOT NULL DEFAULT \'{}\';\n',
    },
    {
      name: '20261125172100_hooks',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "hook" TEXT,\nADD COLUMN     "hookNonce" TEXT;\n\n-- CreateTable\nCREATE TABLE "Call" (\n    "matchId" TEXT NOT NULL,\n    "id" TEXT NOT NULL,\n    "side" TEXT NOT NULL,\n    "payload" TEXT NOT NULL,\n    "waits" BOOLEAN NOT NULL DEFAULT true,\n    "attempts" INTEGER NOT NULL DEFAULT 0,\n    "nextAt" TIMESTAMP(3) NOT NULL,\n    "lastError" TEXT,\n\n    CONSTRAINT "Call_pkey" PRIMARY KEY ("matchId","id")\n);\n\n-- CreateIndex\nCREATE INDEX "Call_waits_nextAt_idx" ON "Call"("waits", "nextAt");\n\n-- AddForeignKey\nALTER TABLE "Call" ADD CONSTRAINT "Call_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;\n',
    },
    {
      name: '20261125172151_rules',
      sql: '-- AlterTable\nALTER TABLE "Match" ADD COLUMN     "rules" TEXT;\n',
    },
    {
      name: '20261125174541_mails_in_one',
      sql: '-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN     "leavesIn" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Outbox_leavesIn_idx" ON "Outbox"("leavesIn");\n',
    },
    {
      name: '20261125181824_offers_by_address',
      sql: '-- AlterTable\nALTER TABLE "Offer" ADD COLUMN     "address" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Offer_address_idx" ON "Offer"("address");\n\n-- Offers of earlier versions hold it in their text.\nUPDATE "Offer" SET "address" = "detail"::json->\'claimant\'->>\'address\' WHERE "kind" = \'substitute\';\n',
    },
    {
      name: '20261125204617_text_only',
      sql: '-- CreateTable\nCREATE TABLE "TextOnly" (\n    "who" TEXT NOT NULL,\n    "at" TIMESTAMP(3) NOT NULL,\n\n    CONSTRAINT "TextOnly_pkey" PRIMARY KEY ("who")\n);\n',
    },
    {
      name: '20261125212238_claims_by_address',
      sql: '-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN     "address" TEXT;\n\n-- CreateIndex\nCREATE INDEX "Outbox_address_idx" ON "Outbox"("address");\n\n-- Claims of earlier versions hold it in their text.\nUPDATE "Outbox" SET "address" = "payload"::json->\'to\'->>\'address\' WHERE "kind" = \'claim\' AND "payload" <> \'\';\n',
    },
    {
      name: '20261129021822_clock_stood',
      sql: '-- AlterTable\nALTER TABLE "Clock" ADD COLUMN     "stood" INTEGER NOT NULL DEFAULT 0;\n',
    },
    {
      name: '20261129114304_outbox_left_at',
      sql: '-- AlterTable\nALTER TABLE "Outbox" ADD COLUMN     "leftAt" TIMESTAMP(3);\n',
    },
    {
      name: '20261129115656_own_words',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "first" BOOLEAN NOT NULL DEFAULT false,\nADD COLUMN     "words" TEXT;\n',
    },
    {
      name: '20261129120509_seat_shown',
      sql: '-- AlterTable\nALTER TABLE "Seat" ADD COLUMN     "shownAt" TIMESTAMP(3),\nADD COLUMN     "shownEvent" INTEGER NOT NULL DEFAULT 0;\n',
    },
  ],
};
