-- CreateTable
CREATE TABLE "Key" (
    "use" TEXT NOT NULL,
    "id" TEXT NOT NULL,

    PRIMARY KEY ("use", "id")
);

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
    "agreed" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Match" ("createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "updatedAt") SELECT "createdAt", "game", "headHash", "headNumber", "id", "options", "pack", "pending", "revision", "rulesVersion", "scenario", "status", "updatedAt" FROM "Match";
DROP TABLE "Match";
ALTER TABLE "new_Match" RENAME TO "Match";
CREATE INDEX "Match_status_updatedAt_idx" ON "Match"("status", "updatedAt");
CREATE INDEX "Match_status_createdAt_idx" ON "Match"("status", "createdAt");
CREATE INDEX "Match_agreed_status_updatedAt_idx" ON "Match"("agreed", "status", "updatedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- What the seats agreed to before the column was there.
UPDATE "Match" SET "agreed" = true
WHERE NOT EXISTS (SELECT 1 FROM "Seat" WHERE "Seat"."matchId" = "Match"."id" AND NOT "Seat"."listed");

-- The keys that roots are sealed with (`v1.<key id>.…`).
INSERT INTO "Key" ("use", "id") SELECT DISTINCT 'roots', substr("sealed", 4, instr(substr("sealed", 4), '.') - 1) FROM "Root";
