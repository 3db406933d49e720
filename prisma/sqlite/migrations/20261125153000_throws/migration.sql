-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "witness" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Match" (
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
    "terms" TEXT NOT NULL DEFAULT '{}',
    "beacon" TEXT,
    "round" INTEGER NOT NULL DEFAULT 0,
    "throwing" TEXT,
    "agreed" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Match" ("agreed", "createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "terms", "updatedAt") SELECT "agreed", "createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "terms", "updatedAt" FROM "Match";
DROP TABLE "Match";
ALTER TABLE "new_Match" RENAME TO "Match";
CREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");
CREATE INDEX "Match_status_createdAt_idx" ON "Match"("status", "createdAt");
CREATE INDEX "Match_agreed_status_updatedAt_idx" ON "Match"("agreed", "status", "updatedAt");
CREATE INDEX "Match_throwing_round_idx" ON "Match"("throwing", "round");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
