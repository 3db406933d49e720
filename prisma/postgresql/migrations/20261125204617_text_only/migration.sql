-- CreateTable
CREATE TABLE "TextOnly" (
    "who" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TextOnly_pkey" PRIMARY KEY ("who")
);
