-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Standing" (
    "matchId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "orders" TEXT NOT NULL,
    "expiry" TEXT NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL,

    PRIMARY KEY ("matchId", "side"),
    CONSTRAINT "Standing_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Standing" ("matchId", "orders", "revision", "side") SELECT "matchId", "orders", "revision", "side" FROM "Standing";
DROP TABLE "Standing";
ALTER TABLE "new_Standing" RENAME TO "Standing";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
