-- CreateTable
CREATE TABLE "TextOnly" (
    "who" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL
);
