// Written by scripts/generate.mjs from prisma/.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// src/generated/sqlite/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// src/generated/sqlite/enums.ts
var enums_exports = {};

// src/generated/sqlite/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "sqlite",
  "inlineSchema": `// The data model, for SQLite and PostgreSQL alike (docs: README, architecture).
// A match is an island: everything of it is keyed by its id, so that the tables can be sharded by it.
// Whatever is hashed, replayed or sent is text, byte for byte: a database may reorder the keys of a JSON column.

/// One play of one game by two seats.
model Match {
  id           String   @id
  game         String
  scenario     String
  /// JSON object: option id -> value.
  options      String
  rulesVersion Int
  /// Digest of those rules as they were when the match took them up; null: it was not noted.
  rules        String?
  /// Hash of the component pack, or null for the pack that is built in.
  pack         String?
  /// open | playing | stopped | finished | imported
  status       String
  headNumber   Int
  headHash     String
  /// JSON array of the sides that the match waits for.
  pending      String
  /// JSON object: what was agreed about time.
  terms        String   @default("{}")
  /// JSON object: the public beacon whose rounds decide the throws; null: the chain alone does.
  beacon       String?
  /// Newest round that an \`ordered\` event named; 0: none.
  round        Int      @default(0)
  /// A throw that has yet to fall: round (it waits for its round) | again (under new roots it waits for a new one). Null: none.
  throwing     String?
  /// Does every seat agree that the match is listed for everybody when it is over? Follows from its seats.
  agreed       Boolean  @default(false)
  /// Raised by every write that a submission in flight may depend on: events, drafts, standing orders, seats.
  revision     Int      @default(0)
  createdAt    DateTime
  updatedAt    DateTime

  seats     Seat[]
  events    Event[]
  snapshot  Snapshot?
  drafts    Draft[]
  standings Standing[]
  plans     Plan[]
  clocks    Clock[]
  offers    Offer[]
  roots     Root[]
  answers   Answer[]
  outbox    Outbox[]
  messages  Message[]
  calls     Call[]
  ended     Ended?

  @@index([status, updatedAt])
  @@index([status, createdAt])
  @@index([agreed, status, updatedAt])
  @@index([throwing, round])
}

/// A side of a match and the person who holds it. Name and address can be erased: the journal holds neither.
model Seat {
  matchId         String
  side            String
  name            String
  address         String?
  locale          String
  timeZone        String
  joinedAt        DateTime?
  /// Of the chain in force: what the seat committed itself to, and its opened seed, hex.
  digest          String?
  seed            String?
  /// The words the player typed, in canonical form. Null: the seed is a random number.
  words           String?
  /// True: this player commits first in every chain. Follows the player when seats are swapped.
  first           Boolean   @default(false)
  /// A seed that the server keeps for this seat until it is opened, encrypted.
  kept            String?
  /// Links carry it; raising it revokes them.
  generation      Int       @default(0)
  /// Is its own address mailed the head before each throw falls?
  ownWitness      Boolean   @default(true)
  /// A third address that is mailed it too; null: none.
  witness         String?
  /// Where its holder has messages of the match sent, beside his mails. Null: nowhere.
  hook            String?
  /// What the key of these messages is made with; a new one with each address.
  hookNonce       String?
  /// Does this seat want mails?
  mailing         Boolean   @default(true)
  /// When mails to it leave: immediate | hourly | daily
  delivery        String    @default("immediate")
  /// Hours of its own zone between which no mail leaves; the same twice: none are quiet.
  quietFrom       Int       @default(0)
  quietTo         Int       @default(0)
  /// When the address was found to take no mail: none but what is asked for goes there until its owner says so. Null: it takes mail.
  bouncedAt       DateTime?
  /// Mails in a row that came back for a reason that may pass.
  bounces         Int       @default(0)
  /// When the last of them came back.
  lastBounceAt    DateTime?
  /// Number of the event that the last delivered mail told of.
  lastMailedEvent Int       @default(0)
  /// Number of the newest event that asks this seat and of which its own open page was sent the mark, and when.
  shownEvent      Int       @default(0)
  shownAt         DateTime?
  /// Who was given the seat when the match was opened: person | open | anyone | robot
  holder          String    @default("person")
  /// Does this seat agree that the finished match is listed for everybody?
  listed          Boolean   @default(false)
  /// Head of the journal at which the practice opponent of this seat found no way on.
  stuckAt         Int?

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side])
  @@index([address])
  @@index([holder])
}

/// Which match a start form opened: a form that is sent twice opens one match.
model Opening {
  key      String   @id
  bodyHash String
  matchId  String
  at       DateTime

  @@index([matchId])
}

/// A link of the journal. Never updated, never deleted.
model Event {
  matchId  String
  number   Int
  at       DateTime
  type     String
  hash     String
  /// The event's canonical JSON, as it was hashed.
  text     String
  /// JSON object: what the seals hold, by side. '{}' for none.
  contents String
  /// JSON object: which lines of the log belong to which phase and order; no part of the journal. Null where nothing was played.
  outline  String?

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, number])
}

/// The newest safe point of a match: one row a match, replaced. Older positions come from replay.
model Snapshot {
  matchId String @id
  /// How many orders, rolls and draws of this event lie before the safe point.
  event   Int
  orders  Int
  rolls   Int
  draws   Int
  state   String

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)
}

/// A seat's orders since the last barrier.
model Draft {
  matchId   String
  side      String
  baseEvent Int
  revision  Int
  /// JSON array of the answers taken so far.
  answers   String
  lastKey   String
  /// JSON: the press that ends the phase, carried out at \`closesAt\` unless its author reopens the draft.
  press     String?
  closesAt  DateTime?

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side])
  @@index([closesAt])
}

/// A seat's standing orders.
model Standing {
  matchId  String
  side     String
  orders   String
  /// JSON object: with which turn or day a sentence ends, by its key.
  expiry   String @default("{}")
  revision Int

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side])
}

/// A seat's plan: lines for its own decisions to come. It goes with the address of its owner.
model Plan {
  matchId  String
  side     String
  /// JSON: lines, what is done behind them, whether it is carried out unasked.
  plan     String
  /// JSON: how far it has come, with a report a line.
  progress String
  /// JSON: the line that is being drafted.
  drafting String
  /// resting | pressed | unasked: the last two are carried out when the match waits for their owner.
  state    String
  revision Int

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side])
  @@index([state])
}

/// The clock of a seat, in matches that have one. It is the seat's timer too: a worker looks at it when \`nextAt\` comes.
model Clock {
  matchId    String
  side       String
  /// Seconds in hand at \`since\`, or while it stands.
  left       Int
  /// Seconds for which it has stood in this match because no mail reached the seat.
  stood      Int       @default(0)
  /// The stretch of play that the time was given for.
  phase      String
  /// Head of the journal when the match began to wait for the seat.
  event      Int
  /// idle | asked | running | failing | up
  state      String
  /// Does the seat want time to stand? It does while both want it.
  pauses     Boolean
  /// asked: when the match began to wait; running: when the mail was handed over, or the clock went on; failing: since when \`stood\` goes on.
  since      DateTime?
  /// When the seat gave its half of a question to both: told to nobody before the other half is there.
  answeredAt DateTime?
  timeouts   Int
  /// May the opponent claim the match?
  claimable  Boolean
  /// JSON array of {from, to}: days away, announced in advance.
  absences   String
  /// JSON array: hours before a deadline at which the seat is reminded.
  reminders  String
  /// How many of them are past for this deadline.
  reminded   Int
  /// When a worker looks at it; a claim moves it to the end of the lease. Null: never.
  nextAt     DateTime?
  revision   Int

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side])
  @@index([nextAt])
}

/// What a side offers the other and waits for its consent: no event, so that no number moves.
model Offer {
  matchId String
  side    String
  /// draw, resignation, lost seed, take back, substitute, beaconless
  kind    String
  at      DateTime
  /// The event that it was made behind.
  event   Int      @default(0)
  /// JSON: what it is about, where its kind does not say all.
  detail  String   @default("")
  /// Of whoever is named in it and holds no seat; null: nobody is.
  address String?

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side, kind])
  @@index([address])
}

/// A chain of dice roots, encrypted at rest.
model Root {
  matchId  String
  chain    Int
  sealed   String
  secret   String
  nextRoll Int
  nextDraw Int

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, chain])
}

/// What was answered to an idempotency key.
model Answer {
  matchId  String
  side     String
  key      String
  bodyHash String
  status   Int
  answer   String
  at       DateTime

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side, key])
}

/// A mail to be sent, written in the transaction of what it tells.
model Outbox {
  matchId   String
  messageId String
  side      String
  event     Int
  kind      String
  /// What the mail is composed from; empty once it waits no longer.
  payload   String
  /// Of whoever is mailed and holds no seat, while it waits; null: it goes to the seat's own.
  address   String?
  /// waiting | sent | superseded | failed
  state     String    @default("waiting")
  attempts  Int       @default(0)
  /// Was it claimed before? Retries have places of their own.
  again     Boolean   @default(false)
  /// A worker may claim the mail from here on; a claim moves it to the end of the lease.
  nextAt    DateTime
  lastError String?
  /// When it would have left, had its reader not wished it later.
  heldSince DateTime?
  /// The mail that it leaves in, by match and Message-ID: its own, or the one that it was collected in. Null: neither yet.
  leavesIn  String?
  /// When it was composed in a try that its server may have taken: a deadline that it tells counts from then. Null: in none yet.
  leftAt    DateTime?
  createdAt DateTime
  sentAt    DateTime?

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, messageId])
  @@index([state, again, nextAt])
  @@index([matchId, state])
  @@index([leavesIn])
  @@index([address])
}

/// What a player says to his opponent with the turn that makes an event. No part of the journal; it goes with its author.
model Message {
  matchId String
  side    String
  event   Int
  text    String
  at      DateTime

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, side, event])
}

/// Work on a seat that one of several processes does, until an instant: it runs out by itself.
model Lease {
  matchId String
  side    String
  /// practice | plan
  use     String
  until   DateTime

  @@id([matchId, side, use])
}

/// A message to another service, written in the transaction of what it tells; it goes when it was taken there.
model Call {
  matchId   String
  /// The id of the mail that tells the same.
  id        String
  side      String
  payload   String
  /// False: given up.
  waits     Boolean  @default(true)
  attempts  Int      @default(0)
  nextAt    DateTime
  lastError String?

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@id([matchId, id])
  @@index([waits, nextAt])
}

/// The built-in mailbox for local use.
model Mail {
  id        Int      @id @default(autoincrement())
  address   String
  subject   String
  messageId String
  raw       Bytes
  at        DateTime
}

/// A component pack, by the hash of its text.
model Pack {
  hash String @id
  game String
  text String
}

/// A key of the server that something in this database was sealed or signed with: without it the server does not start.
model Key {
  /// roots | links
  use String
  /// The first digits of its SHA-256.
  id  String

  @@id([use, id])
}

/// Facts of the whole database.
model Setting {
  key   String @id
  value String
}

/// How many mails that nobody at their end had asked for went to somebody in a span of time. Counted, never read: \`who\` is a keyed hash.
model MailCount {
  who   String
  /// Begin of the span.
  since DateTime
  count Int

  @@id([who, since])
  @@index([since])
}

/// Addresses that want no mail at all, as keyed hashes.
model Unwanted {
  who String   @id
  at  DateTime
}

/// Addresses whose mails are text alone, with a code to be typed instead of links, as keyed hashes.
model TextOnly {
  who String   @id
  at  DateTime
}

/// Somebody asked for the links of this address. Whoever sends mails looks it up, at his own time, and deletes the row.
model Asked {
  id      Int      @id @default(autoincrement())
  address String
  at      DateTime
}

/// Somebody with a public name. Whoever plays without one has no row here.
model Player {
  id        String   @id
  /// Six letters: the address of the player's page. Erasing its owner puts a new one in its place.
  tag       String   @unique
  /// Null: the owner was erased.
  address   String?  @unique
  /// Not unique. Empty: blanked, or its owner was erased.
  name      String
  /// The owner shows neither page nor rating.
  hidden    Boolean  @default(false)
  /// The operator takes this player's results out of the ratings.
  struck    Boolean  @default(false)
  createdAt DateTime
}

/// Every tag that was ever given: none is given twice. Says nothing of who had it.
model Tag {
  tag String @id
}

/// A match of an event that has ended and of which no result was made yet. Written by the transaction that ends it.
model Ended {
  matchId String   @id
  /// The event that its terms name.
  owner   String
  at      DateTime

  match Match @relation(fields: [matchId], references: [id], onDelete: Cascade)

  @@index([at])
}

/// How a match of an event ended, with all that ratings and tables ask: no journal is read for it again.
model Result {
  matchId       String   @id
  game          String
  scenario      String
  /// JSON object: option id -> value.
  options       String
  competitionId String
  pairing       String
  leg           Int
  /// The sides in the order of the game, and the players who held them.
  oneSide       String
  twoSide       String
  one           String
  two           String
  /// one | two; null: nobody won.
  winner        String?
  /// As the journal says why it ended.
  reason        String
  /// The game's own score of each, where it has one.
  onePoints     Float?
  twoPoints     Float?
  oneTimeouts   Int
  twoTimeouts   Int
  /// Both sides completed a turn.
  played        Boolean
  /// The event is rated.
  rated         Boolean
  endedAt       DateTime

  @@index([one, endedAt])
  @@index([two, endedAt])
  @@index([game, rated, endedAt])
  @@index([competitionId])
}

/// A competition, which pages call an event.
model Competition {
  id         String    @id
  title      String
  game       String
  /// draft | entry | running | over
  status     String
  listed     Boolean
  /// JSON: what was fixed when it was opened.
  settings   String
  /// JSON: stage, groups, dates, lot.
  state      String
  /// Addresses of those who organize it; null: nobody does.
  organizer  String?
  deputy     String?
  /// Links of the organizer and the deputy carry it; raising it revokes them.
  generation Int       @default(0)
  /// When either of them last did something.
  heardAt    DateTime
  revision   Int       @default(0)
  /// When a worker looks at it; a claim moves it to the end of the lease. Null: never.
  nextAt     DateTime?
  createdAt  DateTime
  updatedAt  DateTime

  entries  Entrant[]
  pairings Pairing[]
  log      CompetitionLog[]

  @@index([nextAt])
  @@index([listed, status, updatedAt])
  @@index([organizer])
  @@index([deputy])
}

/// A player's place in an event.
model Entrant {
  competitionId String
  number        Int
  playerId      String
  /// asked | in | out
  status        String
  /// How e-mails to it read and leave, as the player said at entry.
  locale        String
  timeZone      String
  delivery      String   @default("immediate")
  quietFrom     Int      @default(0)
  quietTo       Int      @default(0)
  /// Links of the entry carry it; raising it revokes them.
  generation    Int      @default(0)
  /// JSON: ready check, withdrawal, days away.
  state         String
  createdAt     DateTime

  competition Competition @relation(fields: [competitionId], references: [id], onDelete: Cascade)

  @@id([competitionId, number])
  @@unique([competitionId, playerId])
  @@index([playerId])
}

/// Two entries who meet.
model Pairing {
  competitionId String
  /// Stage, group and place in the order of the circle: 0.1.4
  id            String
  /// waiting | open | over
  status        String
  /// JSON: the two entries, its matches, dates.
  state         String

  competition Competition @relation(fields: [competitionId], references: [id], onDelete: Cascade)

  @@id([competitionId, id])
}

/// What was done in an event, and why. Never updated; the words go with their author.
model CompetitionLog {
  competitionId String
  number        Int
  at            DateTime
  /// organizer | deputy | house | the number of an entry
  who           String
  what          String
  /// JSON object: numbers and dates, never a name.
  facts         String
  /// The reason or the announcement, by language (JSON object).
  words         String

  competition Competition @relation(fields: [competitionId], references: [id], onDelete: Cascade)

  @@id([competitionId, number])
}

/// An e-mail that belongs to no match.
model Notice {
  /// The local part of its Message-ID.
  id            String    @id
  /// Empty: of no event.
  competitionId String
  kind          String
  /// Empty once it waits no longer.
  address       String
  /// JSON: the reader's language, zone and wishes, and what it tells. Empty once it waits no longer.
  payload       String
  /// waiting | sent | failed
  state         String    @default("waiting")
  attempts      Int       @default(0)
  nextAt        DateTime
  heldSince     DateTime?
  lastError     String?
  createdAt     DateTime
  sentAt        DateTime?

  @@index([state, nextAt])
  @@index([address])
  @@index([competitionId])
}

/// What the fit of all results of a game says of a player or a side. A cache: it may be deleted.
model Rating {
  game    String
  /// player | side
  kind    String
  /// The player's id; the scenario with its options.
  key     String
  value   Float
  /// Half of the 95 % interval.
  half    Float
  results Int
  listed  Boolean
  /// JSON: values over time.
  history String  @default("[]")

  @@id([game, kind, key])
  @@index([game, kind, listed, value])
  @@index([key])
}

/// How many changes of the results of a game there were, and up to which of them the ratings were fitted.
model Fit {
  game   String @id
  wanted Int    @default(0)
  done   Int    @default(0)

  @@index([wanted, done])
}

// The models are in ../models/models.prisma, linked here.
generator client {
  provider            = "prisma-client"
  output              = "../../src/generated/sqlite"
  moduleFormat        = "esm"
  importFileExtension = "js"
  runtime             = "nodejs"
  compilerBuild       = "small"
}

datasource db {
  provider = "sqlite"
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Match":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"scenario","kind":"scalar","type":"String"},{"name":"options","kind":"scalar","type":"String"},{"name":"rulesVersion","kind":"scalar","type":"Int"},{"name":"rules","kind":"scalar","type":"String"},{"name":"pack","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"headNumber","kind":"scalar","type":"Int"},{"name":"headHash","kind":"scalar","type":"String"},{"name":"pending","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"String"},{"name":"beacon","kind":"scalar","type":"String"},{"name":"round","kind":"scalar","type":"Int"},{"name":"throwing","kind":"scalar","type":"String"},{"name":"agreed","kind":"scalar","type":"Boolean"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"seats","kind":"object","type":"Seat","relationName":"MatchToSeat"},{"name":"events","kind":"object","type":"Event","relationName":"EventToMatch"},{"name":"snapshot","kind":"object","type":"Snapshot","relationName":"MatchToSnapshot"},{"name":"drafts","kind":"object","type":"Draft","relationName":"DraftToMatch"},{"name":"standings","kind":"object","type":"Standing","relationName":"MatchToStanding"},{"name":"plans","kind":"object","type":"Plan","relationName":"MatchToPlan"},{"name":"clocks","kind":"object","type":"Clock","relationName":"ClockToMatch"},{"name":"offers","kind":"object","type":"Offer","relationName":"MatchToOffer"},{"name":"roots","kind":"object","type":"Root","relationName":"MatchToRoot"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToMatch"},{"name":"outbox","kind":"object","type":"Outbox","relationName":"MatchToOutbox"},{"name":"messages","kind":"object","type":"Message","relationName":"MatchToMessage"},{"name":"calls","kind":"object","type":"Call","relationName":"CallToMatch"},{"name":"ended","kind":"object","type":"Ended","relationName":"EndedToMatch"}],"dbName":null,"schema":null},"Seat":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"locale","kind":"scalar","type":"String"},{"name":"timeZone","kind":"scalar","type":"String"},{"name":"joinedAt","kind":"scalar","type":"DateTime"},{"name":"digest","kind":"scalar","type":"String"},{"name":"seed","kind":"scalar","type":"String"},{"name":"words","kind":"scalar","type":"String"},{"name":"first","kind":"scalar","type":"Boolean"},{"name":"kept","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"ownWitness","kind":"scalar","type":"Boolean"},{"name":"witness","kind":"scalar","type":"String"},{"name":"hook","kind":"scalar","type":"String"},{"name":"hookNonce","kind":"scalar","type":"String"},{"name":"mailing","kind":"scalar","type":"Boolean"},{"name":"delivery","kind":"scalar","type":"String"},{"name":"quietFrom","kind":"scalar","type":"Int"},{"name":"quietTo","kind":"scalar","type":"Int"},{"name":"bouncedAt","kind":"scalar","type":"DateTime"},{"name":"bounces","kind":"scalar","type":"Int"},{"name":"lastBounceAt","kind":"scalar","type":"DateTime"},{"name":"lastMailedEvent","kind":"scalar","type":"Int"},{"name":"shownEvent","kind":"scalar","type":"Int"},{"name":"shownAt","kind":"scalar","type":"DateTime"},{"name":"holder","kind":"scalar","type":"String"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"stuckAt","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToSeat"}],"dbName":null,"schema":null},"Opening":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String"},{"name":"matchId","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Event":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"type","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"outline","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"EventToMatch"}],"dbName":null,"schema":null},"Snapshot":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"orders","kind":"scalar","type":"Int"},{"name":"rolls","kind":"scalar","type":"Int"},{"name":"draws","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToSnapshot"}],"dbName":null,"schema":null},"Draft":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"baseEvent","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"answers","kind":"scalar","type":"String"},{"name":"lastKey","kind":"scalar","type":"String"},{"name":"press","kind":"scalar","type":"String"},{"name":"closesAt","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"DraftToMatch"}],"dbName":null,"schema":null},"Standing":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"orders","kind":"scalar","type":"String"},{"name":"expiry","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToStanding"}],"dbName":null,"schema":null},"Plan":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"plan","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"String"},{"name":"drafting","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToPlan"}],"dbName":null,"schema":null},"Clock":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"left","kind":"scalar","type":"Int"},{"name":"stood","kind":"scalar","type":"Int"},{"name":"phase","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"pauses","kind":"scalar","type":"Boolean"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"answeredAt","kind":"scalar","type":"DateTime"},{"name":"timeouts","kind":"scalar","type":"Int"},{"name":"claimable","kind":"scalar","type":"Boolean"},{"name":"absences","kind":"scalar","type":"String"},{"name":"reminders","kind":"scalar","type":"String"},{"name":"reminded","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"ClockToMatch"}],"dbName":null,"schema":null},"Offer":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"event","kind":"scalar","type":"Int"},{"name":"detail","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToOffer"}],"dbName":null,"schema":null},"Root":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"chain","kind":"scalar","type":"Int"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"secret","kind":"scalar","type":"String"},{"name":"nextRoll","kind":"scalar","type":"Int"},{"name":"nextDraw","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToRoot"}],"dbName":null,"schema":null},"Answer":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"answer","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"AnswerToMatch"}],"dbName":null,"schema":null},"Outbox":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"messageId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"kind","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"again","kind":"scalar","type":"Boolean"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"heldSince","kind":"scalar","type":"DateTime"},{"name":"leavesIn","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"sentAt","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToOutbox"}],"dbName":null,"schema":null},"Message":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"text","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToMessage"}],"dbName":null,"schema":null},"Lease":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"use","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Call":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"waits","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"CallToMatch"}],"dbName":null,"schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"messageId","kind":"scalar","type":"String"},{"name":"raw","kind":"scalar","type":"Bytes"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Pack":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Key":{"fields":[{"name":"use","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Setting":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"MailCount":{"fields":[{"name":"who","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":null,"schema":null},"Unwanted":{"fields":[{"name":"who","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"TextOnly":{"fields":[{"name":"who","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Asked":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Player":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tag","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"hidden","kind":"scalar","type":"Boolean"},{"name":"struck","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Tag":{"fields":[{"name":"tag","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Ended":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"EndedToMatch"}],"dbName":null,"schema":null},"Result":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"scenario","kind":"scalar","type":"String"},{"name":"options","kind":"scalar","type":"String"},{"name":"competitionId","kind":"scalar","type":"String"},{"name":"pairing","kind":"scalar","type":"String"},{"name":"leg","kind":"scalar","type":"Int"},{"name":"oneSide","kind":"scalar","type":"String"},{"name":"twoSide","kind":"scalar","type":"String"},{"name":"one","kind":"scalar","type":"String"},{"name":"two","kind":"scalar","type":"String"},{"name":"winner","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"onePoints","kind":"scalar","type":"Float"},{"name":"twoPoints","kind":"scalar","type":"Float"},{"name":"oneTimeouts","kind":"scalar","type":"Int"},{"name":"twoTimeouts","kind":"scalar","type":"Int"},{"name":"played","kind":"scalar","type":"Boolean"},{"name":"rated","kind":"scalar","type":"Boolean"},{"name":"endedAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Competition":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"settings","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"organizer","kind":"scalar","type":"String"},{"name":"deputy","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"heardAt","kind":"scalar","type":"DateTime"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"entries","kind":"object","type":"Entrant","relationName":"CompetitionToEntrant"},{"name":"pairings","kind":"object","type":"Pairing","relationName":"CompetitionToPairing"},{"name":"log","kind":"object","type":"CompetitionLog","relationName":"CompetitionToCompetitionLog"}],"dbName":null,"schema":null},"Entrant":{"fields":[{"name":"competitionId","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"playerId","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"locale","kind":"scalar","type":"String"},{"name":"timeZone","kind":"scalar","type":"String"},{"name":"delivery","kind":"scalar","type":"String"},{"name":"quietFrom","kind":"scalar","type":"Int"},{"name":"quietTo","kind":"scalar","type":"Int"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToEntrant"}],"dbName":null,"schema":null},"Pairing":{"fields":[{"name":"competitionId","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToPairing"}],"dbName":null,"schema":null},"CompetitionLog":{"fields":[{"name":"competitionId","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"who","kind":"scalar","type":"String"},{"name":"what","kind":"scalar","type":"String"},{"name":"facts","kind":"scalar","type":"String"},{"name":"words","kind":"scalar","type":"String"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToCompetitionLog"}],"dbName":null,"schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"competitionId","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"heldSince","kind":"scalar","type":"DateTime"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"sentAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Rating":{"fields":[{"name":"game","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Float"},{"name":"half","kind":"scalar","type":"Float"},{"name":"results","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"history","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Fit":{"fields":[{"name":"game","kind":"scalar","type":"String"},{"name":"wanted","kind":"scalar","type":"Int"},{"name":"done","kind":"scalar","type":"Int"}],"dbName":null,"schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","match","seats","events","snapshot","drafts","standings","plans","clocks","offers","roots","answers","outbox","messages","calls","ended","_count","Match.findUnique","Match.findUniqueOrThrow","Match.findFirst","Match.findFirstOrThrow","Match.findMany","data","Match.createOne","Match.createMany","Match.createManyAndReturn","Match.updateOne","Match.updateMany","Match.updateManyAndReturn","create","update","Match.upsertOne","Match.deleteOne","Match.deleteMany","having","_avg","_sum","_min","_max","Match.groupBy","Match.aggregate","Seat.findUnique","Seat.findUniqueOrThrow","Seat.findFirst","Seat.findFirstOrThrow","Seat.findMany","Seat.createOne","Seat.createMany","Seat.createManyAndReturn","Seat.updateOne","Seat.updateMany","Seat.updateManyAndReturn","Seat.upsertOne","Seat.deleteOne","Seat.deleteMany","Seat.groupBy","Seat.aggregate","Opening.findUnique","Opening.findUniqueOrThrow","Opening.findFirst","Opening.findFirstOrThrow","Opening.findMany","Opening.createOne","Opening.createMany","Opening.createManyAndReturn","Opening.updateOne","Opening.updateMany","Opening.updateManyAndReturn","Opening.upsertOne","Opening.deleteOne","Opening.deleteMany","Opening.groupBy","Opening.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Snapshot.findUnique","Snapshot.findUniqueOrThrow","Snapshot.findFirst","Snapshot.findFirstOrThrow","Snapshot.findMany","Snapshot.createOne","Snapshot.createMany","Snapshot.createManyAndReturn","Snapshot.updateOne","Snapshot.updateMany","Snapshot.updateManyAndReturn","Snapshot.upsertOne","Snapshot.deleteOne","Snapshot.deleteMany","Snapshot.groupBy","Snapshot.aggregate","Draft.findUnique","Draft.findUniqueOrThrow","Draft.findFirst","Draft.findFirstOrThrow","Draft.findMany","Draft.createOne","Draft.createMany","Draft.createManyAndReturn","Draft.updateOne","Draft.updateMany","Draft.updateManyAndReturn","Draft.upsertOne","Draft.deleteOne","Draft.deleteMany","Draft.groupBy","Draft.aggregate","Standing.findUnique","Standing.findUniqueOrThrow","Standing.findFirst","Standing.findFirstOrThrow","Standing.findMany","Standing.createOne","Standing.createMany","Standing.createManyAndReturn","Standing.updateOne","Standing.updateMany","Standing.updateManyAndReturn","Standing.upsertOne","Standing.deleteOne","Standing.deleteMany","Standing.groupBy","Standing.aggregate","Plan.findUnique","Plan.findUniqueOrThrow","Plan.findFirst","Plan.findFirstOrThrow","Plan.findMany","Plan.createOne","Plan.createMany","Plan.createManyAndReturn","Plan.updateOne","Plan.updateMany","Plan.updateManyAndReturn","Plan.upsertOne","Plan.deleteOne","Plan.deleteMany","Plan.groupBy","Plan.aggregate","Clock.findUnique","Clock.findUniqueOrThrow","Clock.findFirst","Clock.findFirstOrThrow","Clock.findMany","Clock.createOne","Clock.createMany","Clock.createManyAndReturn","Clock.updateOne","Clock.updateMany","Clock.updateManyAndReturn","Clock.upsertOne","Clock.deleteOne","Clock.deleteMany","Clock.groupBy","Clock.aggregate","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","Offer.groupBy","Offer.aggregate","Root.findUnique","Root.findUniqueOrThrow","Root.findFirst","Root.findFirstOrThrow","Root.findMany","Root.createOne","Root.createMany","Root.createManyAndReturn","Root.updateOne","Root.updateMany","Root.updateManyAndReturn","Root.upsertOne","Root.deleteOne","Root.deleteMany","Root.groupBy","Root.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","Lease.findUnique","Lease.findUniqueOrThrow","Lease.findFirst","Lease.findFirstOrThrow","Lease.findMany","Lease.createOne","Lease.createMany","Lease.createManyAndReturn","Lease.updateOne","Lease.updateMany","Lease.updateManyAndReturn","Lease.upsertOne","Lease.deleteOne","Lease.deleteMany","Lease.groupBy","Lease.aggregate","Call.findUnique","Call.findUniqueOrThrow","Call.findFirst","Call.findFirstOrThrow","Call.findMany","Call.createOne","Call.createMany","Call.createManyAndReturn","Call.updateOne","Call.updateMany","Call.updateManyAndReturn","Call.upsertOne","Call.deleteOne","Call.deleteMany","Call.groupBy","Call.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Pack.findUnique","Pack.findUniqueOrThrow","Pack.findFirst","Pack.findFirstOrThrow","Pack.findMany","Pack.createOne","Pack.createMany","Pack.createManyAndReturn","Pack.updateOne","Pack.updateMany","Pack.updateManyAndReturn","Pack.upsertOne","Pack.deleteOne","Pack.deleteMany","Pack.groupBy","Pack.aggregate","Key.findUnique","Key.findUniqueOrThrow","Key.findFirst","Key.findFirstOrThrow","Key.findMany","Key.createOne","Key.createMany","Key.createManyAndReturn","Key.updateOne","Key.updateMany","Key.updateManyAndReturn","Key.upsertOne","Key.deleteOne","Key.deleteMany","Key.groupBy","Key.aggregate","Setting.findUnique","Setting.findUniqueOrThrow","Setting.findFirst","Setting.findFirstOrThrow","Setting.findMany","Setting.createOne","Setting.createMany","Setting.createManyAndReturn","Setting.updateOne","Setting.updateMany","Setting.updateManyAndReturn","Setting.upsertOne","Setting.deleteOne","Setting.deleteMany","Setting.groupBy","Setting.aggregate","MailCount.findUnique","MailCount.findUniqueOrThrow","MailCount.findFirst","MailCount.findFirstOrThrow","MailCount.findMany","MailCount.createOne","MailCount.createMany","MailCount.createManyAndReturn","MailCount.updateOne","MailCount.updateMany","MailCount.updateManyAndReturn","MailCount.upsertOne","MailCount.deleteOne","MailCount.deleteMany","MailCount.groupBy","MailCount.aggregate","Unwanted.findUnique","Unwanted.findUniqueOrThrow","Unwanted.findFirst","Unwanted.findFirstOrThrow","Unwanted.findMany","Unwanted.createOne","Unwanted.createMany","Unwanted.createManyAndReturn","Unwanted.updateOne","Unwanted.updateMany","Unwanted.updateManyAndReturn","Unwanted.upsertOne","Unwanted.deleteOne","Unwanted.deleteMany","Unwanted.groupBy","Unwanted.aggregate","TextOnly.findUnique","TextOnly.findUniqueOrThrow","TextOnly.findFirst","TextOnly.findFirstOrThrow","TextOnly.findMany","TextOnly.createOne","TextOnly.createMany","TextOnly.createManyAndReturn","TextOnly.updateOne","TextOnly.updateMany","TextOnly.updateManyAndReturn","TextOnly.upsertOne","TextOnly.deleteOne","TextOnly.deleteMany","TextOnly.groupBy","TextOnly.aggregate","Asked.findUnique","Asked.findUniqueOrThrow","Asked.findFirst","Asked.findFirstOrThrow","Asked.findMany","Asked.createOne","Asked.createMany","Asked.createManyAndReturn","Asked.updateOne","Asked.updateMany","Asked.updateManyAndReturn","Asked.upsertOne","Asked.deleteOne","Asked.deleteMany","Asked.groupBy","Asked.aggregate","Player.findUnique","Player.findUniqueOrThrow","Player.findFirst","Player.findFirstOrThrow","Player.findMany","Player.createOne","Player.createMany","Player.createManyAndReturn","Player.updateOne","Player.updateMany","Player.updateManyAndReturn","Player.upsertOne","Player.deleteOne","Player.deleteMany","Player.groupBy","Player.aggregate","Tag.findUnique","Tag.findUniqueOrThrow","Tag.findFirst","Tag.findFirstOrThrow","Tag.findMany","Tag.createOne","Tag.createMany","Tag.createManyAndReturn","Tag.updateOne","Tag.updateMany","Tag.updateManyAndReturn","Tag.upsertOne","Tag.deleteOne","Tag.deleteMany","Tag.groupBy","Tag.aggregate","Ended.findUnique","Ended.findUniqueOrThrow","Ended.findFirst","Ended.findFirstOrThrow","Ended.findMany","Ended.createOne","Ended.createMany","Ended.createManyAndReturn","Ended.updateOne","Ended.updateMany","Ended.updateManyAndReturn","Ended.upsertOne","Ended.deleteOne","Ended.deleteMany","Ended.groupBy","Ended.aggregate","Result.findUnique","Result.findUniqueOrThrow","Result.findFirst","Result.findFirstOrThrow","Result.findMany","Result.createOne","Result.createMany","Result.createManyAndReturn","Result.updateOne","Result.updateMany","Result.updateManyAndReturn","Result.upsertOne","Result.deleteOne","Result.deleteMany","Result.groupBy","Result.aggregate","competition","entries","pairings","log","Competition.findUnique","Competition.findUniqueOrThrow","Competition.findFirst","Competition.findFirstOrThrow","Competition.findMany","Competition.createOne","Competition.createMany","Competition.createManyAndReturn","Competition.updateOne","Competition.updateMany","Competition.updateManyAndReturn","Competition.upsertOne","Competition.deleteOne","Competition.deleteMany","Competition.groupBy","Competition.aggregate","Entrant.findUnique","Entrant.findUniqueOrThrow","Entrant.findFirst","Entrant.findFirstOrThrow","Entrant.findMany","Entrant.createOne","Entrant.createMany","Entrant.createManyAndReturn","Entrant.updateOne","Entrant.updateMany","Entrant.updateManyAndReturn","Entrant.upsertOne","Entrant.deleteOne","Entrant.deleteMany","Entrant.groupBy","Entrant.aggregate","Pairing.findUnique","Pairing.findUniqueOrThrow","Pairing.findFirst","Pairing.findFirstOrThrow","Pairing.findMany","Pairing.createOne","Pairing.createMany","Pairing.createManyAndReturn","Pairing.updateOne","Pairing.updateMany","Pairing.updateManyAndReturn","Pairing.upsertOne","Pairing.deleteOne","Pairing.deleteMany","Pairing.groupBy","Pairing.aggregate","CompetitionLog.findUnique","CompetitionLog.findUniqueOrThrow","CompetitionLog.findFirst","CompetitionLog.findFirstOrThrow","CompetitionLog.findMany","CompetitionLog.createOne","CompetitionLog.createMany","CompetitionLog.createManyAndReturn","CompetitionLog.updateOne","CompetitionLog.updateMany","CompetitionLog.updateManyAndReturn","CompetitionLog.upsertOne","CompetitionLog.deleteOne","CompetitionLog.deleteMany","CompetitionLog.groupBy","CompetitionLog.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Fit.findUnique","Fit.findUniqueOrThrow","Fit.findFirst","Fit.findFirstOrThrow","Fit.findMany","Fit.createOne","Fit.createMany","Fit.createManyAndReturn","Fit.updateOne","Fit.updateMany","Fit.updateManyAndReturn","Fit.upsertOne","Fit.deleteOne","Fit.deleteMany","Fit.groupBy","Fit.aggregate","AND","OR","NOT","game","wanted","done","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","kind","key","value","half","results","listed","history","game_kind_key","id","competitionId","address","payload","state","attempts","nextAt","heldSince","lastError","createdAt","sentAt","number","at","who","what","facts","words","status","playerId","locale","timeZone","delivery","quietFrom","quietTo","generation","title","settings","organizer","deputy","heardAt","revision","updatedAt","every","some","none","competitionId_number","competitionId_id","competitionId_playerId","matchId","scenario","options","pairing","leg","oneSide","twoSide","one","two","winner","reason","onePoints","twoPoints","oneTimeouts","twoTimeouts","played","rated","endedAt","owner","tag","name","hidden","struck","since","count","who_since","use","use_id","hash","text","subject","messageId","raw","side","waits","until","matchId_side_use","event","again","leavesIn","leftAt","bodyHash","answer","chain","sealed","secret","nextRoll","nextDraw","detail","left","stood","phase","pauses","answeredAt","timeouts","claimable","absences","reminders","reminded","plan","progress","drafting","orders","expiry","baseEvent","lastKey","press","closesAt","rolls","draws","type","contents","outline","joinedAt","digest","seed","first","kept","ownWitness","witness","hook","hookNonce","mailing","bouncedAt","bounces","lastBounceAt","lastMailedEvent","shownEvent","shownAt","holder","stuckAt","rulesVersion","rules","pack","headNumber","headHash","pending","terms","beacon","round","throwing","agreed","matchId_id","matchId_side_event","matchId_messageId","matchId_side_key","matchId_chain","matchId_side_kind","matchId_side","matchId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "vQzLArAEJAQAAPoHACAFAAD7BwAgBgAA_AcAIAcAAP0HACAIAAD-BwAgCQAA_wcAIAoAAIAIACALAACBCAAgDAAAgggAIA0AAIMIACAOAACECAAgDwAAhQgAIBAAAIYIACARAACHCAAgzwQAAPkHADDQBAAARAAQ0QQAAPkHADDSBAEAlQcAIegEAQAAAAHxBEAArQcAIfkEAQCVBwAhhgUCAJYHACGHBUAArQcAIY8FAQCVBwAhkAUBAJUHACHpBQIAlgcAIeoFAQCvBwAh6wUBAK8HACHsBQIAlgcAIe0FAQCVBwAh7gUBAJUHACHvBQEAlQcAIfAFAQCvBwAh8QUCAJYHACHyBQEArwcAIfMFIACfBwAhAQAAAAEAICIDAADIBwAgzwQAAJ8IADDQBAAAAwAQ0QQAAJ8IADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFAQCvBwAh3AUgAJ8HACHdBQEArwcAId4FAQCvBwAh3wUBAK8HACHgBSAAnwcAIeEFQACuBwAh4gUCAJYHACHjBUAArgcAIeQFAgCWBwAh5QUCAJYHACHmBUAArgcAIecFAQCVBwAh6AUCAKAIACEOAwAAiQkAIOoEAACvCAAg-AQAAK8IACDXBQAArwgAINgFAACvCAAg2QUAAK8IACDbBQAArwgAIN0FAACvCAAg3gUAAK8IACDfBQAArwgAIOEFAACvCAAg4wUAAK8IACDmBQAArwgAIOgFAACvCAAgIwMAAMgHACDPBAAAnwgAMNAEAAADABDRBAAAnwgAMOUEIACfBwAh6gQBAK8HACH4BAEArwcAIfsEAQCVBwAh_AQBAJUHACH9BAEAlQcAIf4EAgCWBwAh_wQCAJYHACGABQIAlgcAIY4FAQCVBwAhogUBAJUHACGvBQEAlQcAIdcFQACuBwAh2AUBAK8HACHZBQEArwcAIdoFIACfBwAh2wUBAK8HACHcBSAAnwcAId0FAQCvBwAh3gUBAK8HACHfBQEArwcAIeAFIACfBwAh4QVAAK4HACHiBQIAlgcAIeMFQACuBwAh5AUCAJYHACHlBQIAlgcAIeYFQACuBwAh5wUBAJUHACHoBQIAoAgAIfoFAACeCAAgAwAAAAMAIAEAAAQAMAIAAAUAIAwDAADIBwAgzwQAAJ0IADDQBAAABwAQ0QQAAJ0IADDzBAIAlgcAIfQEQACtBwAhjgUBAJUHACGqBQEAlQcAIasFAQCVBwAh1AUBAJUHACHVBQEAlQcAIdYFAQCvBwAhAgMAAIkJACDWBQAArwgAIA0DAADIBwAgzwQAAJ0IADDQBAAABwAQ0QQAAJ0IADDzBAIAlgcAIfQEQACtBwAhjgUBAJUHACGqBQEAlQcAIasFAQCVBwAh1AUBAJUHACHVBQEAlQcAIdYFAQCvBwAh-wUAAJwIACADAAAABwAgAQAACAAwAgAACQAgCgMAAMgHACDPBAAA8QcAMNAEAAALABDRBAAA8QcAMOwEAQCVBwAhjgUBAJUHACGzBQIAlgcAIcwFAgCWBwAh0gUCAJYHACHTBQIAlgcAIQEAAAALACAMAwAAyAcAIA0BAJUHACHPBAAAmwgAMNAEAAANABDRBAAAmwgAMIYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIc4FAgCWBwAhzwUBAJUHACHQBQEArwcAIdEFQACuBwAhAwMAAIkJACDQBQAArwgAINEFAACvCAAgDQMAAMgHACANAQCVBwAhzwQAAJsIADDQBAAADQAQ0QQAAJsIADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHOBQIAlgcAIc8FAQCVBwAh0AUBAK8HACHRBUAArgcAIfoFAACaCAAgAwAAAA0AIAEAAA4AMAIAAA8AIAkDAADIBwAgzwQAAJkIADDQBAAAEQAQ0QQAAJkIADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHMBQEAlQcAIc0FAQCVBwAhAQMAAIkJACAKAwAAyAcAIM8EAACZCAAw0AQAABEAENEEAACZCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzAUBAJUHACHNBQEAlQcAIfoFAACYCAAgAwAAABEAIAEAABIAMAIAABMAIAsDAADIBwAgzwQAAJcIADDQBAAAFQAQ0QQAAJcIADDsBAEAlQcAIYYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIckFAQCVBwAhygUBAJUHACHLBQEAlQcAIQEDAACJCQAgDAMAAMgHACDPBAAAlwgAMNAEAAAVABDRBAAAlwgAMOwEAQCVBwAhhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhyQUBAJUHACHKBQEAlQcAIcsFAQCVBwAh-gUAAJYIACADAAAAFQAgAQAAFgAwAgAAFwAgFQMAAMgHACDPBAAAlQgAMNAEAAAZABDRBAAAlQgAMOwEAQCVBwAh7gRAAK4HACGGBQIAlgcAIY4FAQCVBwAhpQVAAK4HACGvBQEAlQcAIbMFAgCWBwAhvwUCAJYHACHABQIAlgcAIcEFAQCVBwAhwgUgAJ8HACHDBUAArgcAIcQFAgCWBwAhxQUgAJ8HACHGBQEAlQcAIccFAQCVBwAhyAUCAJYHACEEAwAAiQkAIO4EAACvCAAgpQUAAK8IACDDBQAArwgAIBYDAADIBwAgzwQAAJUIADDQBAAAGQAQ0QQAAJUIADDsBAEAlQcAIe4EQACuBwAhhgUCAJYHACGOBQEAlQcAIaUFQACuBwAhrwUBAJUHACGzBQIAlgcAIb8FAgCWBwAhwAUCAJYHACHBBQEAlQcAIcIFIACfBwAhwwVAAK4HACHEBQIAlgcAIcUFIACfBwAhxgUBAJUHACHHBQEAlQcAIcgFAgCWBwAh-gUAAJQIACADAAAAGQAgAQAAGgAwAgAAGwAgCwMAAMgHACDPBAAAkwgAMNAEAAAdABDRBAAAkwgAMOAEAQCVBwAh6gQBAK8HACH0BEAArQcAIY4FAQCVBwAhrwUBAJUHACGzBQIAlgcAIb4FAQCVBwAhAgMAAIkJACDqBAAArwgAIAwDAADIBwAgzwQAAJMIADDQBAAAHQAQ0QQAAJMIADDgBAEAlQcAIeoEAQCvBwAh9ARAAK0HACGOBQEAlQcAIa8FAQCVBwAhswUCAJYHACG-BQEAlQcAIfkFAACSCAAgAwAAAB0AIAEAAB4AMAIAAB8AIAoDAADIBwAgzwQAAJEIADDQBAAAIQAQ0QQAAJEIADCOBQEAlQcAIbkFAgCWBwAhugUBAJUHACG7BQEAlQcAIbwFAgCWBwAhvQUCAJYHACEBAwAAiQkAIAsDAADIBwAgzwQAAJEIADDQBAAAIQAQ0QQAAJEIADCOBQEAlQcAIbkFAgCWBwAhugUBAJUHACG7BQEAlQcAIbwFAgCWBwAhvQUCAJYHACH4BQAAkAgAIAMAAAAhACABAAAiADACAAAjACALAwAAyAcAIM8EAACPCAAw0AQAACUAENEEAACPCAAw4QQBAJUHACH0BEAArQcAIfkEAgCWBwAhjgUBAJUHACGvBQEAlQcAIbcFAQCVBwAhuAUBAJUHACEBAwAAiQkAIAwDAADIBwAgzwQAAI8IADDQBAAAJQAQ0QQAAI8IADDhBAEAlQcAIfQEQACtBwAh-QQCAJYHACGOBQEAlQcAIa8FAQCVBwAhtwUBAJUHACG4BQEAlQcAIfcFAACOCAAgAwAAACUAIAEAACYAMAIAACcAIBUDAADIBwAgzwQAAI0IADDQBAAAKQAQ0QQAAI0IADDgBAEAlQcAIeoEAQCvBwAh6wQBAJUHACHsBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHvBEAArgcAIfAEAQCvBwAh8QRAAK0HACHyBEAArgcAIY4FAQCVBwAhrQUBAJUHACGvBQEAlQcAIbMFAgCWBwAhtAUgAJ8HACG1BQEArwcAIbYFQACuBwAhBwMAAIkJACDqBAAArwgAIO8EAACvCAAg8AQAAK8IACDyBAAArwgAILUFAACvCAAgtgUAAK8IACAWAwAAyAcAIM8EAACNCAAw0AQAACkAENEEAACNCAAw4AQBAJUHACHqBAEArwcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACGOBQEAlQcAIa0FAQCVBwAhrwUBAJUHACGzBQIAlgcAIbQFIACfBwAhtQUBAK8HACG2BUAArgcAIfYFAACMCAAgAwAAACkAIAEAACoAMAIAACsAIAkDAADIBwAgzwQAAIsIADDQBAAALQAQ0QQAAIsIADD0BEAArQcAIY4FAQCVBwAhqwUBAJUHACGvBQEAlQcAIbMFAgCWBwAhAQMAAIkJACAKAwAAyAcAIM8EAACLCAAw0AQAAC0AENEEAACLCAAw9ARAAK0HACGOBQEAlQcAIasFAQCVBwAhrwUBAJUHACGzBQIAlgcAIfUFAACKCAAgAwAAAC0AIAEAAC4AMAIAAC8AIAwDAADIBwAgzwQAAIkIADDQBAAAMQAQ0QQAAIkIADDoBAEAlQcAIesEAQCVBwAh7QQCAJYHACHuBEAArQcAIfAEAQCvBwAhjgUBAJUHACGvBQEAlQcAIbAFIACfBwAhAgMAAIkJACDwBAAArwgAIA0DAADIBwAgzwQAAIkIADDQBAAAMQAQ0QQAAIkIADDoBAEAlQcAIesEAQCVBwAh7QQCAJYHACHuBEAArQcAIfAEAQCvBwAhjgUBAJUHACGvBQEAlQcAIbAFIACfBwAh9AUAAIgIACADAAAAMQAgAQAAMgAwAgAAMwAgBwMAAMgHACDPBAAAxwcAMNAEAAA1ABDRBAAAxwcAMPQEQACtBwAhjgUBAJUHACGgBQEAlQcAIQEAAAA1ACABAAAAAwAgAQAAAAcAIAEAAAANACABAAAAEQAgAQAAABUAIAEAAAAZACABAAAAHQAgAQAAACEAIAEAAAAlACABAAAAKQAgAQAAAC0AIAEAAAAxACABAAAAAQAgJAQAAPoHACAFAAD7BwAgBgAA_AcAIAcAAP0HACAIAAD-BwAgCQAA_wcAIAoAAIAIACALAACBCAAgDAAAgggAIA0AAIMIACAOAACECAAgDwAAhQgAIBAAAIYIACARAACHCAAgzwQAAPkHADDQBAAARAAQ0QQAAPkHADDSBAEAlQcAIegEAQCVBwAh8QRAAK0HACH5BAEAlQcAIYYFAgCWBwAhhwVAAK0HACGPBQEAlQcAIZAFAQCVBwAh6QUCAJYHACHqBQEArwcAIesFAQCvBwAh7AUCAJYHACHtBQEAlQcAIe4FAQCVBwAh7wUBAJUHACHwBQEArwcAIfEFAgCWBwAh8gUBAK8HACHzBSAAnwcAIRIEAADMCwAgBQAAzQsAIAYAAM4LACAHAADPCwAgCAAA0AsAIAkAANELACAKAADSCwAgCwAA0wsAIAwAANQLACANAADVCwAgDgAA1gsAIA8AANcLACAQAADYCwAgEQAA2QsAIOoFAACvCAAg6wUAAK8IACDwBQAArwgAIPIFAACvCAAgAwAAAEQAIAEAAEUAMAIAAAEAIAMAAABEACABAABFADACAAABACADAAAARAAgAQAARQAwAgAAAQAgIQQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQEYAABJACAT0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQEYAABLADABGAAASwAwIQQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACECAAAAAQAgGAAATgAgE9IEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhAgAAAEQAIBgAAFAAIAIAAABEACAYAABQACADAAAAAQAgHwAASQAgIAAATgAgAQAAAAEAIAEAAABEACAJEgAAkQoAICUAAJIKACAmAACVCgAgJwAAlAoAICgAAJMKACDqBQAArwgAIOsFAACvCAAg8AUAAK8IACDyBQAArwgAIBbPBAAA-AcAMNAEAABXABDRBAAA-AcAMNIEAQCNBwAh6AQBAI0HACHxBEAAogcAIfkEAQCNBwAhhgUCAI4HACGHBUAAogcAIY8FAQCNBwAhkAUBAI0HACHpBQIAjgcAIeoFAQCkBwAh6wUBAKQHACHsBQIAjgcAIe0FAQCNBwAh7gUBAI0HACHvBQEAjQcAIfAFAQCkBwAh8QUCAI4HACHyBQEApAcAIfMFIACZBwAhAwAAAEQAIAEAAFYAMCQAAFcAIAMAAABEACABAABFADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIB8DAACQCgAg5QQgAAAAAeoEAQAAAAH4BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABjgUBAAAAAaIFAQAAAAGvBQEAAAAB1wVAAAAAAdgFAQAAAAHZBQEAAAAB2gUgAAAAAdsFAQAAAAHcBSAAAAAB3QUBAAAAAd4FAQAAAAHfBQEAAAAB4AUgAAAAAeEFQAAAAAHiBQIAAAAB4wVAAAAAAeQFAgAAAAHlBQIAAAAB5gVAAAAAAecFAQAAAAHoBQIAAAABARgAAF8AIB7lBCAAAAAB6gQBAAAAAfgEAQAAAAH7BAEAAAAB_AQBAAAAAf0EAQAAAAH-BAIAAAAB_wQCAAAAAYAFAgAAAAGOBQEAAAABogUBAAAAAa8FAQAAAAHXBUAAAAAB2AUBAAAAAdkFAQAAAAHaBSAAAAAB2wUBAAAAAdwFIAAAAAHdBQEAAAAB3gUBAAAAAd8FAQAAAAHgBSAAAAAB4QVAAAAAAeIFAgAAAAHjBUAAAAAB5AUCAAAAAeUFAgAAAAHmBUAAAAAB5wUBAAAAAegFAgAAAAEBGAAAYQAwARgAAGEAMB8DAACPCgAg5QQgAK4IACHqBAEAtwgAIfgEAQC3CAAh-wQBAKYIACH8BAEApggAIf0EAQCmCAAh_gQCAKcIACH_BAIApwgAIYAFAgCnCAAhjgUBAKYIACGiBQEApggAIa8FAQCmCAAh1wVAALYIACHYBQEAtwgAIdkFAQC3CAAh2gUgAK4IACHbBQEAtwgAIdwFIACuCAAh3QUBALcIACHeBQEAtwgAId8FAQC3CAAh4AUgAK4IACHhBUAAtggAIeIFAgCnCAAh4wVAALYIACHkBQIApwgAIeUFAgCnCAAh5gVAALYIACHnBQEApggAIegFAgCOCgAhAgAAAAUAIBgAAGQAIB7lBCAArggAIeoEAQC3CAAh-AQBALcIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACGOBQEApggAIaIFAQCmCAAhrwUBAKYIACHXBUAAtggAIdgFAQC3CAAh2QUBALcIACHaBSAArggAIdsFAQC3CAAh3AUgAK4IACHdBQEAtwgAId4FAQC3CAAh3wUBALcIACHgBSAArggAIeEFQAC2CAAh4gUCAKcIACHjBUAAtggAIeQFAgCnCAAh5QUCAKcIACHmBUAAtggAIecFAQCmCAAh6AUCAI4KACECAAAAAwAgGAAAZgAgAgAAAAMAIBgAAGYAIAMAAAAFACAfAABfACAgAABkACABAAAABQAgAQAAAAMAIBISAACJCgAgJQAAigoAICYAAI0KACAnAACMCgAgKAAAiwoAIOoEAACvCAAg-AQAAK8IACDXBQAArwgAINgFAACvCAAg2QUAAK8IACDbBQAArwgAIN0FAACvCAAg3gUAAK8IACDfBQAArwgAIOEFAACvCAAg4wUAAK8IACDmBQAArwgAIOgFAACvCAAgIc8EAAD1BwAw0AQAAG0AENEEAAD1BwAw5QQgAJkHACHqBAEApAcAIfgEAQCkBwAh-wQBAI0HACH8BAEAjQcAIf0EAQCNBwAh_gQCAI4HACH_BAIAjgcAIYAFAgCOBwAhjgUBAI0HACGiBQEAjQcAIa8FAQCNBwAh1wVAAKMHACHYBQEApAcAIdkFAQCkBwAh2gUgAJkHACHbBQEApAcAIdwFIACZBwAh3QUBAKQHACHeBQEApAcAId8FAQCkBwAh4AUgAJkHACHhBUAAowcAIeIFAgCOBwAh4wVAAKMHACHkBQIAjgcAIeUFAgCOBwAh5gVAAKMHACHnBQEAjQcAIegFAgD2BwAhAwAAAAMAIAEAAGwAMCQAAG0AIAMAAAADACABAAAEADACAAAFACAHzwQAAPQHADDQBAAAcwAQ0QQAAPQHADDhBAEAAAAB9ARAAK0HACGOBQEAlQcAIbcFAQCVBwAhAQAAAHAAIAEAAABwACAHzwQAAPQHADDQBAAAcwAQ0QQAAPQHADDhBAEAlQcAIfQEQACtBwAhjgUBAJUHACG3BQEAlQcAIQADAAAAcwAgAQAAdAAwAgAAcAAgAwAAAHMAIAEAAHQAMAIAAHAAIAMAAABzACABAAB0ADACAABwACAE4QQBAAAAAfQEQAAAAAGOBQEAAAABtwUBAAAAAQEYAAB4ACAE4QQBAAAAAfQEQAAAAAGOBQEAAAABtwUBAAAAAQEYAAB6ADABGAAAegAwBOEEAQCmCAAh9ARAALUIACGOBQEApggAIbcFAQCmCAAhAgAAAHAAIBgAAH0AIAThBAEApggAIfQEQAC1CAAhjgUBAKYIACG3BQEApggAIQIAAABzACAYAAB_ACACAAAAcwAgGAAAfwAgAwAAAHAAIB8AAHgAICAAAH0AIAEAAABwACABAAAAcwAgAxIAAIYKACAnAACICgAgKAAAhwoAIAfPBAAA8wcAMNAEAACGAQAQ0QQAAPMHADDhBAEAjQcAIfQEQACiBwAhjgUBAI0HACG3BQEAjQcAIQMAAABzACABAACFAQAwJAAAhgEAIAMAAABzACABAAB0ADACAABwACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAkDAACFCgAg8wQCAAAAAfQEQAAAAAGOBQEAAAABqgUBAAAAAasFAQAAAAHUBQEAAAAB1QUBAAAAAdYFAQAAAAEBGAAAjgEAIAjzBAIAAAAB9ARAAAAAAY4FAQAAAAGqBQEAAAABqwUBAAAAAdQFAQAAAAHVBQEAAAAB1gUBAAAAAQEYAACQAQAwARgAAJABADAJAwAAhAoAIPMEAgCnCAAh9ARAALUIACGOBQEApggAIaoFAQCmCAAhqwUBAKYIACHUBQEApggAIdUFAQCmCAAh1gUBALcIACECAAAACQAgGAAAkwEAIAjzBAIApwgAIfQEQAC1CAAhjgUBAKYIACGqBQEApggAIasFAQCmCAAh1AUBAKYIACHVBQEApggAIdYFAQC3CAAhAgAAAAcAIBgAAJUBACACAAAABwAgGAAAlQEAIAMAAAAJACAfAACOAQAgIAAAkwEAIAEAAAAJACABAAAABwAgBhIAAP8JACAlAACACgAgJgAAgwoAICcAAIIKACAoAACBCgAg1gUAAK8IACALzwQAAPIHADDQBAAAnAEAENEEAADyBwAw8wQCAI4HACH0BEAAogcAIY4FAQCNBwAhqgUBAI0HACGrBQEAjQcAIdQFAQCNBwAh1QUBAI0HACHWBQEApAcAIQMAAAAHACABAACbAQAwJAAAnAEAIAMAAAAHACABAAAIADACAAAJACAKAwAAyAcAIM8EAADxBwAw0AQAAAsAENEEAADxBwAw7AQBAJUHACGOBQEAAAABswUCAJYHACHMBQIAlgcAIdIFAgCWBwAh0wUCAJYHACEBAAAAnwEAIAEAAACfAQAgAQMAAIkJACADAAAACwAgAQAAogEAMAIAAJ8BACADAAAACwAgAQAAogEAMAIAAJ8BACADAAAACwAgAQAAogEAMAIAAJ8BACAHAwAA_gkAIOwEAQAAAAGOBQEAAAABswUCAAAAAcwFAgAAAAHSBQIAAAAB0wUCAAAAAQEYAACmAQAgBuwEAQAAAAGOBQEAAAABswUCAAAAAcwFAgAAAAHSBQIAAAAB0wUCAAAAAQEYAACoAQAwARgAAKgBADAHAwAA_QkAIOwEAQCmCAAhjgUBAKYIACGzBQIApwgAIcwFAgCnCAAh0gUCAKcIACHTBQIApwgAIQIAAACfAQAgGAAAqwEAIAbsBAEApggAIY4FAQCmCAAhswUCAKcIACHMBQIApwgAIdIFAgCnCAAh0wUCAKcIACECAAAACwAgGAAArQEAIAIAAAALACAYAACtAQAgAwAAAJ8BACAfAACmAQAgIAAAqwEAIAEAAACfAQAgAQAAAAsAIAUSAAD4CQAgJQAA-QkAICYAAPwJACAnAAD7CQAgKAAA-gkAIAnPBAAA8AcAMNAEAAC0AQAQ0QQAAPAHADDsBAEAjQcAIY4FAQCNBwAhswUCAI4HACHMBQIAjgcAIdIFAgCOBwAh0wUCAI4HACEDAAAACwAgAQAAswEAMCQAALQBACADAAAACwAgAQAAogEAMAIAAJ8BACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAkDAAD3CQAgDQEAAAABhgUCAAAAAY4FAQAAAAGvBQEAAAABzgUCAAAAAc8FAQAAAAHQBQEAAAAB0QVAAAAAAQEYAAC8AQAgCA0BAAAAAYYFAgAAAAGOBQEAAAABrwUBAAAAAc4FAgAAAAHPBQEAAAAB0AUBAAAAAdEFQAAAAAEBGAAAvgEAMAEYAAC-AQAwCQMAAPYJACANAQCmCAAhhgUCAKcIACGOBQEApggAIa8FAQCmCAAhzgUCAKcIACHPBQEApggAIdAFAQC3CAAh0QVAALYIACECAAAADwAgGAAAwQEAIAgNAQCmCAAhhgUCAKcIACGOBQEApggAIa8FAQCmCAAhzgUCAKcIACHPBQEApggAIdAFAQC3CAAh0QVAALYIACECAAAADQAgGAAAwwEAIAIAAAANACAYAADDAQAgAwAAAA8AIB8AALwBACAgAADBAQAgAQAAAA8AIAEAAAANACAHEgAA8QkAICUAAPIJACAmAAD1CQAgJwAA9AkAICgAAPMJACDQBQAArwgAINEFAACvCAAgCw0BAI0HACHPBAAA7wcAMNAEAADKAQAQ0QQAAO8HADCGBQIAjgcAIY4FAQCNBwAhrwUBAI0HACHOBQIAjgcAIc8FAQCNBwAh0AUBAKQHACHRBUAAowcAIQMAAAANACABAADJAQAwJAAAygEAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAYDAADwCQAghgUCAAAAAY4FAQAAAAGvBQEAAAABzAUBAAAAAc0FAQAAAAEBGAAA0gEAIAWGBQIAAAABjgUBAAAAAa8FAQAAAAHMBQEAAAABzQUBAAAAAQEYAADUAQAwARgAANQBADAGAwAA7wkAIIYFAgCnCAAhjgUBAKYIACGvBQEApggAIcwFAQCmCAAhzQUBAKYIACECAAAAEwAgGAAA1wEAIAWGBQIApwgAIY4FAQCmCAAhrwUBAKYIACHMBQEApggAIc0FAQCmCAAhAgAAABEAIBgAANkBACACAAAAEQAgGAAA2QEAIAMAAAATACAfAADSAQAgIAAA1wEAIAEAAAATACABAAAAEQAgBRIAAOoJACAlAADrCQAgJgAA7gkAICcAAO0JACAoAADsCQAgCM8EAADuBwAw0AQAAOABABDRBAAA7gcAMIYFAgCOBwAhjgUBAI0HACGvBQEAjQcAIcwFAQCNBwAhzQUBAI0HACEDAAAAEQAgAQAA3wEAMCQAAOABACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABcAIAEAAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIAMAAAAVACABAAAWADACAAAXACAIAwAA6QkAIOwEAQAAAAGGBQIAAAABjgUBAAAAAa8FAQAAAAHJBQEAAAABygUBAAAAAcsFAQAAAAEBGAAA6AEAIAfsBAEAAAABhgUCAAAAAY4FAQAAAAGvBQEAAAAByQUBAAAAAcoFAQAAAAHLBQEAAAABARgAAOoBADABGAAA6gEAMAgDAADoCQAg7AQBAKYIACGGBQIApwgAIY4FAQCmCAAhrwUBAKYIACHJBQEApggAIcoFAQCmCAAhywUBAKYIACECAAAAFwAgGAAA7QEAIAfsBAEApggAIYYFAgCnCAAhjgUBAKYIACGvBQEApggAIckFAQCmCAAhygUBAKYIACHLBQEApggAIQIAAAAVACAYAADvAQAgAgAAABUAIBgAAO8BACADAAAAFwAgHwAA6AEAICAAAO0BACABAAAAFwAgAQAAABUAIAUSAADjCQAgJQAA5AkAICYAAOcJACAnAADmCQAgKAAA5QkAIArPBAAA7QcAMNAEAAD2AQAQ0QQAAO0HADDsBAEAjQcAIYYFAgCOBwAhjgUBAI0HACGvBQEAjQcAIckFAQCNBwAhygUBAI0HACHLBQEAjQcAIQMAAAAVACABAAD1AQAwJAAA9gEAIAMAAAAVACABAAAWADACAAAXACABAAAAGwAgAQAAABsAIAMAAAAZACABAAAaADACAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgAwAAABkAIAEAABoAMAIAABsAIBIDAADiCQAg7AQBAAAAAe4EQAAAAAGGBQIAAAABjgUBAAAAAaUFQAAAAAGvBQEAAAABswUCAAAAAb8FAgAAAAHABQIAAAABwQUBAAAAAcIFIAAAAAHDBUAAAAABxAUCAAAAAcUFIAAAAAHGBQEAAAABxwUBAAAAAcgFAgAAAAEBGAAA_gEAIBHsBAEAAAAB7gRAAAAAAYYFAgAAAAGOBQEAAAABpQVAAAAAAa8FAQAAAAGzBQIAAAABvwUCAAAAAcAFAgAAAAHBBQEAAAABwgUgAAAAAcMFQAAAAAHEBQIAAAABxQUgAAAAAcYFAQAAAAHHBQEAAAAByAUCAAAAAQEYAACAAgAwARgAAIACADASAwAA4QkAIOwEAQCmCAAh7gRAALYIACGGBQIApwgAIY4FAQCmCAAhpQVAALYIACGvBQEApggAIbMFAgCnCAAhvwUCAKcIACHABQIApwgAIcEFAQCmCAAhwgUgAK4IACHDBUAAtggAIcQFAgCnCAAhxQUgAK4IACHGBQEApggAIccFAQCmCAAhyAUCAKcIACECAAAAGwAgGAAAgwIAIBHsBAEApggAIe4EQAC2CAAhhgUCAKcIACGOBQEApggAIaUFQAC2CAAhrwUBAKYIACGzBQIApwgAIb8FAgCnCAAhwAUCAKcIACHBBQEApggAIcIFIACuCAAhwwVAALYIACHEBQIApwgAIcUFIACuCAAhxgUBAKYIACHHBQEApggAIcgFAgCnCAAhAgAAABkAIBgAAIUCACACAAAAGQAgGAAAhQIAIAMAAAAbACAfAAD-AQAgIAAAgwIAIAEAAAAbACABAAAAGQAgCBIAANwJACAlAADdCQAgJgAA4AkAICcAAN8JACAoAADeCQAg7gQAAK8IACClBQAArwgAIMMFAACvCAAgFM8EAADsBwAw0AQAAIwCABDRBAAA7AcAMOwEAQCNBwAh7gRAAKMHACGGBQIAjgcAIY4FAQCNBwAhpQVAAKMHACGvBQEAjQcAIbMFAgCOBwAhvwUCAI4HACHABQIAjgcAIcEFAQCNBwAhwgUgAJkHACHDBUAAowcAIcQFAgCOBwAhxQUgAJkHACHGBQEAjQcAIccFAQCNBwAhyAUCAI4HACEDAAAAGQAgAQAAiwIAMCQAAIwCACADAAAAGQAgAQAAGgAwAgAAGwAgAQAAAB8AIAEAAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAMAAAAdACABAAAeADACAAAfACAIAwAA2wkAIOAEAQAAAAHqBAEAAAAB9ARAAAAAAY4FAQAAAAGvBQEAAAABswUCAAAAAb4FAQAAAAEBGAAAlAIAIAfgBAEAAAAB6gQBAAAAAfQEQAAAAAGOBQEAAAABrwUBAAAAAbMFAgAAAAG-BQEAAAABARgAAJYCADABGAAAlgIAMAgDAADaCQAg4AQBAKYIACHqBAEAtwgAIfQEQAC1CAAhjgUBAKYIACGvBQEApggAIbMFAgCnCAAhvgUBAKYIACECAAAAHwAgGAAAmQIAIAfgBAEApggAIeoEAQC3CAAh9ARAALUIACGOBQEApggAIa8FAQCmCAAhswUCAKcIACG-BQEApggAIQIAAAAdACAYAACbAgAgAgAAAB0AIBgAAJsCACADAAAAHwAgHwAAlAIAICAAAJkCACABAAAAHwAgAQAAAB0AIAYSAADVCQAgJQAA1gkAICYAANkJACAnAADYCQAgKAAA1wkAIOoEAACvCAAgCs8EAADrBwAw0AQAAKICABDRBAAA6wcAMOAEAQCNBwAh6gQBAKQHACH0BEAAogcAIY4FAQCNBwAhrwUBAI0HACGzBQIAjgcAIb4FAQCNBwAhAwAAAB0AIAEAAKECADAkAACiAgAgAwAAAB0AIAEAAB4AMAIAAB8AIAEAAAAjACABAAAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgBwMAANQJACCOBQEAAAABuQUCAAAAAboFAQAAAAG7BQEAAAABvAUCAAAAAb0FAgAAAAEBGAAAqgIAIAaOBQEAAAABuQUCAAAAAboFAQAAAAG7BQEAAAABvAUCAAAAAb0FAgAAAAEBGAAArAIAMAEYAACsAgAwBwMAANMJACCOBQEApggAIbkFAgCnCAAhugUBAKYIACG7BQEApggAIbwFAgCnCAAhvQUCAKcIACECAAAAIwAgGAAArwIAIAaOBQEApggAIbkFAgCnCAAhugUBAKYIACG7BQEApggAIbwFAgCnCAAhvQUCAKcIACECAAAAIQAgGAAAsQIAIAIAAAAhACAYAACxAgAgAwAAACMAIB8AAKoCACAgAACvAgAgAQAAACMAIAEAAAAhACAFEgAAzgkAICUAAM8JACAmAADSCQAgJwAA0QkAICgAANAJACAJzwQAAOoHADDQBAAAuAIAENEEAADqBwAwjgUBAI0HACG5BQIAjgcAIboFAQCNBwAhuwUBAI0HACG8BQIAjgcAIb0FAgCOBwAhAwAAACEAIAEAALcCADAkAAC4AgAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAnACABAAAAJwAgAwAAACUAIAEAACYAMAIAACcAIAMAAAAlACABAAAmADACAAAnACADAAAAJQAgAQAAJgAwAgAAJwAgCAMAAM0JACDhBAEAAAAB9ARAAAAAAfkEAgAAAAGOBQEAAAABrwUBAAAAAbcFAQAAAAG4BQEAAAABARgAAMACACAH4QQBAAAAAfQEQAAAAAH5BAIAAAABjgUBAAAAAa8FAQAAAAG3BQEAAAABuAUBAAAAAQEYAADCAgAwARgAAMICADAIAwAAzAkAIOEEAQCmCAAh9ARAALUIACH5BAIApwgAIY4FAQCmCAAhrwUBAKYIACG3BQEApggAIbgFAQCmCAAhAgAAACcAIBgAAMUCACAH4QQBAKYIACH0BEAAtQgAIfkEAgCnCAAhjgUBAKYIACGvBQEApggAIbcFAQCmCAAhuAUBAKYIACECAAAAJQAgGAAAxwIAIAIAAAAlACAYAADHAgAgAwAAACcAIB8AAMACACAgAADFAgAgAQAAACcAIAEAAAAlACAFEgAAxwkAICUAAMgJACAmAADLCQAgJwAAygkAICgAAMkJACAKzwQAAOkHADDQBAAAzgIAENEEAADpBwAw4QQBAI0HACH0BEAAogcAIfkEAgCOBwAhjgUBAI0HACGvBQEAjQcAIbcFAQCNBwAhuAUBAI0HACEDAAAAJQAgAQAAzQIAMCQAAM4CACADAAAAJQAgAQAAJgAwAgAAJwAgAQAAACsAIAEAAAArACADAAAAKQAgAQAAKgAwAgAAKwAgAwAAACkAIAEAACoAMAIAACsAIAMAAAApACABAAAqADACAAArACASAwAAxgkAIOAEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAGOBQEAAAABrQUBAAAAAa8FAQAAAAGzBQIAAAABtAUgAAAAAbUFAQAAAAG2BUAAAAABARgAANYCACAR4AQBAAAAAeoEAQAAAAHrBAEAAAAB7AQBAAAAAe0EAgAAAAHuBEAAAAAB7wRAAAAAAfAEAQAAAAHxBEAAAAAB8gRAAAAAAY4FAQAAAAGtBQEAAAABrwUBAAAAAbMFAgAAAAG0BSAAAAABtQUBAAAAAbYFQAAAAAEBGAAA2AIAMAEYAADYAgAwEgMAAMUJACDgBAEApggAIeoEAQC3CAAh6wQBAKYIACHsBAEApggAIe0EAgCnCAAh7gRAALUIACHvBEAAtggAIfAEAQC3CAAh8QRAALUIACHyBEAAtggAIY4FAQCmCAAhrQUBAKYIACGvBQEApggAIbMFAgCnCAAhtAUgAK4IACG1BQEAtwgAIbYFQAC2CAAhAgAAACsAIBgAANsCACAR4AQBAKYIACHqBAEAtwgAIesEAQCmCAAh7AQBAKYIACHtBAIApwgAIe4EQAC1CAAh7wRAALYIACHwBAEAtwgAIfEEQAC1CAAh8gRAALYIACGOBQEApggAIa0FAQCmCAAhrwUBAKYIACGzBQIApwgAIbQFIACuCAAhtQUBALcIACG2BUAAtggAIQIAAAApACAYAADdAgAgAgAAACkAIBgAAN0CACADAAAAKwAgHwAA1gIAICAAANsCACABAAAAKwAgAQAAACkAIAsSAADACQAgJQAAwQkAICYAAMQJACAnAADDCQAgKAAAwgkAIOoEAACvCAAg7wQAAK8IACDwBAAArwgAIPIEAACvCAAgtQUAAK8IACC2BQAArwgAIBTPBAAA6AcAMNAEAADkAgAQ0QQAAOgHADDgBAEAjQcAIeoEAQCkBwAh6wQBAI0HACHsBAEAjQcAIe0EAgCOBwAh7gRAAKIHACHvBEAAowcAIfAEAQCkBwAh8QRAAKIHACHyBEAAowcAIY4FAQCNBwAhrQUBAI0HACGvBQEAjQcAIbMFAgCOBwAhtAUgAJkHACG1BQEApAcAIbYFQACjBwAhAwAAACkAIAEAAOMCADAkAADkAgAgAwAAACkAIAEAACoAMAIAACsAIAEAAAAvACABAAAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgBgMAAL8JACD0BEAAAAABjgUBAAAAAasFAQAAAAGvBQEAAAABswUCAAAAAQEYAADsAgAgBfQEQAAAAAGOBQEAAAABqwUBAAAAAa8FAQAAAAGzBQIAAAABARgAAO4CADABGAAA7gIAMAYDAAC-CQAg9ARAALUIACGOBQEApggAIasFAQCmCAAhrwUBAKYIACGzBQIApwgAIQIAAAAvACAYAADxAgAgBfQEQAC1CAAhjgUBAKYIACGrBQEApggAIa8FAQCmCAAhswUCAKcIACECAAAALQAgGAAA8wIAIAIAAAAtACAYAADzAgAgAwAAAC8AIB8AAOwCACAgAADxAgAgAQAAAC8AIAEAAAAtACAFEgAAuQkAICUAALoJACAmAAC9CQAgJwAAvAkAICgAALsJACAIzwQAAOcHADDQBAAA-gIAENEEAADnBwAw9ARAAKIHACGOBQEAjQcAIasFAQCNBwAhrwUBAI0HACGzBQIAjgcAIQMAAAAtACABAAD5AgAwJAAA-gIAIAMAAAAtACABAAAuADACAAAvACAIzwQAAOUHADDQBAAAgAMAENEEAADlBwAwjgUBAJUHACGoBQEAlQcAIa8FAQCVBwAhsQVAAK0HACGyBQAA5gcAIAEAAAD9AgAgAQAAAP0CACAHzwQAAOUHADDQBAAAgAMAENEEAADlBwAwjgUBAJUHACGoBQEAlQcAIa8FAQCVBwAhsQVAAK0HACEAAwAAAIADACABAACBAwAwAgAA_QIAIAMAAACAAwAgAQAAgQMAMAIAAP0CACADAAAAgAMAIAEAAIEDADACAAD9AgAgBI4FAQAAAAGoBQEAAAABrwUBAAAAAbEFQAAAAAEBGAAAhQMAIASOBQEAAAABqAUBAAAAAa8FAQAAAAGxBUAAAAABARgAAIcDADABGAAAhwMAMASOBQEApggAIagFAQCmCAAhrwUBAKYIACGxBUAAtQgAIQIAAAD9AgAgGAAAigMAIASOBQEApggAIagFAQCmCAAhrwUBAKYIACGxBUAAtQgAIQIAAACAAwAgGAAAjAMAIAIAAACAAwAgGAAAjAMAIAMAAAD9AgAgHwAAhQMAICAAAIoDACABAAAA_QIAIAEAAACAAwAgAxIAALYJACAnAAC4CQAgKAAAtwkAIAfPBAAA5AcAMNAEAACTAwAQ0QQAAOQHADCOBQEAjQcAIagFAQCNBwAhrwUBAI0HACGxBUAAogcAIQMAAACAAwAgAQAAkgMAMCQAAJMDACADAAAAgAMAIAEAAIEDADACAAD9AgAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAJAwAAtQkAIOgEAQAAAAHrBAEAAAAB7QQCAAAAAe4EQAAAAAHwBAEAAAABjgUBAAAAAa8FAQAAAAGwBSAAAAABARgAAJsDACAI6AQBAAAAAesEAQAAAAHtBAIAAAAB7gRAAAAAAfAEAQAAAAGOBQEAAAABrwUBAAAAAbAFIAAAAAEBGAAAnQMAMAEYAACdAwAwCQMAALQJACDoBAEApggAIesEAQCmCAAh7QQCAKcIACHuBEAAtQgAIfAEAQC3CAAhjgUBAKYIACGvBQEApggAIbAFIACuCAAhAgAAADMAIBgAAKADACAI6AQBAKYIACHrBAEApggAIe0EAgCnCAAh7gRAALUIACHwBAEAtwgAIY4FAQCmCAAhrwUBAKYIACGwBSAArggAIQIAAAAxACAYAACiAwAgAgAAADEAIBgAAKIDACADAAAAMwAgHwAAmwMAICAAAKADACABAAAAMwAgAQAAADEAIAYSAACvCQAgJQAAsAkAICYAALMJACAnAACyCQAgKAAAsQkAIPAEAACvCAAgC88EAADjBwAw0AQAAKkDABDRBAAA4wcAMOgEAQCNBwAh6wQBAI0HACHtBAIAjgcAIe4EQACiBwAh8AQBAKQHACGOBQEAjQcAIa8FAQCNBwAhsAUgAJkHACEDAAAAMQAgAQAAqAMAMCQAAKkDACADAAAAMQAgAQAAMgAwAgAAMwAgCc8EAADhBwAw0AQAAK8DABDRBAAA4QcAMOgEAgAAAAHqBAEAlQcAIfQEQACtBwAhrAUBAJUHACGtBQEAlQcAIa4FAAHiBwAhAQAAAKwDACABAAAArAMAIAnPBAAA4QcAMNAEAACvAwAQ0QQAAOEHADDoBAIAlgcAIeoEAQCVBwAh9ARAAK0HACGsBQEAlQcAIa0FAQCVBwAhrgUAAeIHACEAAwAAAK8DACABAACwAwAwAgAArAMAIAMAAACvAwAgAQAAsAMAMAIAAKwDACADAAAArwMAIAEAALADADACAACsAwAgBugEAgAAAAHqBAEAAAAB9ARAAAAAAawFAQAAAAGtBQEAAAABrgUAAQAAAQEYAAC0AwAgBugEAgAAAAHqBAEAAAAB9ARAAAAAAawFAQAAAAGtBQEAAAABrgUAAQAAAQEYAAC2AwAwARgAALYDADAG6AQCAKcIACHqBAEApggAIfQEQAC1CAAhrAUBAKYIACGtBQEApggAIa4FAAGuCQAhAgAAAKwDACAYAAC5AwAgBugEAgCnCAAh6gQBAKYIACH0BEAAtQgAIawFAQCmCAAhrQUBAKYIACGuBQABrgkAIQIAAACvAwAgGAAAuwMAIAIAAACvAwAgGAAAuwMAIAMAAACsAwAgHwAAtAMAICAAALkDACABAAAArAMAIAEAAACvAwAgBRIAAKkJACAlAACqCQAgJgAArQkAICcAAKwJACAoAACrCQAgCc8EAADdBwAw0AQAAMIDABDRBAAA3QcAMOgEAgCOBwAh6gQBAI0HACH0BEAAogcAIawFAQCNBwAhrQUBAI0HACGuBQAB3gcAIQMAAACvAwAgAQAAwQMAMCQAAMIDACADAAAArwMAIAEAALADADACAACsAwAgBs8EAADcBwAw0AQAAMgDABDRBAAA3AcAMNIEAQCVBwAhqgUBAAAAAasFAQCVBwAhAQAAAMUDACABAAAAxQMAIAbPBAAA3AcAMNAEAADIAwAQ0QQAANwHADDSBAEAlQcAIaoFAQCVBwAhqwUBAJUHACEAAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgA9IEAQAAAAGqBQEAAAABqwUBAAAAAQEYAADNAwAgA9IEAQAAAAGqBQEAAAABqwUBAAAAAQEYAADPAwAwARgAAM8DADAD0gQBAKYIACGqBQEApggAIasFAQCmCAAhAgAAAMUDACAYAADSAwAgA9IEAQCmCAAhqgUBAKYIACGrBQEApggAIQIAAADIAwAgGAAA1AMAIAIAAADIAwAgGAAA1AMAIAMAAADFAwAgHwAAzQMAICAAANIDACABAAAAxQMAIAEAAADIAwAgAxIAAKYJACAnAACoCQAgKAAApwkAIAbPBAAA2wcAMNAEAADbAwAQ0QQAANsHADDSBAEAjQcAIaoFAQCNBwAhqwUBAI0HACEDAAAAyAMAIAEAANoDADAkAADbAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIAbPBAAA2QcAMNAEAADhAwAQ0QQAANkHADDoBAEAlQcAIagFAQCVBwAhqQUAANoHACABAAAA3gMAIAEAAADeAwAgBc8EAADZBwAw0AQAAOEDABDRBAAA2QcAMOgEAQCVBwAhqAUBAJUHACEAAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACADAAAA4QMAIAEAAOIDADACAADeAwAgAugEAQAAAAGoBQEAAAABARgAAOYDACAC6AQBAAAAAagFAQAAAAEBGAAA6AMAMAEYAADoAwAwAugEAQCmCAAhqAUBAKYIACECAAAA3gMAIBgAAOsDACAC6AQBAKYIACGoBQEApggAIQIAAADhAwAgGAAA7QMAIAIAAADhAwAgGAAA7QMAIAMAAADeAwAgHwAA5gMAICAAAOsDACABAAAA3gMAIAEAAADhAwAgAxIAAKMJACAnAAClCQAgKAAApAkAIAXPBAAA2AcAMNAEAAD0AwAQ0QQAANgHADDoBAEAjQcAIagFAQCNBwAhAwAAAOEDACABAADzAwAwJAAA9AMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAFzwQAANcHADDQBAAA-gMAENEEAADXBwAw4QQBAAAAAeIEAQCVBwAhAQAAAPcDACABAAAA9wMAIAXPBAAA1wcAMNAEAAD6AwAQ0QQAANcHADDhBAEAlQcAIeIEAQCVBwAhAAMAAAD6AwAgAQAA-wMAMAIAAPcDACADAAAA-gMAIAEAAPsDADACAAD3AwAgAwAAAPoDACABAAD7AwAwAgAA9wMAIALhBAEAAAAB4gQBAAAAAQEYAAD_AwAgAuEEAQAAAAHiBAEAAAABARgAAIEEADABGAAAgQQAMALhBAEApggAIeIEAQCmCAAhAgAAAPcDACAYAACEBAAgAuEEAQCmCAAh4gQBAKYIACECAAAA-gMAIBgAAIYEACACAAAA-gMAIBgAAIYEACADAAAA9wMAIB8AAP8DACAgAACEBAAgAQAAAPcDACABAAAA-gMAIAMSAACgCQAgJwAAogkAICgAAKEJACAFzwQAANYHADDQBAAAjQQAENEEAADWBwAw4QQBAI0HACHiBAEAjQcAIQMAAAD6AwAgAQAAjAQAMCQAAI0EACADAAAA-gMAIAEAAPsDADACAAD3AwAgB88EAADUBwAw0AQAAJMEABDRBAAA1AcAMPUEAQCVBwAhpQVAAK0HACGmBQIAlgcAIacFAADVBwAgAQAAAJAEACABAAAAkAQAIAbPBAAA1AcAMNAEAACTBAAQ0QQAANQHADD1BAEAlQcAIaUFQACtBwAhpgUCAJYHACEAAwAAAJMEACABAACUBAAwAgAAkAQAIAMAAACTBAAgAQAAlAQAMAIAAJAEACADAAAAkwQAIAEAAJQEADACAACQBAAgA_UEAQAAAAGlBUAAAAABpgUCAAAAAQEYAACYBAAgA_UEAQAAAAGlBUAAAAABpgUCAAAAAQEYAACaBAAwARgAAJoEADAD9QQBAKYIACGlBUAAtQgAIaYFAgCnCAAhAgAAAJAEACAYAACdBAAgA_UEAQCmCAAhpQVAALUIACGmBQIApwgAIQIAAACTBAAgGAAAnwQAIAIAAACTBAAgGAAAnwQAIAMAAACQBAAgHwAAmAQAICAAAJ0EACABAAAAkAQAIAEAAACTBAAgBRIAAJsJACAlAACcCQAgJgAAnwkAICcAAJ4JACAoAACdCQAgBs8EAADTBwAw0AQAAKYEABDRBAAA0wcAMPUEAQCNBwAhpQVAAKIHACGmBQIAjgcAIQMAAACTBAAgAQAApQQAMCQAAKYEACADAAAAkwQAIAEAAJQEADACAACQBAAgBc8EAADSBwAw0AQAAKwEABDRBAAA0gcAMPQEQACtBwAh9QQBAAAAAQEAAACpBAAgAQAAAKkEACAFzwQAANIHADDQBAAArAQAENEEAADSBwAw9ARAAK0HACH1BAEAlQcAIQADAAAArAQAIAEAAK0EADACAACpBAAgAwAAAKwEACABAACtBAAwAgAAqQQAIAMAAACsBAAgAQAArQQAMAIAAKkEACAC9ARAAAAAAfUEAQAAAAEBGAAAsQQAIAL0BEAAAAAB9QQBAAAAAQEYAACzBAAwARgAALMEADAC9ARAALUIACH1BAEApggAIQIAAACpBAAgGAAAtgQAIAL0BEAAtQgAIfUEAQCmCAAhAgAAAKwEACAYAAC4BAAgAgAAAKwEACAYAAC4BAAgAwAAAKkEACAfAACxBAAgIAAAtgQAIAEAAACpBAAgAQAAAKwEACADEgAAmAkAICcAAJoJACAoAACZCQAgBc8EAADRBwAw0AQAAL8EABDRBAAA0QcAMPQEQACiBwAh9QQBAI0HACEDAAAArAQAIAEAAL4EADAkAAC_BAAgAwAAAKwEACABAACtBAAwAgAAqQQAIAXPBAAA0AcAMNAEAADFBAAQ0QQAANAHADD0BEAArQcAIfUEAQAAAAEBAAAAwgQAIAEAAADCBAAgBc8EAADQBwAw0AQAAMUEABDRBAAA0AcAMPQEQACtBwAh9QQBAJUHACEAAwAAAMUEACABAADGBAAwAgAAwgQAIAMAAADFBAAgAQAAxgQAMAIAAMIEACADAAAAxQQAIAEAAMYEADACAADCBAAgAvQEQAAAAAH1BAEAAAABARgAAMoEACAC9ARAAAAAAfUEAQAAAAEBGAAAzAQAMAEYAADMBAAwAvQEQAC1CAAh9QQBAKYIACECAAAAwgQAIBgAAM8EACAC9ARAALUIACH1BAEApggAIQIAAADFBAAgGAAA0QQAIAIAAADFBAAgGAAA0QQAIAMAAADCBAAgHwAAygQAICAAAM8EACABAAAAwgQAIAEAAADFBAAgAxIAAJUJACAnAACXCQAgKAAAlgkAIAXPBAAAzwcAMNAEAADYBAAQ0QQAAM8HADD0BEAAogcAIfUEAQCNBwAhAwAAAMUEACABAADXBAAwJAAA2AQAIAMAAADFBAAgAQAAxgQAMAIAAMIEACAGzwQAAM4HADDQBAAA3gQAENEEAADOBwAw6AQCAAAAAeoEAQCVBwAh9ARAAK0HACEBAAAA2wQAIAEAAADbBAAgBs8EAADOBwAw0AQAAN4EABDRBAAAzgcAMOgEAgCWBwAh6gQBAJUHACH0BEAArQcAIQADAAAA3gQAIAEAAN8EADACAADbBAAgAwAAAN4EACABAADfBAAwAgAA2wQAIAMAAADeBAAgAQAA3wQAMAIAANsEACAD6AQCAAAAAeoEAQAAAAH0BEAAAAABARgAAOMEACAD6AQCAAAAAeoEAQAAAAH0BEAAAAABARgAAOUEADABGAAA5QQAMAPoBAIApwgAIeoEAQCmCAAh9ARAALUIACECAAAA2wQAIBgAAOgEACAD6AQCAKcIACHqBAEApggAIfQEQAC1CAAhAgAAAN4EACAYAADqBAAgAgAAAN4EACAYAADqBAAgAwAAANsEACAfAADjBAAgIAAA6AQAIAEAAADbBAAgAQAAAN4EACAFEgAAkAkAICUAAJEJACAmAACUCQAgJwAAkwkAICgAAJIJACAGzwQAAM0HADDQBAAA8QQAENEEAADNBwAw6AQCAI4HACHqBAEAjQcAIfQEQACiBwAhAwAAAN4EACABAADwBAAwJAAA8QQAIAMAAADeBAAgAQAA3wQAMAIAANsEACAKzwQAAMwHADDQBAAA9wQAENEEAADMBwAw6AQBAAAAAeoEAQAAAAHxBEAArQcAIaEFAQAAAAGiBQEAlQcAIaMFIACfBwAhpAUgAJ8HACEBAAAA9AQAIAEAAAD0BAAgCs8EAADMBwAw0AQAAPcEABDRBAAAzAcAMOgEAQCVBwAh6gQBAK8HACHxBEAArQcAIaEFAQCVBwAhogUBAJUHACGjBSAAnwcAIaQFIACfBwAhAeoEAACvCAAgAwAAAPcEACABAAD4BAAwAgAA9AQAIAMAAAD3BAAgAQAA-AQAMAIAAPQEACADAAAA9wQAIAEAAPgEADACAAD0BAAgB-gEAQAAAAHqBAEAAAAB8QRAAAAAAaEFAQAAAAGiBQEAAAABowUgAAAAAaQFIAAAAAEBGAAA_AQAIAfoBAEAAAAB6gQBAAAAAfEEQAAAAAGhBQEAAAABogUBAAAAAaMFIAAAAAGkBSAAAAABARgAAP4EADABGAAA_gQAMAfoBAEApggAIeoEAQC3CAAh8QRAALUIACGhBQEApggAIaIFAQCmCAAhowUgAK4IACGkBSAArggAIQIAAAD0BAAgGAAAgQUAIAfoBAEApggAIeoEAQC3CAAh8QRAALUIACGhBQEApggAIaIFAQCmCAAhowUgAK4IACGkBSAArggAIQIAAAD3BAAgGAAAgwUAIAIAAAD3BAAgGAAAgwUAIAMAAAD0BAAgHwAA_AQAICAAAIEFACABAAAA9AQAIAEAAAD3BAAgBBIAAI0JACAnAACPCQAgKAAAjgkAIOoEAACvCAAgCs8EAADLBwAw0AQAAIoFABDRBAAAywcAMOgEAQCNBwAh6gQBAKQHACHxBEAAogcAIaEFAQCNBwAhogUBAI0HACGjBSAAmQcAIaQFIACZBwAhAwAAAPcEACABAACJBQAwJAAAigUAIAMAAAD3BAAgAQAA-AQAMAIAAPQEACAEzwQAAMoHADDQBAAAkAUAENEEAADKBwAwoQUBAAAAAQEAAACNBQAgAQAAAI0FACAEzwQAAMoHADDQBAAAkAUAENEEAADKBwAwoQUBAJUHACEAAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgAaEFAQAAAAEBGAAAlQUAIAGhBQEAAAABARgAAJcFADABGAAAlwUAMAGhBQEApggAIQIAAACNBQAgGAAAmgUAIAGhBQEApggAIQIAAACQBQAgGAAAnAUAIAIAAACQBQAgGAAAnAUAIAMAAACNBQAgHwAAlQUAICAAAJoFACABAAAAjQUAIAEAAACQBQAgAxIAAIoJACAnAACMCQAgKAAAiwkAIATPBAAAyQcAMNAEAACjBQAQ0QQAAMkHADChBQEAjQcAIQMAAACQBQAgAQAAogUAMCQAAKMFACADAAAAkAUAIAEAAJEFADACAACNBQAgBwMAAMgHACDPBAAAxwcAMNAEAAA1ABDRBAAAxwcAMPQEQACtBwAhjgUBAAAAAaAFAQCVBwAhAQAAAKYFACABAAAApgUAIAEDAACJCQAgAwAAADUAIAEAAKkFADACAACmBQAgAwAAADUAIAEAAKkFADACAACmBQAgAwAAADUAIAEAAKkFADACAACmBQAgBAMAAIgJACD0BEAAAAABjgUBAAAAAaAFAQAAAAEBGAAArQUAIAP0BEAAAAABjgUBAAAAAaAFAQAAAAEBGAAArwUAMAEYAACvBQAwBAMAAIcJACD0BEAAtQgAIY4FAQCmCAAhoAUBAKYIACECAAAApgUAIBgAALIFACAD9ARAALUIACGOBQEApggAIaAFAQCmCAAhAgAAADUAIBgAALQFACACAAAANQAgGAAAtAUAIAMAAACmBQAgHwAArQUAICAAALIFACABAAAApgUAIAEAAAA1ACADEgAAhAkAICcAAIYJACAoAACFCQAgBs8EAADGBwAw0AQAALsFABDRBAAAxgcAMPQEQACiBwAhjgUBAI0HACGgBQEAjQcAIQMAAAA1ACABAAC6BQAwJAAAuwUAIAMAAAA1ACABAACpBQAwAgAApgUAIBfPBAAAxAcAMNAEAADBBQAQ0QQAAMQHADDSBAEAlQcAIekEAQCVBwAhjgUBAAAAAY8FAQCVBwAhkAUBAJUHACGRBQEAlQcAIZIFAgCWBwAhkwUBAJUHACGUBQEAlQcAIZUFAQCVBwAhlgUBAJUHACGXBQEArwcAIZgFAQCVBwAhmQUIAMUHACGaBQgAxQcAIZsFAgCWBwAhnAUCAJYHACGdBSAAnwcAIZ4FIACfBwAhnwVAAK0HACEBAAAAvgUAIAEAAAC-BQAgF88EAADEBwAw0AQAAMEFABDRBAAAxAcAMNIEAQCVBwAh6QQBAJUHACGOBQEAlQcAIY8FAQCVBwAhkAUBAJUHACGRBQEAlQcAIZIFAgCWBwAhkwUBAJUHACGUBQEAlQcAIZUFAQCVBwAhlgUBAJUHACGXBQEArwcAIZgFAQCVBwAhmQUIAMUHACGaBQgAxQcAIZsFAgCWBwAhnAUCAJYHACGdBSAAnwcAIZ4FIACfBwAhnwVAAK0HACEDlwUAAK8IACCZBQAArwgAIJoFAACvCAAgAwAAAMEFACABAADCBQAwAgAAvgUAIAMAAADBBQAgAQAAwgUAMAIAAL4FACADAAAAwQUAIAEAAMIFADACAAC-BQAgFNIEAQAAAAHpBAEAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFAgAAAAGTBQEAAAABlAUBAAAAAZUFAQAAAAGWBQEAAAABlwUBAAAAAZgFAQAAAAGZBQgAAAABmgUIAAAAAZsFAgAAAAGcBQIAAAABnQUgAAAAAZ4FIAAAAAGfBUAAAAABARgAAMYFACAU0gQBAAAAAekEAQAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgUCAAAAAZMFAQAAAAGUBQEAAAABlQUBAAAAAZYFAQAAAAGXBQEAAAABmAUBAAAAAZkFCAAAAAGaBQgAAAABmwUCAAAAAZwFAgAAAAGdBSAAAAABngUgAAAAAZ8FQAAAAAEBGAAAyAUAMAEYAADIBQAwFNIEAQCmCAAh6QQBAKYIACGOBQEApggAIY8FAQCmCAAhkAUBAKYIACGRBQEApggAIZIFAgCnCAAhkwUBAKYIACGUBQEApggAIZUFAQCmCAAhlgUBAKYIACGXBQEAtwgAIZgFAQCmCAAhmQUIAIMJACGaBQgAgwkAIZsFAgCnCAAhnAUCAKcIACGdBSAArggAIZ4FIACuCAAhnwVAALUIACECAAAAvgUAIBgAAMsFACAU0gQBAKYIACHpBAEApggAIY4FAQCmCAAhjwUBAKYIACGQBQEApggAIZEFAQCmCAAhkgUCAKcIACGTBQEApggAIZQFAQCmCAAhlQUBAKYIACGWBQEApggAIZcFAQC3CAAhmAUBAKYIACGZBQgAgwkAIZoFCACDCQAhmwUCAKcIACGcBQIApwgAIZ0FIACuCAAhngUgAK4IACGfBUAAtQgAIQIAAADBBQAgGAAAzQUAIAIAAADBBQAgGAAAzQUAIAMAAAC-BQAgHwAAxgUAICAAAMsFACABAAAAvgUAIAEAAADBBQAgCBIAAP4IACAlAAD_CAAgJgAAggkAICcAAIEJACAoAACACQAglwUAAK8IACCZBQAArwgAIJoFAACvCAAgF88EAADABwAw0AQAANQFABDRBAAAwAcAMNIEAQCNBwAh6QQBAI0HACGOBQEAjQcAIY8FAQCNBwAhkAUBAI0HACGRBQEAjQcAIZIFAgCOBwAhkwUBAI0HACGUBQEAjQcAIZUFAQCNBwAhlgUBAI0HACGXBQEApAcAIZgFAQCNBwAhmQUIAMEHACGaBQgAwQcAIZsFAgCOBwAhnAUCAI4HACGdBSAAmQcAIZ4FIACZBwAhnwVAAKIHACEDAAAAwQUAIAEAANMFADAkAADUBQAgAwAAAMEFACABAADCBQAwAgAAvgUAIBXcAwAAtQcAIN0DAAC2BwAg3gMAALcHACDPBAAAtAcAMNAEAADpBQAQ0QQAALQHADDSBAEAlQcAIeUEIACfBwAh6AQBAAAAAewEAQCVBwAh7gRAAK4HACHxBEAArQcAIfkEAQCVBwAhgAUCAJYHACGBBQEAlQcAIYIFAQCVBwAhgwUBAK8HACGEBQEArwcAIYUFQACtBwAhhgUCAJYHACGHBUAArQcAIQEAAADXBQAgENsDAAC6BwAgzwQAAL8HADDQBAAA2QUAENEEAAC_BwAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhAdsDAAD9CAAgEtsDAAC6BwAgzwQAAL8HADDQBAAA2QUAENEEAAC_BwAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhiwUAAL4HACCNBQAAvQcAIAMAAADZBQAgAQAA2gUAMAIAANsFACAI2wMAALoHACDPBAAAvAcAMNAEAADdBQAQ0QQAALwHADDoBAEAlQcAIekEAQCVBwAh7AQBAJUHACH5BAEAlQcAIQHbAwAA_QgAIAnbAwAAugcAIM8EAAC8BwAw0AQAAN0FABDRBAAAvAcAMOgEAQCVBwAh6QQBAJUHACHsBAEAlQcAIfkEAQCVBwAhjAUAALsHACADAAAA3QUAIAEAAN4FADACAADfBQAgC9sDAAC6BwAgzwQAALkHADDQBAAA4QUAENEEAAC5BwAw6QQBAJUHACHzBAIAlgcAIfQEQACtBwAh9QQBAJUHACH2BAEAlQcAIfcEAQCVBwAh-AQBAJUHACEB2wMAAP0IACAM2wMAALoHACDPBAAAuQcAMNAEAADhBQAQ0QQAALkHADDpBAEAlQcAIfMEAgCWBwAh9ARAAK0HACH1BAEAlQcAIfYEAQCVBwAh9wQBAJUHACH4BAEAlQcAIYsFAAC4BwAgAwAAAOEFACABAADiBQAwAgAA4wUAIAEAAADZBQAgAQAAAN0FACABAAAA4QUAIAEAAADXBQAgFdwDAAC1BwAg3QMAALYHACDeAwAAtwcAIM8EAAC0BwAw0AQAAOkFABDRBAAAtAcAMNIEAQCVBwAh5QQgAJ8HACHoBAEAlQcAIewEAQCVBwAh7gRAAK4HACHxBEAArQcAIfkEAQCVBwAhgAUCAJYHACGBBQEAlQcAIYIFAQCVBwAhgwUBAK8HACGEBQEArwcAIYUFQACtBwAhhgUCAJYHACGHBUAArQcAIQbcAwAA-ggAIN0DAAD7CAAg3gMAAPwIACDuBAAArwgAIIMFAACvCAAghAUAAK8IACADAAAA6QUAIAEAAOoFADACAADXBQAgAwAAAOkFACABAADqBQAwAgAA1wUAIAMAAADpBQAgAQAA6gUAMAIAANcFACAS3AMAAPcIACDdAwAA-AgAIN4DAAD5CAAg0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABARgAAO4FACAP0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABARgAAPAFADABGAAA8AUAMBLcAwAA0AgAIN0DAADRCAAg3gMAANIIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACECAAAA1wUAIBgAAPMFACAP0gQBAKYIACHlBCAArggAIegEAQCmCAAh7AQBAKYIACHuBEAAtggAIfEEQAC1CAAh-QQBAKYIACGABQIApwgAIYEFAQCmCAAhggUBAKYIACGDBQEAtwgAIYQFAQC3CAAhhQVAALUIACGGBQIApwgAIYcFQAC1CAAhAgAAAOkFACAYAAD1BQAgAgAAAOkFACAYAAD1BQAgAwAAANcFACAfAADuBQAgIAAA8wUAIAEAAADXBQAgAQAAAOkFACAIEgAAywgAICUAAMwIACAmAADPCAAgJwAAzggAICgAAM0IACDuBAAArwgAIIMFAACvCAAghAUAAK8IACASzwQAALMHADDQBAAA_AUAENEEAACzBwAw0gQBAI0HACHlBCAAmQcAIegEAQCNBwAh7AQBAI0HACHuBEAAowcAIfEEQACiBwAh-QQBAI0HACGABQIAjgcAIYEFAQCNBwAhggUBAI0HACGDBQEApAcAIYQFAQCkBwAhhQVAAKIHACGGBQIAjgcAIYcFQACiBwAhAwAAAOkFACABAAD7BQAwJAAA_AUAIAMAAADpBQAgAQAA6gUAMAIAANcFACABAAAA2wUAIAEAAADbBQAgAwAAANkFACABAADaBQAwAgAA2wUAIAMAAADZBQAgAQAA2gUAMAIAANsFACADAAAA2QUAIAEAANoFADACAADbBQAgDdsDAADKCAAg6QQBAAAAAewEAQAAAAHxBEAAAAAB8wQCAAAAAfkEAQAAAAH6BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABARgAAIQGACAM6QQBAAAAAewEAQAAAAHxBEAAAAAB8wQCAAAAAfkEAQAAAAH6BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABARgAAIYGADABGAAAhgYAMA3bAwAAyQgAIOkEAQCmCAAh7AQBAKYIACHxBEAAtQgAIfMEAgCnCAAh-QQBAKYIACH6BAEApggAIfsEAQCmCAAh_AQBAKYIACH9BAEApggAIf4EAgCnCAAh_wQCAKcIACGABQIApwgAIQIAAADbBQAgGAAAiQYAIAzpBAEApggAIewEAQCmCAAh8QRAALUIACHzBAIApwgAIfkEAQCmCAAh-gQBAKYIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACECAAAA2QUAIBgAAIsGACACAAAA2QUAIBgAAIsGACADAAAA2wUAIB8AAIQGACAgAACJBgAgAQAAANsFACABAAAA2QUAIAUSAADECAAgJQAAxQgAICYAAMgIACAnAADHCAAgKAAAxggAIA_PBAAAsgcAMNAEAACSBgAQ0QQAALIHADDpBAEAjQcAIewEAQCNBwAh8QRAAKIHACHzBAIAjgcAIfkEAQCNBwAh-gQBAI0HACH7BAEAjQcAIfwEAQCNBwAh_QQBAI0HACH-BAIAjgcAIf8EAgCOBwAhgAUCAI4HACEDAAAA2QUAIAEAAJEGADAkAACSBgAgAwAAANkFACABAADaBQAwAgAA2wUAIAEAAADfBQAgAQAAAN8FACADAAAA3QUAIAEAAN4FADACAADfBQAgAwAAAN0FACABAADeBQAwAgAA3wUAIAMAAADdBQAgAQAA3gUAMAIAAN8FACAF2wMAAMMIACDoBAEAAAAB6QQBAAAAAewEAQAAAAH5BAEAAAABARgAAJoGACAE6AQBAAAAAekEAQAAAAHsBAEAAAAB-QQBAAAAAQEYAACcBgAwARgAAJwGADAF2wMAAMIIACDoBAEApggAIekEAQCmCAAh7AQBAKYIACH5BAEApggAIQIAAADfBQAgGAAAnwYAIAToBAEApggAIekEAQCmCAAh7AQBAKYIACH5BAEApggAIQIAAADdBQAgGAAAoQYAIAIAAADdBQAgGAAAoQYAIAMAAADfBQAgHwAAmgYAICAAAJ8GACABAAAA3wUAIAEAAADdBQAgAxIAAL8IACAnAADBCAAgKAAAwAgAIAfPBAAAsQcAMNAEAACoBgAQ0QQAALEHADDoBAEAjQcAIekEAQCNBwAh7AQBAI0HACH5BAEAjQcAIQMAAADdBQAgAQAApwYAMCQAAKgGACADAAAA3QUAIAEAAN4FADACAADfBQAgAQAAAOMFACABAAAA4wUAIAMAAADhBQAgAQAA4gUAMAIAAOMFACADAAAA4QUAIAEAAOIFADACAADjBQAgAwAAAOEFACABAADiBQAwAgAA4wUAIAjbAwAAvggAIOkEAQAAAAHzBAIAAAAB9ARAAAAAAfUEAQAAAAH2BAEAAAAB9wQBAAAAAfgEAQAAAAEBGAAAsAYAIAfpBAEAAAAB8wQCAAAAAfQEQAAAAAH1BAEAAAAB9gQBAAAAAfcEAQAAAAH4BAEAAAABARgAALIGADABGAAAsgYAMAjbAwAAvQgAIOkEAQCmCAAh8wQCAKcIACH0BEAAtQgAIfUEAQCmCAAh9gQBAKYIACH3BAEApggAIfgEAQCmCAAhAgAAAOMFACAYAAC1BgAgB-kEAQCmCAAh8wQCAKcIACH0BEAAtQgAIfUEAQCmCAAh9gQBAKYIACH3BAEApggAIfgEAQCmCAAhAgAAAOEFACAYAAC3BgAgAgAAAOEFACAYAAC3BgAgAwAAAOMFACAfAACwBgAgIAAAtQYAIAEAAADjBQAgAQAAAOEFACAFEgAAuAgAICUAALkIACAmAAC8CAAgJwAAuwgAICgAALoIACAKzwQAALAHADDQBAAAvgYAENEEAACwBwAw6QQBAI0HACHzBAIAjgcAIfQEQACiBwAh9QQBAI0HACH2BAEAjQcAIfcEAQCNBwAh-AQBAI0HACEDAAAA4QUAIAEAAL0GADAkAAC-BgAgAwAAAOEFACABAADiBQAwAgAA4wUAIA_PBAAArAcAMNAEAADEBgAQ0QQAAKwHADDgBAEAlQcAIegEAQAAAAHpBAEAlQcAIeoEAQCVBwAh6wQBAJUHACHsBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHvBEAArgcAIfAEAQCvBwAh8QRAAK0HACHyBEAArgcAIQEAAADBBgAgAQAAAMEGACAPzwQAAKwHADDQBAAAxAYAENEEAACsBwAw4AQBAJUHACHoBAEAlQcAIekEAQCVBwAh6gQBAJUHACHrBAEAlQcAIewEAQCVBwAh7QQCAJYHACHuBEAArQcAIe8EQACuBwAh8AQBAK8HACHxBEAArQcAIfIEQACuBwAhA-8EAACvCAAg8AQAAK8IACDyBAAArwgAIAMAAADEBgAgAQAAxQYAMAIAAMEGACADAAAAxAYAIAEAAMUGADACAADBBgAgAwAAAMQGACABAADFBgAwAgAAwQYAIAzgBAEAAAAB6AQBAAAAAekEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAEBGAAAyQYAIAzgBAEAAAAB6AQBAAAAAekEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAEBGAAAywYAMAEYAADLBgAwDOAEAQCmCAAh6AQBAKYIACHpBAEApggAIeoEAQCmCAAh6wQBAKYIACHsBAEApggAIe0EAgCnCAAh7gRAALUIACHvBEAAtggAIfAEAQC3CAAh8QRAALUIACHyBEAAtggAIQIAAADBBgAgGAAAzgYAIAzgBAEApggAIegEAQCmCAAh6QQBAKYIACHqBAEApggAIesEAQCmCAAh7AQBAKYIACHtBAIApwgAIe4EQAC1CAAh7wRAALYIACHwBAEAtwgAIfEEQAC1CAAh8gRAALYIACECAAAAxAYAIBgAANAGACACAAAAxAYAIBgAANAGACADAAAAwQYAIB8AAMkGACAgAADOBgAgAQAAAMEGACABAAAAxAYAIAgSAACwCAAgJQAAsQgAICYAALQIACAnAACzCAAgKAAAsggAIO8EAACvCAAg8AQAAK8IACDyBAAArwgAIA_PBAAAoQcAMNAEAADXBgAQ0QQAAKEHADDgBAEAjQcAIegEAQCNBwAh6QQBAI0HACHqBAEAjQcAIesEAQCNBwAh7AQBAI0HACHtBAIAjgcAIe4EQACiBwAh7wRAAKMHACHwBAEApAcAIfEEQACiBwAh8gRAAKMHACEDAAAAxAYAIAEAANYGADAkAADXBgAgAwAAAMQGACABAADFBgAwAgAAwQYAIAzPBAAAnQcAMNAEAADdBgAQ0QQAAJ0HADDSBAEAlQcAIeAEAQCVBwAh4QQBAJUHACHiBAgAngcAIeMECACeBwAh5AQCAJYHACHlBCAAnwcAIeYEAQCVBwAh5wQAAKAHACABAAAA2gYAIAEAAADaBgAgC88EAACdBwAw0AQAAN0GABDRBAAAnQcAMNIEAQCVBwAh4AQBAJUHACHhBAEAlQcAIeIECACeBwAh4wQIAJ4HACHkBAIAlgcAIeUEIACfBwAh5gQBAJUHACEAAwAAAN0GACABAADeBgAwAgAA2gYAIAMAAADdBgAgAQAA3gYAMAIAANoGACADAAAA3QYAIAEAAN4GADACAADaBgAgCNIEAQAAAAHgBAEAAAAB4QQBAAAAAeIECAAAAAHjBAgAAAAB5AQCAAAAAeUEIAAAAAHmBAEAAAABARgAAOIGACAI0gQBAAAAAeAEAQAAAAHhBAEAAAAB4gQIAAAAAeMECAAAAAHkBAIAAAAB5QQgAAAAAeYEAQAAAAEBGAAA5AYAMAEYAADkBgAwCNIEAQCmCAAh4AQBAKYIACHhBAEApggAIeIECACtCAAh4wQIAK0IACHkBAIApwgAIeUEIACuCAAh5gQBAKYIACECAAAA2gYAIBgAAOcGACAI0gQBAKYIACHgBAEApggAIeEEAQCmCAAh4gQIAK0IACHjBAgArQgAIeQEAgCnCAAh5QQgAK4IACHmBAEApggAIQIAAADdBgAgGAAA6QYAIAIAAADdBgAgGAAA6QYAIAMAAADaBgAgHwAA4gYAICAAAOcGACABAAAA2gYAIAEAAADdBgAgBRIAAKgIACAlAACpCAAgJgAArAgAICcAAKsIACAoAACqCAAgC88EAACXBwAw0AQAAPAGABDRBAAAlwcAMNIEAQCNBwAh4AQBAI0HACHhBAEAjQcAIeIECACYBwAh4wQIAJgHACHkBAIAjgcAIeUEIACZBwAh5gQBAI0HACEDAAAA3QYAIAEAAO8GADAkAADwBgAgAwAAAN0GACABAADeBgAwAgAA2gYAIAbPBAAAlAcAMNAEAAD2BgAQ0QQAAJQHADDSBAEAAAAB0wQCAJYHACHUBAIAlgcAIQEAAADzBgAgAQAAAPMGACAGzwQAAJQHADDQBAAA9gYAENEEAACUBwAw0gQBAJUHACHTBAIAlgcAIdQEAgCWBwAhAAMAAAD2BgAgAQAA9wYAMAIAAPMGACADAAAA9gYAIAEAAPcGADACAADzBgAgAwAAAPYGACABAAD3BgAwAgAA8wYAIAPSBAEAAAAB0wQCAAAAAdQEAgAAAAEBGAAA-wYAIAPSBAEAAAAB0wQCAAAAAdQEAgAAAAEBGAAA_QYAMAEYAAD9BgAwA9IEAQCmCAAh0wQCAKcIACHUBAIApwgAIQIAAADzBgAgGAAAgAcAIAPSBAEApggAIdMEAgCnCAAh1AQCAKcIACECAAAA9gYAIBgAAIIHACACAAAA9gYAIBgAAIIHACADAAAA8wYAIB8AAPsGACAgAACABwAgAQAAAPMGACABAAAA9gYAIAUSAAChCAAgJQAAoggAICYAAKUIACAnAACkCAAgKAAAowgAIAbPBAAAjAcAMNAEAACJBwAQ0QQAAIwHADDSBAEAjQcAIdMEAgCOBwAh1AQCAI4HACEDAAAA9gYAIAEAAIgHADAkAACJBwAgAwAAAPYGACABAAD3BgAwAgAA8wYAIAbPBAAAjAcAMNAEAACJBwAQ0QQAAIwHADDSBAEAjQcAIdMEAgCOBwAh1AQCAI4HACEOEgAAkAcAICcAAJMHACAoAACTBwAg1QQBAAAAAdYEAQAAAATXBAEAAAAE2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCSBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABDRIAAJAHACAlAACRBwAgJgAAkAcAICcAAJAHACAoAACQBwAg1QQCAAAAAdYEAgAAAATXBAIAAAAE2AQCAAAAAdkEAgAAAAHaBAIAAAAB2wQCAAAAAdwEAgCPBwAhDRIAAJAHACAlAACRBwAgJgAAkAcAICcAAJAHACAoAACQBwAg1QQCAAAAAdYEAgAAAATXBAIAAAAE2AQCAAAAAdkEAgAAAAHaBAIAAAAB2wQCAAAAAdwEAgCPBwAhCNUEAgAAAAHWBAIAAAAE1wQCAAAABNgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIAkAcAIQjVBAgAAAAB1gQIAAAABNcECAAAAATYBAgAAAAB2QQIAAAAAdoECAAAAAHbBAgAAAAB3AQIAJEHACEOEgAAkAcAICcAAJMHACAoAACTBwAg1QQBAAAAAdYEAQAAAATXBAEAAAAE2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCSBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABC9UEAQAAAAHWBAEAAAAE1wQBAAAABNgEAQAAAAHZBAEAAAAB2gQBAAAAAdsEAQAAAAHcBAEAkwcAId0EAQAAAAHeBAEAAAAB3wQBAAAAAQbPBAAAlAcAMNAEAAD2BgAQ0QQAAJQHADDSBAEAlQcAIdMEAgCWBwAh1AQCAJYHACEL1QQBAAAAAdYEAQAAAATXBAEAAAAE2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCTBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABCNUEAgAAAAHWBAIAAAAE1wQCAAAABNgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIAkAcAIQvPBAAAlwcAMNAEAADwBgAQ0QQAAJcHADDSBAEAjQcAIeAEAQCNBwAh4QQBAI0HACHiBAgAmAcAIeMECACYBwAh5AQCAI4HACHlBCAAmQcAIeYEAQCNBwAhDRIAAJAHACAlAACRBwAgJgAAkQcAICcAAJEHACAoAACRBwAg1QQIAAAAAdYECAAAAATXBAgAAAAE2AQIAAAAAdkECAAAAAHaBAgAAAAB2wQIAAAAAdwECACcBwAhBRIAAJAHACAnAACbBwAgKAAAmwcAINUEIAAAAAHcBCAAmgcAIQUSAACQBwAgJwAAmwcAICgAAJsHACDVBCAAAAAB3AQgAJoHACEC1QQgAAAAAdwEIACbBwAhDRIAAJAHACAlAACRBwAgJgAAkQcAICcAAJEHACAoAACRBwAg1QQIAAAAAdYECAAAAATXBAgAAAAE2AQIAAAAAdkECAAAAAHaBAgAAAAB2wQIAAAAAdwECACcBwAhC88EAACdBwAw0AQAAN0GABDRBAAAnQcAMNIEAQCVBwAh4AQBAJUHACHhBAEAlQcAIeIECACeBwAh4wQIAJ4HACHkBAIAlgcAIeUEIACfBwAh5gQBAJUHACEI1QQIAAAAAdYECAAAAATXBAgAAAAE2AQIAAAAAdkECAAAAAHaBAgAAAAB2wQIAAAAAdwECACRBwAhAtUEIAAAAAHcBCAAmwcAIQPSBAEAAAAB4AQBAAAAAeEEAQAAAAEPzwQAAKEHADDQBAAA1wYAENEEAAChBwAw4AQBAI0HACHoBAEAjQcAIekEAQCNBwAh6gQBAI0HACHrBAEAjQcAIewEAQCNBwAh7QQCAI4HACHuBEAAogcAIe8EQACjBwAh8AQBAKQHACHxBEAAogcAIfIEQACjBwAhCxIAAJAHACAnAACrBwAgKAAAqwcAINUEQAAAAAHWBEAAAAAE1wRAAAAABNgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqgcAIQsSAACmBwAgJwAAqQcAICgAAKkHACDVBEAAAAAB1gRAAAAABdcEQAAAAAXYBEAAAAAB2QRAAAAAAdoEQAAAAAHbBEAAAAAB3ARAAKgHACEOEgAApgcAICcAAKcHACAoAACnBwAg1QQBAAAAAdYEAQAAAAXXBAEAAAAF2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQClBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABDhIAAKYHACAnAACnBwAgKAAApwcAINUEAQAAAAHWBAEAAAAF1wQBAAAABdgEAQAAAAHZBAEAAAAB2gQBAAAAAdsEAQAAAAHcBAEApQcAId0EAQAAAAHeBAEAAAAB3wQBAAAAAQjVBAIAAAAB1gQCAAAABdcEAgAAAAXYBAIAAAAB2QQCAAAAAdoEAgAAAAHbBAIAAAAB3AQCAKYHACEL1QQBAAAAAdYEAQAAAAXXBAEAAAAF2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCnBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABCxIAAKYHACAnAACpBwAgKAAAqQcAINUEQAAAAAHWBEAAAAAF1wRAAAAABdgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqAcAIQjVBEAAAAAB1gRAAAAABdcEQAAAAAXYBEAAAAAB2QRAAAAAAdoEQAAAAAHbBEAAAAAB3ARAAKkHACELEgAAkAcAICcAAKsHACAoAACrBwAg1QRAAAAAAdYEQAAAAATXBEAAAAAE2ARAAAAAAdkEQAAAAAHaBEAAAAAB2wRAAAAAAdwEQACqBwAhCNUEQAAAAAHWBEAAAAAE1wRAAAAABNgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqwcAIQ_PBAAArAcAMNAEAADEBgAQ0QQAAKwHADDgBAEAlQcAIegEAQCVBwAh6QQBAJUHACHqBAEAlQcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACEI1QRAAAAAAdYEQAAAAATXBEAAAAAE2ARAAAAAAdkEQAAAAAHaBEAAAAAB2wRAAAAAAdwEQACrBwAhCNUEQAAAAAHWBEAAAAAF1wRAAAAABdgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqQcAIQvVBAEAAAAB1gQBAAAABdcEAQAAAAXYBAEAAAAB2QQBAAAAAdoEAQAAAAHbBAEAAAAB3AQBAKcHACHdBAEAAAAB3gQBAAAAAd8EAQAAAAEKzwQAALAHADDQBAAAvgYAENEEAACwBwAw6QQBAI0HACHzBAIAjgcAIfQEQACiBwAh9QQBAI0HACH2BAEAjQcAIfcEAQCNBwAh-AQBAI0HACEHzwQAALEHADDQBAAAqAYAENEEAACxBwAw6AQBAI0HACHpBAEAjQcAIewEAQCNBwAh-QQBAI0HACEPzwQAALIHADDQBAAAkgYAENEEAACyBwAw6QQBAI0HACHsBAEAjQcAIfEEQACiBwAh8wQCAI4HACH5BAEAjQcAIfoEAQCNBwAh-wQBAI0HACH8BAEAjQcAIf0EAQCNBwAh_gQCAI4HACH_BAIAjgcAIYAFAgCOBwAhEs8EAACzBwAw0AQAAPwFABDRBAAAswcAMNIEAQCNBwAh5QQgAJkHACHoBAEAjQcAIewEAQCNBwAh7gRAAKMHACHxBEAAogcAIfkEAQCNBwAhgAUCAI4HACGBBQEAjQcAIYIFAQCNBwAhgwUBAKQHACGEBQEApAcAIYUFQACiBwAhhgUCAI4HACGHBUAAogcAIRXcAwAAtQcAIN0DAAC2BwAg3gMAALcHACDPBAAAtAcAMNAEAADpBQAQ0QQAALQHADDSBAEAlQcAIeUEIACfBwAh6AQBAJUHACHsBAEAlQcAIe4EQACuBwAh8QRAAK0HACH5BAEAlQcAIYAFAgCWBwAhgQUBAJUHACGCBQEAlQcAIYMFAQCvBwAhhAUBAK8HACGFBUAArQcAIYYFAgCWBwAhhwVAAK0HACEDiAUAANkFACCJBQAA2QUAIIoFAADZBQAgA4gFAADdBQAgiQUAAN0FACCKBQAA3QUAIAOIBQAA4QUAIIkFAADhBQAgigUAAOEFACAC6QQBAAAAAfMEAgAAAAEL2wMAALoHACDPBAAAuQcAMNAEAADhBQAQ0QQAALkHADDpBAEAlQcAIfMEAgCWBwAh9ARAAK0HACH1BAEAlQcAIfYEAQCVBwAh9wQBAJUHACH4BAEAlQcAIRfcAwAAtQcAIN0DAAC2BwAg3gMAALcHACDPBAAAtAcAMNAEAADpBQAQ0QQAALQHADDSBAEAlQcAIeUEIACfBwAh6AQBAJUHACHsBAEAlQcAIe4EQACuBwAh8QRAAK0HACH5BAEAlQcAIYAFAgCWBwAhgQUBAJUHACGCBQEAlQcAIYMFAQCvBwAhhAUBAK8HACGFBUAArQcAIYYFAgCWBwAhhwVAAK0HACH8BQAA6QUAIP0FAADpBQAgAugEAQAAAAHpBAEAAAABCNsDAAC6BwAgzwQAALwHADDQBAAA3QUAENEEAAC8BwAw6AQBAJUHACHpBAEAlQcAIewEAQCVBwAh-QQBAJUHACEC6QQBAAAAAfoEAQAAAAEC6QQBAAAAAfMEAgAAAAEQ2wMAALoHACDPBAAAvwcAMNAEAADZBQAQ0QQAAL8HADDpBAEAlQcAIewEAQCVBwAh8QRAAK0HACHzBAIAlgcAIfkEAQCVBwAh-gQBAJUHACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACEXzwQAAMAHADDQBAAA1AUAENEEAADABwAw0gQBAI0HACHpBAEAjQcAIY4FAQCNBwAhjwUBAI0HACGQBQEAjQcAIZEFAQCNBwAhkgUCAI4HACGTBQEAjQcAIZQFAQCNBwAhlQUBAI0HACGWBQEAjQcAIZcFAQCkBwAhmAUBAI0HACGZBQgAwQcAIZoFCADBBwAhmwUCAI4HACGcBQIAjgcAIZ0FIACZBwAhngUgAJkHACGfBUAAogcAIQ0SAACmBwAgJQAAwwcAICYAAMMHACAnAADDBwAgKAAAwwcAINUECAAAAAHWBAgAAAAF1wQIAAAABdgECAAAAAHZBAgAAAAB2gQIAAAAAdsECAAAAAHcBAgAwgcAIQ0SAACmBwAgJQAAwwcAICYAAMMHACAnAADDBwAgKAAAwwcAINUECAAAAAHWBAgAAAAF1wQIAAAABdgECAAAAAHZBAgAAAAB2gQIAAAAAdsECAAAAAHcBAgAwgcAIQjVBAgAAAAB1gQIAAAABdcECAAAAAXYBAgAAAAB2QQIAAAAAdoECAAAAAHbBAgAAAAB3AQIAMMHACEXzwQAAMQHADDQBAAAwQUAENEEAADEBwAw0gQBAJUHACHpBAEAlQcAIY4FAQCVBwAhjwUBAJUHACGQBQEAlQcAIZEFAQCVBwAhkgUCAJYHACGTBQEAlQcAIZQFAQCVBwAhlQUBAJUHACGWBQEAlQcAIZcFAQCvBwAhmAUBAJUHACGZBQgAxQcAIZoFCADFBwAhmwUCAJYHACGcBQIAlgcAIZ0FIACfBwAhngUgAJ8HACGfBUAArQcAIQjVBAgAAAAB1gQIAAAABdcECAAAAAXYBAgAAAAB2QQIAAAAAdoECAAAAAHbBAgAAAAB3AQIAMMHACEGzwQAAMYHADDQBAAAuwUAENEEAADGBwAw9ARAAKIHACGOBQEAjQcAIaAFAQCNBwAhBwMAAMgHACDPBAAAxwcAMNAEAAA1ABDRBAAAxwcAMPQEQACtBwAhjgUBAJUHACGgBQEAlQcAISYEAAD6BwAgBQAA-wcAIAYAAPwHACAHAAD9BwAgCAAA_gcAIAkAAP8HACAKAACACAAgCwAAgQgAIAwAAIIIACANAACDCAAgDgAAhAgAIA8AAIUIACAQAACGCAAgEQAAhwgAIM8EAAD5BwAw0AQAAEQAENEEAAD5BwAw0gQBAJUHACHoBAEAlQcAIfEEQACtBwAh-QQBAJUHACGGBQIAlgcAIYcFQACtBwAhjwUBAJUHACGQBQEAlQcAIekFAgCWBwAh6gUBAK8HACHrBQEArwcAIewFAgCWBwAh7QUBAJUHACHuBQEAlQcAIe8FAQCVBwAh8AUBAK8HACHxBQIAlgcAIfIFAQCvBwAh8wUgAJ8HACH8BQAARAAg_QUAAEQAIATPBAAAyQcAMNAEAACjBQAQ0QQAAMkHADChBQEAjQcAIQTPBAAAygcAMNAEAACQBQAQ0QQAAMoHADChBQEAlQcAIQrPBAAAywcAMNAEAACKBQAQ0QQAAMsHADDoBAEAjQcAIeoEAQCkBwAh8QRAAKIHACGhBQEAjQcAIaIFAQCNBwAhowUgAJkHACGkBSAAmQcAIQrPBAAAzAcAMNAEAAD3BAAQ0QQAAMwHADDoBAEAlQcAIeoEAQCvBwAh8QRAAK0HACGhBQEAlQcAIaIFAQCVBwAhowUgAJ8HACGkBSAAnwcAIQbPBAAAzQcAMNAEAADxBAAQ0QQAAM0HADDoBAIAjgcAIeoEAQCNBwAh9ARAAKIHACEGzwQAAM4HADDQBAAA3gQAENEEAADOBwAw6AQCAJYHACHqBAEAlQcAIfQEQACtBwAhBc8EAADPBwAw0AQAANgEABDRBAAAzwcAMPQEQACiBwAh9QQBAI0HACEFzwQAANAHADDQBAAAxQQAENEEAADQBwAw9ARAAK0HACH1BAEAlQcAIQXPBAAA0QcAMNAEAAC_BAAQ0QQAANEHADD0BEAAogcAIfUEAQCNBwAhBc8EAADSBwAw0AQAAKwEABDRBAAA0gcAMPQEQACtBwAh9QQBAJUHACEGzwQAANMHADDQBAAApgQAENEEAADTBwAw9QQBAI0HACGlBUAAogcAIaYFAgCOBwAhBs8EAADUBwAw0AQAAJMEABDRBAAA1AcAMPUEAQCVBwAhpQVAAK0HACGmBQIAlgcAIQL1BAEAAAABpQVAAAAAAQXPBAAA1gcAMNAEAACNBAAQ0QQAANYHADDhBAEAjQcAIeIEAQCNBwAhBc8EAADXBwAw0AQAAPoDABDRBAAA1wcAMOEEAQCVBwAh4gQBAJUHACEFzwQAANgHADDQBAAA9AMAENEEAADYBwAw6AQBAI0HACGoBQEAjQcAIQXPBAAA2QcAMNAEAADhAwAQ0QQAANkHADDoBAEAlQcAIagFAQCVBwAhAugEAQAAAAGoBQEAAAABBs8EAADbBwAw0AQAANsDABDRBAAA2wcAMNIEAQCNBwAhqgUBAI0HACGrBQEAjQcAIQbPBAAA3AcAMNAEAADIAwAQ0QQAANwHADDSBAEAlQcAIaoFAQCVBwAhqwUBAJUHACEJzwQAAN0HADDQBAAAwgMAENEEAADdBwAw6AQCAI4HACHqBAEAjQcAIfQEQACiBwAhrAUBAI0HACGtBQEAjQcAIa4FAAHeBwAhBxIAAJAHACAnAADgBwAgKAAA4AcAINUEAAEAAAHWBAABAAAE1wQAAQAABNwEAAHfBwAhBxIAAJAHACAnAADgBwAgKAAA4AcAINUEAAEAAAHWBAABAAAE1wQAAQAABNwEAAHfBwAhBNUEAAEAAAHWBAABAAAE1wQAAQAABNwEAAHgBwAhCc8EAADhBwAw0AQAAK8DABDRBAAA4QcAMOgEAgCWBwAh6gQBAJUHACH0BEAArQcAIawFAQCVBwAhrQUBAJUHACGuBQAB4gcAIQTVBAABAAAB1gQAAQAABNcEAAEAAATcBAAB4AcAIQvPBAAA4wcAMNAEAACpAwAQ0QQAAOMHADDoBAEAjQcAIesEAQCNBwAh7QQCAI4HACHuBEAAogcAIfAEAQCkBwAhjgUBAI0HACGvBQEAjQcAIbAFIACZBwAhB88EAADkBwAw0AQAAJMDABDRBAAA5AcAMI4FAQCNBwAhqAUBAI0HACGvBQEAjQcAIbEFQACiBwAhB88EAADlBwAw0AQAAIADABDRBAAA5QcAMI4FAQCVBwAhqAUBAJUHACGvBQEAlQcAIbEFQACtBwAhA44FAQAAAAGoBQEAAAABrwUBAAAAAQjPBAAA5wcAMNAEAAD6AgAQ0QQAAOcHADD0BEAAogcAIY4FAQCNBwAhqwUBAI0HACGvBQEAjQcAIbMFAgCOBwAhFM8EAADoBwAw0AQAAOQCABDRBAAA6AcAMOAEAQCNBwAh6gQBAKQHACHrBAEAjQcAIewEAQCNBwAh7QQCAI4HACHuBEAAogcAIe8EQACjBwAh8AQBAKQHACHxBEAAogcAIfIEQACjBwAhjgUBAI0HACGtBQEAjQcAIa8FAQCNBwAhswUCAI4HACG0BSAAmQcAIbUFAQCkBwAhtgVAAKMHACEKzwQAAOkHADDQBAAAzgIAENEEAADpBwAw4QQBAI0HACH0BEAAogcAIfkEAgCOBwAhjgUBAI0HACGvBQEAjQcAIbcFAQCNBwAhuAUBAI0HACEJzwQAAOoHADDQBAAAuAIAENEEAADqBwAwjgUBAI0HACG5BQIAjgcAIboFAQCNBwAhuwUBAI0HACG8BQIAjgcAIb0FAgCOBwAhCs8EAADrBwAw0AQAAKICABDRBAAA6wcAMOAEAQCNBwAh6gQBAKQHACH0BEAAogcAIY4FAQCNBwAhrwUBAI0HACGzBQIAjgcAIb4FAQCNBwAhFM8EAADsBwAw0AQAAIwCABDRBAAA7AcAMOwEAQCNBwAh7gRAAKMHACGGBQIAjgcAIY4FAQCNBwAhpQVAAKMHACGvBQEAjQcAIbMFAgCOBwAhvwUCAI4HACHABQIAjgcAIcEFAQCNBwAhwgUgAJkHACHDBUAAowcAIcQFAgCOBwAhxQUgAJkHACHGBQEAjQcAIccFAQCNBwAhyAUCAI4HACEKzwQAAO0HADDQBAAA9gEAENEEAADtBwAw7AQBAI0HACGGBQIAjgcAIY4FAQCNBwAhrwUBAI0HACHJBQEAjQcAIcoFAQCNBwAhywUBAI0HACEIzwQAAO4HADDQBAAA4AEAENEEAADuBwAwhgUCAI4HACGOBQEAjQcAIa8FAQCNBwAhzAUBAI0HACHNBQEAjQcAIQsNAQCNBwAhzwQAAO8HADDQBAAAygEAENEEAADvBwAwhgUCAI4HACGOBQEAjQcAIa8FAQCNBwAhzgUCAI4HACHPBQEAjQcAIdAFAQCkBwAh0QVAAKMHACEJzwQAAPAHADDQBAAAtAEAENEEAADwBwAw7AQBAI0HACGOBQEAjQcAIbMFAgCOBwAhzAUCAI4HACHSBQIAjgcAIdMFAgCOBwAhCgMAAMgHACDPBAAA8QcAMNAEAAALABDRBAAA8QcAMOwEAQCVBwAhjgUBAJUHACGzBQIAlgcAIcwFAgCWBwAh0gUCAJYHACHTBQIAlgcAIQvPBAAA8gcAMNAEAACcAQAQ0QQAAPIHADDzBAIAjgcAIfQEQACiBwAhjgUBAI0HACGqBQEAjQcAIasFAQCNBwAh1AUBAI0HACHVBQEAjQcAIdYFAQCkBwAhB88EAADzBwAw0AQAAIYBABDRBAAA8wcAMOEEAQCNBwAh9ARAAKIHACGOBQEAjQcAIbcFAQCNBwAhB88EAAD0BwAw0AQAAHMAENEEAAD0BwAw4QQBAJUHACH0BEAArQcAIY4FAQCVBwAhtwUBAJUHACEhzwQAAPUHADDQBAAAbQAQ0QQAAPUHADDlBCAAmQcAIeoEAQCkBwAh-AQBAKQHACH7BAEAjQcAIfwEAQCNBwAh_QQBAI0HACH-BAIAjgcAIf8EAgCOBwAhgAUCAI4HACGOBQEAjQcAIaIFAQCNBwAhrwUBAI0HACHXBUAAowcAIdgFAQCkBwAh2QUBAKQHACHaBSAAmQcAIdsFAQCkBwAh3AUgAJkHACHdBQEApAcAId4FAQCkBwAh3wUBAKQHACHgBSAAmQcAIeEFQACjBwAh4gUCAI4HACHjBUAAowcAIeQFAgCOBwAh5QUCAI4HACHmBUAAowcAIecFAQCNBwAh6AUCAPYHACENEgAApgcAICUAAMMHACAmAACmBwAgJwAApgcAICgAAKYHACDVBAIAAAAB1gQCAAAABdcEAgAAAAXYBAIAAAAB2QQCAAAAAdoEAgAAAAHbBAIAAAAB3AQCAPcHACENEgAApgcAICUAAMMHACAmAACmBwAgJwAApgcAICgAAKYHACDVBAIAAAAB1gQCAAAABdcEAgAAAAXYBAIAAAAB2QQCAAAAAdoEAgAAAAHbBAIAAAAB3AQCAPcHACEWzwQAAPgHADDQBAAAVwAQ0QQAAPgHADDSBAEAjQcAIegEAQCNBwAh8QRAAKIHACH5BAEAjQcAIYYFAgCOBwAhhwVAAKIHACGPBQEAjQcAIZAFAQCNBwAh6QUCAI4HACHqBQEApAcAIesFAQCkBwAh7AUCAI4HACHtBQEAjQcAIe4FAQCNBwAh7wUBAI0HACHwBQEApAcAIfEFAgCOBwAh8gUBAKQHACHzBSAAmQcAISQEAAD6BwAgBQAA-wcAIAYAAPwHACAHAAD9BwAgCAAA_gcAIAkAAP8HACAKAACACAAgCwAAgQgAIAwAAIIIACANAACDCAAgDgAAhAgAIA8AAIUIACAQAACGCAAgEQAAhwgAIM8EAAD5BwAw0AQAAEQAENEEAAD5BwAw0gQBAJUHACHoBAEAlQcAIfEEQACtBwAh-QQBAJUHACGGBQIAlgcAIYcFQACtBwAhjwUBAJUHACGQBQEAlQcAIekFAgCWBwAh6gUBAK8HACHrBQEArwcAIewFAgCWBwAh7QUBAJUHACHuBQEAlQcAIe8FAQCVBwAh8AUBAK8HACHxBQIAlgcAIfIFAQCvBwAh8wUgAJ8HACEDiAUAAAMAIIkFAAADACCKBQAAAwAgA4gFAAAHACCJBQAABwAgigUAAAcAIAwDAADIBwAgzwQAAPEHADDQBAAACwAQ0QQAAPEHADDsBAEAlQcAIY4FAQCVBwAhswUCAJYHACHMBQIAlgcAIdIFAgCWBwAh0wUCAJYHACH8BQAACwAg_QUAAAsAIAOIBQAADQAgiQUAAA0AIIoFAAANACADiAUAABEAIIkFAAARACCKBQAAEQAgA4gFAAAVACCJBQAAFQAgigUAABUAIAOIBQAAGQAgiQUAABkAIIoFAAAZACADiAUAAB0AIIkFAAAdACCKBQAAHQAgA4gFAAAhACCJBQAAIQAgigUAACEAIAOIBQAAJQAgiQUAACUAIIoFAAAlACADiAUAACkAIIkFAAApACCKBQAAKQAgA4gFAAAtACCJBQAALQAgigUAAC0AIAOIBQAAMQAgiQUAADEAIIoFAAAxACAJAwAAyAcAIM8EAADHBwAw0AQAADUAENEEAADHBwAw9ARAAK0HACGOBQEAlQcAIaAFAQCVBwAh_AUAADUAIP0FAAA1ACAC6AQBAAAAAY4FAQAAAAEMAwAAyAcAIM8EAACJCAAw0AQAADEAENEEAACJCAAw6AQBAJUHACHrBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHwBAEArwcAIY4FAQCVBwAhrwUBAJUHACGwBSAAnwcAIQOOBQEAAAABrwUBAAAAAbMFAgAAAAEJAwAAyAcAIM8EAACLCAAw0AQAAC0AENEEAACLCAAw9ARAAK0HACGOBQEAlQcAIasFAQCVBwAhrwUBAJUHACGzBQIAlgcAIQKOBQEAAAABrQUBAAAAARUDAADIBwAgzwQAAI0IADDQBAAAKQAQ0QQAAI0IADDgBAEAlQcAIeoEAQCvBwAh6wQBAJUHACHsBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHvBEAArgcAIfAEAQCvBwAh8QRAAK0HACHyBEAArgcAIY4FAQCVBwAhrQUBAJUHACGvBQEAlQcAIbMFAgCWBwAhtAUgAJ8HACG1BQEArwcAIbYFQACuBwAhA-EEAQAAAAGOBQEAAAABrwUBAAAAAQsDAADIBwAgzwQAAI8IADDQBAAAJQAQ0QQAAI8IADDhBAEAlQcAIfQEQACtBwAh-QQCAJYHACGOBQEAlQcAIa8FAQCVBwAhtwUBAJUHACG4BQEAlQcAIQKOBQEAAAABuQUCAAAAAQoDAADIBwAgzwQAAJEIADDQBAAAIQAQ0QQAAJEIADCOBQEAlQcAIbkFAgCWBwAhugUBAJUHACG7BQEAlQcAIbwFAgCWBwAhvQUCAJYHACED4AQBAAAAAY4FAQAAAAGvBQEAAAABCwMAAMgHACDPBAAAkwgAMNAEAAAdABDRBAAAkwgAMOAEAQCVBwAh6gQBAK8HACH0BEAArQcAIY4FAQCVBwAhrwUBAJUHACGzBQIAlgcAIb4FAQCVBwAhAo4FAQAAAAGvBQEAAAABFQMAAMgHACDPBAAAlQgAMNAEAAAZABDRBAAAlQgAMOwEAQCVBwAh7gRAAK4HACGGBQIAlgcAIY4FAQCVBwAhpQVAAK4HACGvBQEAlQcAIbMFAgCWBwAhvwUCAJYHACHABQIAlgcAIcEFAQCVBwAhwgUgAJ8HACHDBUAArgcAIcQFAgCWBwAhxQUgAJ8HACHGBQEAlQcAIccFAQCVBwAhyAUCAJYHACECjgUBAAAAAa8FAQAAAAELAwAAyAcAIM8EAACXCAAw0AQAABUAENEEAACXCAAw7AQBAJUHACGGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHJBQEAlQcAIcoFAQCVBwAhywUBAJUHACECjgUBAAAAAa8FAQAAAAEJAwAAyAcAIM8EAACZCAAw0AQAABEAENEEAACZCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzAUBAJUHACHNBQEAlQcAIQKOBQEAAAABrwUBAAAAAQwDAADIBwAgDQEAlQcAIc8EAACbCAAw0AQAAA0AENEEAACbCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzgUCAJYHACHPBQEAlQcAIdAFAQCvBwAh0QVAAK4HACEC8wQCAAAAAY4FAQAAAAEMAwAAyAcAIM8EAACdCAAw0AQAAAcAENEEAACdCAAw8wQCAJYHACH0BEAArQcAIY4FAQCVBwAhqgUBAJUHACGrBQEAlQcAIdQFAQCVBwAh1QUBAJUHACHWBQEArwcAIQKOBQEAAAABrwUBAAAAASIDAADIBwAgzwQAAJ8IADDQBAAAAwAQ0QQAAJ8IADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFAQCvBwAh3AUgAJ8HACHdBQEArwcAId4FAQCvBwAh3wUBAK8HACHgBSAAnwcAIeEFQACuBwAh4gUCAJYHACHjBUAArgcAIeQFAgCWBwAh5QUCAJYHACHmBUAArgcAIecFAQCVBwAh6AUCAKAIACEI1QQCAAAAAdYEAgAAAAXXBAIAAAAF2AQCAAAAAdkEAgAAAAHaBAIAAAAB2wQCAAAAAdwEAgCmBwAhAAAAAAABgQYBAAAAAQWBBgIAAAABhwYCAAAAAYgGAgAAAAGJBgIAAAABigYCAAAAAQAAAAAABYEGCAAAAAGHBggAAAABiAYIAAAAAYkGCAAAAAGKBggAAAABAYEGIAAAAAEAAAAAAAABgQZAAAAAAQGBBkAAAAABAYEGAQAAAAEAAAAAAAUfAAC5DAAgIAAAvAwAIP4FAAC6DAAg_wUAALsMACCEBgAA1wUAIAMfAAC5DAAg_gUAALoMACCEBgAA1wUAIAAAAAUfAAC0DAAgIAAAtwwAIP4FAAC1DAAg_wUAALYMACCEBgAA1wUAIAMfAAC0DAAg_gUAALUMACCEBgAA1wUAIAAAAAAABR8AAK8MACAgAACyDAAg_gUAALAMACD_BQAAsQwAIIQGAADXBQAgAx8AAK8MACD-BQAAsAwAIIQGAADXBQAgAAAAAAALHwAA6wgAMCAAAPAIADD-BQAA7AgAMP8FAADtCAAwgAYAAO4IACCBBgAA7wgAMIIGAADvCAAwgwYAAO8IADCEBgAA7wgAMIUGAADxCAAwhgYAAPIIADALHwAA3wgAMCAAAOQIADD-BQAA4AgAMP8FAADhCAAwgAYAAOIIACCBBgAA4wgAMIIGAADjCAAwgwYAAOMIADCEBgAA4wgAMIUGAADlCAAwhgYAAOYIADALHwAA0wgAMCAAANgIADD-BQAA1AgAMP8FAADVCAAwgAYAANYIACCBBgAA1wgAMIIGAADXCAAwgwYAANcIADCEBgAA1wgAMIUGAADZCAAwhgYAANoIADAG8wQCAAAAAfQEQAAAAAH1BAEAAAAB9gQBAAAAAfcEAQAAAAH4BAEAAAABAgAAAOMFACAfAADeCAAgAwAAAOMFACAfAADeCAAgIAAA3QgAIAEYAACuDAAwDNsDAAC6BwAgzwQAALkHADDQBAAA4QUAENEEAAC5BwAw6QQBAJUHACHzBAIAlgcAIfQEQACtBwAh9QQBAJUHACH2BAEAlQcAIfcEAQCVBwAh-AQBAJUHACGLBQAAuAcAIAIAAADjBQAgGAAA3QgAIAIAAADbCAAgGAAA3AgAIArPBAAA2ggAMNAEAADbCAAQ0QQAANoIADDpBAEAlQcAIfMEAgCWBwAh9ARAAK0HACH1BAEAlQcAIfYEAQCVBwAh9wQBAJUHACH4BAEAlQcAIQrPBAAA2ggAMNAEAADbCAAQ0QQAANoIADDpBAEAlQcAIfMEAgCWBwAh9ARAAK0HACH1BAEAlQcAIfYEAQCVBwAh9wQBAJUHACH4BAEAlQcAIQbzBAIApwgAIfQEQAC1CAAh9QQBAKYIACH2BAEApggAIfcEAQCmCAAh-AQBAKYIACEG8wQCAKcIACH0BEAAtQgAIfUEAQCmCAAh9gQBAKYIACH3BAEApggAIfgEAQCmCAAhBvMEAgAAAAH0BEAAAAAB9QQBAAAAAfYEAQAAAAH3BAEAAAAB-AQBAAAAAQPoBAEAAAAB7AQBAAAAAfkEAQAAAAECAAAA3wUAIB8AAOoIACADAAAA3wUAIB8AAOoIACAgAADpCAAgARgAAK0MADAJ2wMAALoHACDPBAAAvAcAMNAEAADdBQAQ0QQAALwHADDoBAEAlQcAIekEAQCVBwAh7AQBAJUHACH5BAEAlQcAIYwFAAC7BwAgAgAAAN8FACAYAADpCAAgAgAAAOcIACAYAADoCAAgB88EAADmCAAw0AQAAOcIABDRBAAA5ggAMOgEAQCVBwAh6QQBAJUHACHsBAEAlQcAIfkEAQCVBwAhB88EAADmCAAw0AQAAOcIABDRBAAA5ggAMOgEAQCVBwAh6QQBAJUHACHsBAEAlQcAIfkEAQCVBwAhA-gEAQCmCAAh7AQBAKYIACH5BAEApggAIQPoBAEApggAIewEAQCmCAAh-QQBAKYIACED6AQBAAAAAewEAQAAAAH5BAEAAAABC-wEAQAAAAHxBEAAAAAB8wQCAAAAAfkEAQAAAAH6BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABAgAAANsFACAfAAD2CAAgAwAAANsFACAfAAD2CAAgIAAA9QgAIAEYAACsDAAwEtsDAAC6BwAgzwQAAL8HADDQBAAA2QUAENEEAAC_BwAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhiwUAAL4HACCNBQAAvQcAIAIAAADbBQAgGAAA9QgAIAIAAADzCAAgGAAA9AgAIA_PBAAA8ggAMNAEAADzCAAQ0QQAAPIIADDpBAEAlQcAIewEAQCVBwAh8QRAAK0HACHzBAIAlgcAIfkEAQCVBwAh-gQBAJUHACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACEPzwQAAPIIADDQBAAA8wgAENEEAADyCAAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhC-wEAQCmCAAh8QRAALUIACHzBAIApwgAIfkEAQCmCAAh-gQBAKYIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACEL7AQBAKYIACHxBEAAtQgAIfMEAgCnCAAh-QQBAKYIACH6BAEApggAIfsEAQCmCAAh_AQBAKYIACH9BAEApggAIf4EAgCnCAAh_wQCAKcIACGABQIApwgAIQvsBAEAAAAB8QRAAAAAAfMEAgAAAAH5BAEAAAAB-gQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAQQfAADrCAAw_gUAAOwIADCABgAA7ggAIIQGAADvCAAwBB8AAN8IADD-BQAA4AgAMIAGAADiCAAghAYAAOMIADAEHwAA0wgAMP4FAADUCAAwgAYAANYIACCEBgAA1wgAMAAAAAbcAwAA-ggAIN0DAAD7CAAg3gMAAPwIACDuBAAArwgAIIMFAACvCAAghAUAAK8IACAAAAAAAAWBBggAAAABhwYIAAAAAYgGCAAAAAGJBggAAAABigYIAAAAAQAAAAUfAACnDAAgIAAAqgwAIP4FAACoDAAg_wUAAKkMACCEBgAAAQAgAx8AAKcMACD-BQAAqAwAIIQGAAABACASBAAAzAsAIAUAAM0LACAGAADOCwAgBwAAzwsAIAgAANALACAJAADRCwAgCgAA0gsAIAsAANMLACAMAADUCwAgDQAA1QsAIA4AANYLACAPAADXCwAgEAAA2AsAIBEAANkLACDqBQAArwgAIOsFAACvCAAg8AUAAK8IACDyBQAArwgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGBBgABAAABAAAAAAAFHwAAogwAICAAAKUMACD-BQAAowwAIP8FAACkDAAghAYAAAEAIAMfAACiDAAg_gUAAKMMACCEBgAAAQAgAAAAAAAAAAAFHwAAnQwAICAAAKAMACD-BQAAngwAIP8FAACfDAAghAYAAAEAIAMfAACdDAAg_gUAAJ4MACCEBgAAAQAgAAAAAAAFHwAAmAwAICAAAJsMACD-BQAAmQwAIP8FAACaDAAghAYAAAEAIAMfAACYDAAg_gUAAJkMACCEBgAAAQAgAAAAAAAFHwAAkwwAICAAAJYMACD-BQAAlAwAIP8FAACVDAAghAYAAAEAIAMfAACTDAAg_gUAAJQMACCEBgAAAQAgAAAAAAAFHwAAjgwAICAAAJEMACD-BQAAjwwAIP8FAACQDAAghAYAAAEAIAMfAACODAAg_gUAAI8MACCEBgAAAQAgAAAAAAAFHwAAiQwAICAAAIwMACD-BQAAigwAIP8FAACLDAAghAYAAAEAIAMfAACJDAAg_gUAAIoMACCEBgAAAQAgAAAAAAAFHwAAhAwAICAAAIcMACD-BQAAhQwAIP8FAACGDAAghAYAAAEAIAMfAACEDAAg_gUAAIUMACCEBgAAAQAgAAAAAAAFHwAA_wsAICAAAIIMACD-BQAAgAwAIP8FAACBDAAghAYAAAEAIAMfAAD_CwAg_gUAAIAMACCEBgAAAQAgAAAAAAAFHwAA-gsAICAAAP0LACD-BQAA-wsAIP8FAAD8CwAghAYAAAEAIAMfAAD6CwAg_gUAAPsLACCEBgAAAQAgAAAAAAAFHwAA9QsAICAAAPgLACD-BQAA9gsAIP8FAAD3CwAghAYAAAEAIAMfAAD1CwAg_gUAAPYLACCEBgAAAQAgAAAAAAAFHwAA8AsAICAAAPMLACD-BQAA8QsAIP8FAADyCwAghAYAAAEAIAMfAADwCwAg_gUAAPELACCEBgAAAQAgAAAAAAAFHwAA6wsAICAAAO4LACD-BQAA7AsAIP8FAADtCwAghAYAAAEAIAMfAADrCwAg_gUAAOwLACCEBgAAAQAgAAAAAAAAAAAFgQYCAAAAAYcGAgAAAAGIBgIAAAABiQYCAAAAAYoGAgAAAAEFHwAA5gsAICAAAOkLACD-BQAA5wsAIP8FAADoCwAghAYAAAEAIAMfAADmCwAg_gUAAOcLACCEBgAAAQAgAAAAAAALHwAAsgsAMCAAALcLADD-BQAAswsAMP8FAAC0CwAwgAYAALULACCBBgAAtgsAMIIGAAC2CwAwgwYAALYLADCEBgAAtgsAMIUGAAC4CwAwhgYAALkLADALHwAApgsAMCAAAKsLADD-BQAApwsAMP8FAACoCwAwgAYAAKkLACCBBgAAqgsAMIIGAACqCwAwgwYAAKoLADCEBgAAqgsAMIUGAACsCwAwhgYAAK0LADAHHwAAoQsAICAAAKQLACD-BQAAogsAIP8FAACjCwAgggYAAAsAIIMGAAALACCEBgAAnwEAIAsfAACVCwAwIAAAmgsAMP4FAACWCwAw_wUAAJcLADCABgAAmAsAIIEGAACZCwAwggYAAJkLADCDBgAAmQsAMIQGAACZCwAwhQYAAJsLADCGBgAAnAsAMAsfAACJCwAwIAAAjgsAMP4FAACKCwAw_wUAAIsLADCABgAAjAsAIIEGAACNCwAwggYAAI0LADCDBgAAjQsAMIQGAACNCwAwhQYAAI8LADCGBgAAkAsAMAsfAAD9CgAwIAAAggsAMP4FAAD-CgAw_wUAAP8KADCABgAAgAsAIIEGAACBCwAwggYAAIELADCDBgAAgQsAMIQGAACBCwAwhQYAAIMLADCGBgAAhAsAMAsfAADxCgAwIAAA9goAMP4FAADyCgAw_wUAAPMKADCABgAA9AoAIIEGAAD1CgAwggYAAPUKADCDBgAA9QoAMIQGAAD1CgAwhQYAAPcKADCGBgAA-AoAMAsfAADlCgAwIAAA6goAMP4FAADmCgAw_wUAAOcKADCABgAA6AoAIIEGAADpCgAwggYAAOkKADCDBgAA6QoAMIQGAADpCgAwhQYAAOsKADCGBgAA7AoAMAsfAADZCgAwIAAA3goAMP4FAADaCgAw_wUAANsKADCABgAA3AoAIIEGAADdCgAwggYAAN0KADCDBgAA3QoAMIQGAADdCgAwhQYAAN8KADCGBgAA4AoAMAsfAADNCgAwIAAA0goAMP4FAADOCgAw_wUAAM8KADCABgAA0AoAIIEGAADRCgAwggYAANEKADCDBgAA0QoAMIQGAADRCgAwhQYAANMKADCGBgAA1AoAMAsfAADBCgAwIAAAxgoAMP4FAADCCgAw_wUAAMMKADCABgAAxAoAIIEGAADFCgAwggYAAMUKADCDBgAAxQoAMIQGAADFCgAwhQYAAMcKADCGBgAAyAoAMAsfAAC1CgAwIAAAugoAMP4FAAC2CgAw_wUAALcKADCABgAAuAoAIIEGAAC5CgAwggYAALkKADCDBgAAuQoAMIQGAAC5CgAwhQYAALsKADCGBgAAvAoAMAsfAACpCgAwIAAArgoAMP4FAACqCgAw_wUAAKsKADCABgAArAoAIIEGAACtCgAwggYAAK0KADCDBgAArQoAMIQGAACtCgAwhQYAAK8KADCGBgAAsAoAMAcfAACkCgAgIAAApwoAIP4FAAClCgAg_wUAAKYKACCCBgAANQAggwYAADUAIIQGAACmBQAgAvQEQAAAAAGgBQEAAAABAgAAAKYFACAfAACkCgAgAwAAADUAIB8AAKQKACAgAACoCgAgBAAAADUAIBgAAKgKACD0BEAAtQgAIaAFAQCmCAAhAvQEQAC1CAAhoAUBAKYIACEH6AQBAAAAAesEAQAAAAHtBAIAAAAB7gRAAAAAAfAEAQAAAAGvBQEAAAABsAUgAAAAAQIAAAAzACAfAAC0CgAgAwAAADMAIB8AALQKACAgAACzCgAgARgAAOULADANAwAAyAcAIM8EAACJCAAw0AQAADEAENEEAACJCAAw6AQBAJUHACHrBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHwBAEArwcAIY4FAQCVBwAhrwUBAJUHACGwBSAAnwcAIfQFAACICAAgAgAAADMAIBgAALMKACACAAAAsQoAIBgAALIKACALzwQAALAKADDQBAAAsQoAENEEAACwCgAw6AQBAJUHACHrBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHwBAEArwcAIY4FAQCVBwAhrwUBAJUHACGwBSAAnwcAIQvPBAAAsAoAMNAEAACxCgAQ0QQAALAKADDoBAEAlQcAIesEAQCVBwAh7QQCAJYHACHuBEAArQcAIfAEAQCvBwAhjgUBAJUHACGvBQEAlQcAIbAFIACfBwAhB-gEAQCmCAAh6wQBAKYIACHtBAIApwgAIe4EQAC1CAAh8AQBALcIACGvBQEApggAIbAFIACuCAAhB-gEAQCmCAAh6wQBAKYIACHtBAIApwgAIe4EQAC1CAAh8AQBALcIACGvBQEApggAIbAFIACuCAAhB-gEAQAAAAHrBAEAAAAB7QQCAAAAAe4EQAAAAAHwBAEAAAABrwUBAAAAAbAFIAAAAAEE9ARAAAAAAasFAQAAAAGvBQEAAAABswUCAAAAAQIAAAAvACAfAADACgAgAwAAAC8AIB8AAMAKACAgAAC_CgAgARgAAOQLADAKAwAAyAcAIM8EAACLCAAw0AQAAC0AENEEAACLCAAw9ARAAK0HACGOBQEAlQcAIasFAQCVBwAhrwUBAJUHACGzBQIAlgcAIfUFAACKCAAgAgAAAC8AIBgAAL8KACACAAAAvQoAIBgAAL4KACAIzwQAALwKADDQBAAAvQoAENEEAAC8CgAw9ARAAK0HACGOBQEAlQcAIasFAQCVBwAhrwUBAJUHACGzBQIAlgcAIQjPBAAAvAoAMNAEAAC9CgAQ0QQAALwKADD0BEAArQcAIY4FAQCVBwAhqwUBAJUHACGvBQEAlQcAIbMFAgCWBwAhBPQEQAC1CAAhqwUBAKYIACGvBQEApggAIbMFAgCnCAAhBPQEQAC1CAAhqwUBAKYIACGvBQEApggAIbMFAgCnCAAhBPQEQAAAAAGrBQEAAAABrwUBAAAAAbMFAgAAAAEQ4AQBAAAAAeoEAQAAAAHrBAEAAAAB7AQBAAAAAe0EAgAAAAHuBEAAAAAB7wRAAAAAAfAEAQAAAAHxBEAAAAAB8gRAAAAAAa0FAQAAAAGvBQEAAAABswUCAAAAAbQFIAAAAAG1BQEAAAABtgVAAAAAAQIAAAArACAfAADMCgAgAwAAACsAIB8AAMwKACAgAADLCgAgARgAAOMLADAWAwAAyAcAIM8EAACNCAAw0AQAACkAENEEAACNCAAw4AQBAJUHACHqBAEArwcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACGOBQEAlQcAIa0FAQCVBwAhrwUBAJUHACGzBQIAlgcAIbQFIACfBwAhtQUBAK8HACG2BUAArgcAIfYFAACMCAAgAgAAACsAIBgAAMsKACACAAAAyQoAIBgAAMoKACAUzwQAAMgKADDQBAAAyQoAENEEAADICgAw4AQBAJUHACHqBAEArwcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACGOBQEAlQcAIa0FAQCVBwAhrwUBAJUHACGzBQIAlgcAIbQFIACfBwAhtQUBAK8HACG2BUAArgcAIRTPBAAAyAoAMNAEAADJCgAQ0QQAAMgKADDgBAEAlQcAIeoEAQCvBwAh6wQBAJUHACHsBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHvBEAArgcAIfAEAQCvBwAh8QRAAK0HACHyBEAArgcAIY4FAQCVBwAhrQUBAJUHACGvBQEAlQcAIbMFAgCWBwAhtAUgAJ8HACG1BQEArwcAIbYFQACuBwAhEOAEAQCmCAAh6gQBALcIACHrBAEApggAIewEAQCmCAAh7QQCAKcIACHuBEAAtQgAIe8EQAC2CAAh8AQBALcIACHxBEAAtQgAIfIEQAC2CAAhrQUBAKYIACGvBQEApggAIbMFAgCnCAAhtAUgAK4IACG1BQEAtwgAIbYFQAC2CAAhEOAEAQCmCAAh6gQBALcIACHrBAEApggAIewEAQCmCAAh7QQCAKcIACHuBEAAtQgAIe8EQAC2CAAh8AQBALcIACHxBEAAtQgAIfIEQAC2CAAhrQUBAKYIACGvBQEApggAIbMFAgCnCAAhtAUgAK4IACG1BQEAtwgAIbYFQAC2CAAhEOAEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAGtBQEAAAABrwUBAAAAAbMFAgAAAAG0BSAAAAABtQUBAAAAAbYFQAAAAAEG4QQBAAAAAfQEQAAAAAH5BAIAAAABrwUBAAAAAbcFAQAAAAG4BQEAAAABAgAAACcAIB8AANgKACADAAAAJwAgHwAA2AoAICAAANcKACABGAAA4gsAMAwDAADIBwAgzwQAAI8IADDQBAAAJQAQ0QQAAI8IADDhBAEAlQcAIfQEQACtBwAh-QQCAJYHACGOBQEAlQcAIa8FAQCVBwAhtwUBAJUHACG4BQEAlQcAIfcFAACOCAAgAgAAACcAIBgAANcKACACAAAA1QoAIBgAANYKACAKzwQAANQKADDQBAAA1QoAENEEAADUCgAw4QQBAJUHACH0BEAArQcAIfkEAgCWBwAhjgUBAJUHACGvBQEAlQcAIbcFAQCVBwAhuAUBAJUHACEKzwQAANQKADDQBAAA1QoAENEEAADUCgAw4QQBAJUHACH0BEAArQcAIfkEAgCWBwAhjgUBAJUHACGvBQEAlQcAIbcFAQCVBwAhuAUBAJUHACEG4QQBAKYIACH0BEAAtQgAIfkEAgCnCAAhrwUBAKYIACG3BQEApggAIbgFAQCmCAAhBuEEAQCmCAAh9ARAALUIACH5BAIApwgAIa8FAQCmCAAhtwUBAKYIACG4BQEApggAIQbhBAEAAAAB9ARAAAAAAfkEAgAAAAGvBQEAAAABtwUBAAAAAbgFAQAAAAEFuQUCAAAAAboFAQAAAAG7BQEAAAABvAUCAAAAAb0FAgAAAAECAAAAIwAgHwAA5AoAIAMAAAAjACAfAADkCgAgIAAA4woAIAEYAADhCwAwCwMAAMgHACDPBAAAkQgAMNAEAAAhABDRBAAAkQgAMI4FAQCVBwAhuQUCAJYHACG6BQEAlQcAIbsFAQCVBwAhvAUCAJYHACG9BQIAlgcAIfgFAACQCAAgAgAAACMAIBgAAOMKACACAAAA4QoAIBgAAOIKACAJzwQAAOAKADDQBAAA4QoAENEEAADgCgAwjgUBAJUHACG5BQIAlgcAIboFAQCVBwAhuwUBAJUHACG8BQIAlgcAIb0FAgCWBwAhCc8EAADgCgAw0AQAAOEKABDRBAAA4AoAMI4FAQCVBwAhuQUCAJYHACG6BQEAlQcAIbsFAQCVBwAhvAUCAJYHACG9BQIAlgcAIQW5BQIApwgAIboFAQCmCAAhuwUBAKYIACG8BQIApwgAIb0FAgCnCAAhBbkFAgCnCAAhugUBAKYIACG7BQEApggAIbwFAgCnCAAhvQUCAKcIACEFuQUCAAAAAboFAQAAAAG7BQEAAAABvAUCAAAAAb0FAgAAAAEG4AQBAAAAAeoEAQAAAAH0BEAAAAABrwUBAAAAAbMFAgAAAAG-BQEAAAABAgAAAB8AIB8AAPAKACADAAAAHwAgHwAA8AoAICAAAO8KACABGAAA4AsAMAwDAADIBwAgzwQAAJMIADDQBAAAHQAQ0QQAAJMIADDgBAEAlQcAIeoEAQCvBwAh9ARAAK0HACGOBQEAlQcAIa8FAQCVBwAhswUCAJYHACG-BQEAlQcAIfkFAACSCAAgAgAAAB8AIBgAAO8KACACAAAA7QoAIBgAAO4KACAKzwQAAOwKADDQBAAA7QoAENEEAADsCgAw4AQBAJUHACHqBAEArwcAIfQEQACtBwAhjgUBAJUHACGvBQEAlQcAIbMFAgCWBwAhvgUBAJUHACEKzwQAAOwKADDQBAAA7QoAENEEAADsCgAw4AQBAJUHACHqBAEArwcAIfQEQACtBwAhjgUBAJUHACGvBQEAlQcAIbMFAgCWBwAhvgUBAJUHACEG4AQBAKYIACHqBAEAtwgAIfQEQAC1CAAhrwUBAKYIACGzBQIApwgAIb4FAQCmCAAhBuAEAQCmCAAh6gQBALcIACH0BEAAtQgAIa8FAQCmCAAhswUCAKcIACG-BQEApggAIQbgBAEAAAAB6gQBAAAAAfQEQAAAAAGvBQEAAAABswUCAAAAAb4FAQAAAAEQ7AQBAAAAAe4EQAAAAAGGBQIAAAABpQVAAAAAAa8FAQAAAAGzBQIAAAABvwUCAAAAAcAFAgAAAAHBBQEAAAABwgUgAAAAAcMFQAAAAAHEBQIAAAABxQUgAAAAAcYFAQAAAAHHBQEAAAAByAUCAAAAAQIAAAAbACAfAAD8CgAgAwAAABsAIB8AAPwKACAgAAD7CgAgARgAAN8LADAWAwAAyAcAIM8EAACVCAAw0AQAABkAENEEAACVCAAw7AQBAJUHACHuBEAArgcAIYYFAgCWBwAhjgUBAJUHACGlBUAArgcAIa8FAQCVBwAhswUCAJYHACG_BQIAlgcAIcAFAgCWBwAhwQUBAJUHACHCBSAAnwcAIcMFQACuBwAhxAUCAJYHACHFBSAAnwcAIcYFAQCVBwAhxwUBAJUHACHIBQIAlgcAIfoFAACUCAAgAgAAABsAIBgAAPsKACACAAAA-QoAIBgAAPoKACAUzwQAAPgKADDQBAAA-QoAENEEAAD4CgAw7AQBAJUHACHuBEAArgcAIYYFAgCWBwAhjgUBAJUHACGlBUAArgcAIa8FAQCVBwAhswUCAJYHACG_BQIAlgcAIcAFAgCWBwAhwQUBAJUHACHCBSAAnwcAIcMFQACuBwAhxAUCAJYHACHFBSAAnwcAIcYFAQCVBwAhxwUBAJUHACHIBQIAlgcAIRTPBAAA-AoAMNAEAAD5CgAQ0QQAAPgKADDsBAEAlQcAIe4EQACuBwAhhgUCAJYHACGOBQEAlQcAIaUFQACuBwAhrwUBAJUHACGzBQIAlgcAIb8FAgCWBwAhwAUCAJYHACHBBQEAlQcAIcIFIACfBwAhwwVAAK4HACHEBQIAlgcAIcUFIACfBwAhxgUBAJUHACHHBQEAlQcAIcgFAgCWBwAhEOwEAQCmCAAh7gRAALYIACGGBQIApwgAIaUFQAC2CAAhrwUBAKYIACGzBQIApwgAIb8FAgCnCAAhwAUCAKcIACHBBQEApggAIcIFIACuCAAhwwVAALYIACHEBQIApwgAIcUFIACuCAAhxgUBAKYIACHHBQEApggAIcgFAgCnCAAhEOwEAQCmCAAh7gRAALYIACGGBQIApwgAIaUFQAC2CAAhrwUBAKYIACGzBQIApwgAIb8FAgCnCAAhwAUCAKcIACHBBQEApggAIcIFIACuCAAhwwVAALYIACHEBQIApwgAIcUFIACuCAAhxgUBAKYIACHHBQEApggAIcgFAgCnCAAhEOwEAQAAAAHuBEAAAAABhgUCAAAAAaUFQAAAAAGvBQEAAAABswUCAAAAAb8FAgAAAAHABQIAAAABwQUBAAAAAcIFIAAAAAHDBUAAAAABxAUCAAAAAcUFIAAAAAHGBQEAAAABxwUBAAAAAcgFAgAAAAEG7AQBAAAAAYYFAgAAAAGvBQEAAAAByQUBAAAAAcoFAQAAAAHLBQEAAAABAgAAABcAIB8AAIgLACADAAAAFwAgHwAAiAsAICAAAIcLACABGAAA3gsAMAwDAADIBwAgzwQAAJcIADDQBAAAFQAQ0QQAAJcIADDsBAEAlQcAIYYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIckFAQCVBwAhygUBAJUHACHLBQEAlQcAIfoFAACWCAAgAgAAABcAIBgAAIcLACACAAAAhQsAIBgAAIYLACAKzwQAAIQLADDQBAAAhQsAENEEAACECwAw7AQBAJUHACGGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHJBQEAlQcAIcoFAQCVBwAhywUBAJUHACEKzwQAAIQLADDQBAAAhQsAENEEAACECwAw7AQBAJUHACGGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHJBQEAlQcAIcoFAQCVBwAhywUBAJUHACEG7AQBAKYIACGGBQIApwgAIa8FAQCmCAAhyQUBAKYIACHKBQEApggAIcsFAQCmCAAhBuwEAQCmCAAhhgUCAKcIACGvBQEApggAIckFAQCmCAAhygUBAKYIACHLBQEApggAIQbsBAEAAAABhgUCAAAAAa8FAQAAAAHJBQEAAAABygUBAAAAAcsFAQAAAAEEhgUCAAAAAa8FAQAAAAHMBQEAAAABzQUBAAAAAQIAAAATACAfAACUCwAgAwAAABMAIB8AAJQLACAgAACTCwAgARgAAN0LADAKAwAAyAcAIM8EAACZCAAw0AQAABEAENEEAACZCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzAUBAJUHACHNBQEAlQcAIfoFAACYCAAgAgAAABMAIBgAAJMLACACAAAAkQsAIBgAAJILACAIzwQAAJALADDQBAAAkQsAENEEAACQCwAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzAUBAJUHACHNBQEAlQcAIQjPBAAAkAsAMNAEAACRCwAQ0QQAAJALADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHMBQEAlQcAIc0FAQCVBwAhBIYFAgCnCAAhrwUBAKYIACHMBQEApggAIc0FAQCmCAAhBIYFAgCnCAAhrwUBAKYIACHMBQEApggAIc0FAQCmCAAhBIYFAgAAAAGvBQEAAAABzAUBAAAAAc0FAQAAAAEHDQEAAAABhgUCAAAAAa8FAQAAAAHOBQIAAAABzwUBAAAAAdAFAQAAAAHRBUAAAAABAgAAAA8AIB8AAKALACADAAAADwAgHwAAoAsAICAAAJ8LACABGAAA3AsAMA0DAADIBwAgDQEAlQcAIc8EAACbCAAw0AQAAA0AENEEAACbCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzgUCAJYHACHPBQEAlQcAIdAFAQCvBwAh0QVAAK4HACH6BQAAmggAIAIAAAAPACAYAACfCwAgAgAAAJ0LACAYAACeCwAgCw0BAJUHACHPBAAAnAsAMNAEAACdCwAQ0QQAAJwLADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHOBQIAlgcAIc8FAQCVBwAh0AUBAK8HACHRBUAArgcAIQsNAQCVBwAhzwQAAJwLADDQBAAAnQsAENEEAACcCwAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzgUCAJYHACHPBQEAlQcAIdAFAQCvBwAh0QVAAK4HACEHDQEApggAIYYFAgCnCAAhrwUBAKYIACHOBQIApwgAIc8FAQCmCAAh0AUBALcIACHRBUAAtggAIQcNAQCmCAAhhgUCAKcIACGvBQEApggAIc4FAgCnCAAhzwUBAKYIACHQBQEAtwgAIdEFQAC2CAAhBw0BAAAAAYYFAgAAAAGvBQEAAAABzgUCAAAAAc8FAQAAAAHQBQEAAAAB0QVAAAAAAQXsBAEAAAABswUCAAAAAcwFAgAAAAHSBQIAAAAB0wUCAAAAAQIAAACfAQAgHwAAoQsAIAMAAAALACAfAAChCwAgIAAApQsAIAcAAAALACAYAAClCwAg7AQBAKYIACGzBQIApwgAIcwFAgCnCAAh0gUCAKcIACHTBQIApwgAIQXsBAEApggAIbMFAgCnCAAhzAUCAKcIACHSBQIApwgAIdMFAgCnCAAhB_MEAgAAAAH0BEAAAAABqgUBAAAAAasFAQAAAAHUBQEAAAAB1QUBAAAAAdYFAQAAAAECAAAACQAgHwAAsQsAIAMAAAAJACAfAACxCwAgIAAAsAsAIAEYAADbCwAwDQMAAMgHACDPBAAAnQgAMNAEAAAHABDRBAAAnQgAMPMEAgCWBwAh9ARAAK0HACGOBQEAlQcAIaoFAQCVBwAhqwUBAJUHACHUBQEAlQcAIdUFAQCVBwAh1gUBAK8HACH7BQAAnAgAIAIAAAAJACAYAACwCwAgAgAAAK4LACAYAACvCwAgC88EAACtCwAw0AQAAK4LABDRBAAArQsAMPMEAgCWBwAh9ARAAK0HACGOBQEAlQcAIaoFAQCVBwAhqwUBAJUHACHUBQEAlQcAIdUFAQCVBwAh1gUBAK8HACELzwQAAK0LADDQBAAArgsAENEEAACtCwAw8wQCAJYHACH0BEAArQcAIY4FAQCVBwAhqgUBAJUHACGrBQEAlQcAIdQFAQCVBwAh1QUBAJUHACHWBQEArwcAIQfzBAIApwgAIfQEQAC1CAAhqgUBAKYIACGrBQEApggAIdQFAQCmCAAh1QUBAKYIACHWBQEAtwgAIQfzBAIApwgAIfQEQAC1CAAhqgUBAKYIACGrBQEApggAIdQFAQCmCAAh1QUBAKYIACHWBQEAtwgAIQfzBAIAAAAB9ARAAAAAAaoFAQAAAAGrBQEAAAAB1AUBAAAAAdUFAQAAAAHWBQEAAAABHeUEIAAAAAHqBAEAAAAB-AQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAaIFAQAAAAGvBQEAAAAB1wVAAAAAAdgFAQAAAAHZBQEAAAAB2gUgAAAAAdsFAQAAAAHcBSAAAAAB3QUBAAAAAd4FAQAAAAHfBQEAAAAB4AUgAAAAAeEFQAAAAAHiBQIAAAAB4wVAAAAAAeQFAgAAAAHlBQIAAAAB5gVAAAAAAecFAQAAAAHoBQIAAAABAgAAAAUAIB8AAL0LACADAAAABQAgHwAAvQsAICAAALwLACABGAAA2gsAMCMDAADIBwAgzwQAAJ8IADDQBAAAAwAQ0QQAAJ8IADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFAQCvBwAh3AUgAJ8HACHdBQEArwcAId4FAQCvBwAh3wUBAK8HACHgBSAAnwcAIeEFQACuBwAh4gUCAJYHACHjBUAArgcAIeQFAgCWBwAh5QUCAJYHACHmBUAArgcAIecFAQCVBwAh6AUCAKAIACH6BQAAnggAIAIAAAAFACAYAAC8CwAgAgAAALoLACAYAAC7CwAgIc8EAAC5CwAw0AQAALoLABDRBAAAuQsAMOUEIACfBwAh6gQBAK8HACH4BAEArwcAIfsEAQCVBwAh_AQBAJUHACH9BAEAlQcAIf4EAgCWBwAh_wQCAJYHACGABQIAlgcAIY4FAQCVBwAhogUBAJUHACGvBQEAlQcAIdcFQACuBwAh2AUBAK8HACHZBQEArwcAIdoFIACfBwAh2wUBAK8HACHcBSAAnwcAId0FAQCvBwAh3gUBAK8HACHfBQEArwcAIeAFIACfBwAh4QVAAK4HACHiBQIAlgcAIeMFQACuBwAh5AUCAJYHACHlBQIAlgcAIeYFQACuBwAh5wUBAJUHACHoBQIAoAgAISHPBAAAuQsAMNAEAAC6CwAQ0QQAALkLADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFAQCvBwAh3AUgAJ8HACHdBQEArwcAId4FAQCvBwAh3wUBAK8HACHgBSAAnwcAIeEFQACuBwAh4gUCAJYHACHjBUAArgcAIeQFAgCWBwAh5QUCAJYHACHmBUAArgcAIecFAQCVBwAh6AUCAKAIACEd5QQgAK4IACHqBAEAtwgAIfgEAQC3CAAh-wQBAKYIACH8BAEApggAIf0EAQCmCAAh_gQCAKcIACH_BAIApwgAIYAFAgCnCAAhogUBAKYIACGvBQEApggAIdcFQAC2CAAh2AUBALcIACHZBQEAtwgAIdoFIACuCAAh2wUBALcIACHcBSAArggAId0FAQC3CAAh3gUBALcIACHfBQEAtwgAIeAFIACuCAAh4QVAALYIACHiBQIApwgAIeMFQAC2CAAh5AUCAKcIACHlBQIApwgAIeYFQAC2CAAh5wUBAKYIACHoBQIAjgoAIR3lBCAArggAIeoEAQC3CAAh-AQBALcIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACGiBQEApggAIa8FAQCmCAAh1wVAALYIACHYBQEAtwgAIdkFAQC3CAAh2gUgAK4IACHbBQEAtwgAIdwFIACuCAAh3QUBALcIACHeBQEAtwgAId8FAQC3CAAh4AUgAK4IACHhBUAAtggAIeIFAgCnCAAh4wVAALYIACHkBQIApwgAIeUFAgCnCAAh5gVAALYIACHnBQEApggAIegFAgCOCgAhHeUEIAAAAAHqBAEAAAAB-AQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAaIFAQAAAAGvBQEAAAAB1wVAAAAAAdgFAQAAAAHZBQEAAAAB2gUgAAAAAdsFAQAAAAHcBSAAAAAB3QUBAAAAAd4FAQAAAAHfBQEAAAAB4AUgAAAAAeEFQAAAAAHiBQIAAAAB4wVAAAAAAeQFAgAAAAHlBQIAAAAB5gVAAAAAAecFAQAAAAHoBQIAAAABBB8AALILADD-BQAAswsAMIAGAAC1CwAghAYAALYLADAEHwAApgsAMP4FAACnCwAwgAYAAKkLACCEBgAAqgsAMAMfAAChCwAg_gUAAKILACCEBgAAnwEAIAQfAACVCwAw_gUAAJYLADCABgAAmAsAIIQGAACZCwAwBB8AAIkLADD-BQAAigsAMIAGAACMCwAghAYAAI0LADAEHwAA_QoAMP4FAAD-CgAwgAYAAIALACCEBgAAgQsAMAQfAADxCgAw_gUAAPIKADCABgAA9AoAIIQGAAD1CgAwBB8AAOUKADD-BQAA5goAMIAGAADoCgAghAYAAOkKADAEHwAA2QoAMP4FAADaCgAwgAYAANwKACCEBgAA3QoAMAQfAADNCgAw_gUAAM4KADCABgAA0AoAIIQGAADRCgAwBB8AAMEKADD-BQAAwgoAMIAGAADECgAghAYAAMUKADAEHwAAtQoAMP4FAAC2CgAwgAYAALgKACCEBgAAuQoAMAQfAACpCgAw_gUAAKoKADCABgAArAoAIIQGAACtCgAwAx8AAKQKACD-BQAApQoAIIQGAACmBQAgAAABAwAAiQkAIAAAAAAAAAAAAAABAwAAiQkAIB3lBCAAAAAB6gQBAAAAAfgEAQAAAAH7BAEAAAAB_AQBAAAAAf0EAQAAAAH-BAIAAAAB_wQCAAAAAYAFAgAAAAGiBQEAAAABrwUBAAAAAdcFQAAAAAHYBQEAAAAB2QUBAAAAAdoFIAAAAAHbBQEAAAAB3AUgAAAAAd0FAQAAAAHeBQEAAAAB3wUBAAAAAeAFIAAAAAHhBUAAAAAB4gUCAAAAAeMFQAAAAAHkBQIAAAAB5QUCAAAAAeYFQAAAAAHnBQEAAAAB6AUCAAAAAQfzBAIAAAAB9ARAAAAAAaoFAQAAAAGrBQEAAAAB1AUBAAAAAdUFAQAAAAHWBQEAAAABBw0BAAAAAYYFAgAAAAGvBQEAAAABzgUCAAAAAc8FAQAAAAHQBQEAAAAB0QVAAAAAAQSGBQIAAAABrwUBAAAAAcwFAQAAAAHNBQEAAAABBuwEAQAAAAGGBQIAAAABrwUBAAAAAckFAQAAAAHKBQEAAAABywUBAAAAARDsBAEAAAAB7gRAAAAAAYYFAgAAAAGlBUAAAAABrwUBAAAAAbMFAgAAAAG_BQIAAAABwAUCAAAAAcEFAQAAAAHCBSAAAAABwwVAAAAAAcQFAgAAAAHFBSAAAAABxgUBAAAAAccFAQAAAAHIBQIAAAABBuAEAQAAAAHqBAEAAAAB9ARAAAAAAa8FAQAAAAGzBQIAAAABvgUBAAAAAQW5BQIAAAABugUBAAAAAbsFAQAAAAG8BQIAAAABvQUCAAAAAQbhBAEAAAAB9ARAAAAAAfkEAgAAAAGvBQEAAAABtwUBAAAAAbgFAQAAAAEQ4AQBAAAAAeoEAQAAAAHrBAEAAAAB7AQBAAAAAe0EAgAAAAHuBEAAAAAB7wRAAAAAAfAEAQAAAAHxBEAAAAAB8gRAAAAAAa0FAQAAAAGvBQEAAAABswUCAAAAAbQFIAAAAAG1BQEAAAABtgVAAAAAAQT0BEAAAAABqwUBAAAAAa8FAQAAAAGzBQIAAAABB-gEAQAAAAHrBAEAAAAB7QQCAAAAAe4EQAAAAAHwBAEAAAABrwUBAAAAAbAFIAAAAAEgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6QUCAAAAAeoFAQAAAAHrBQEAAAAB7AUCAAAAAe0FAQAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQIAAAAB8gUBAAAAAfMFIAAAAAECAAAAAQAgHwAA5gsAIAMAAABEACAfAADmCwAgIAAA6gsAICIAAABEACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAA6gsAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAAC-CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQIAAAABACAfAADrCwAgAwAAAEQAIB8AAOsLACAgAADvCwAgIgAAAEQAIAQAAJYKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAADvCwAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAlgoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAL4LACAFAAC_CwAgBwAAwQsAIAgAAMILACAJAADDCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAekFAgAAAAHqBQEAAAAB6wUBAAAAAewFAgAAAAHtBQEAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUCAAAAAfIFAQAAAAHzBSAAAAABAgAAAAEAIB8AAPALACADAAAARAAgHwAA8AsAICAAAPQLACAiAAAARAAgBAAAlgoAIAUAAJcKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAPQLACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAACWCgAgBQAAlwoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6QUCAAAAAeoFAQAAAAHrBQEAAAAB7AUCAAAAAe0FAQAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQIAAAAB8gUBAAAAAfMFIAAAAAECAAAAAQAgHwAA9QsAIAMAAABEACAfAAD1CwAgIAAA-QsAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAA-QsAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQIAAAABACAfAAD6CwAgAwAAAEQAIB8AAPoLACAgAAD-CwAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAAD-CwAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAekFAgAAAAHqBQEAAAAB6wUBAAAAAewFAgAAAAHtBQEAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUCAAAAAfIFAQAAAAHzBSAAAAABAgAAAAEAIB8AAP8LACADAAAARAAgHwAA_wsAICAAAIMMACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAIMMACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgBwAAwQsAIAgAAMILACAJAADDCwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6QUCAAAAAeoFAQAAAAHrBQEAAAAB7AUCAAAAAe0FAQAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQIAAAAB8gUBAAAAAfMFIAAAAAECAAAAAQAgHwAAhAwAIAMAAABEACAfAACEDAAgIAAAiAwAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAAiAwAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQIAAAABACAfAACJDAAgAwAAAEQAIB8AAIkMACAgAACNDAAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAACNDAAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAekFAgAAAAHqBQEAAAAB6wUBAAAAAewFAgAAAAHtBQEAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUCAAAAAfIFAQAAAAHzBSAAAAABAgAAAAEAIB8AAI4MACADAAAARAAgHwAAjgwAICAAAJIMACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAJIMACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgBwAAwQsAIAgAAMILACAJAADDCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6QUCAAAAAeoFAQAAAAHrBQEAAAAB7AUCAAAAAe0FAQAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQIAAAAB8gUBAAAAAfMFIAAAAAECAAAAAQAgHwAAkwwAIAMAAABEACAfAACTDAAgIAAAlwwAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAAlwwAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQIAAAABACAfAACYDAAgAwAAAEQAIB8AAJgMACAgAACcDAAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAPAAChCgAgEAAAogoAIBEAAKMKACAYAACcDAAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAekFAgAAAAHqBQEAAAAB6wUBAAAAAewFAgAAAAHtBQEAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUCAAAAAfIFAQAAAAHzBSAAAAABAgAAAAEAIB8AAJ0MACADAAAARAAgHwAAnQwAICAAAKEMACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAQAACiCgAgEQAAowoAIBgAAKEMACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgBwAAwQsAIAgAAMILACAJAADDCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6QUCAAAAAeoFAQAAAAHrBQEAAAAB7AUCAAAAAe0FAQAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQIAAAAB8gUBAAAAAfMFIAAAAAECAAAAAQAgHwAAogwAIAMAAABEACAfAACiDAAgIAAApgwAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACARAACjCgAgGAAApgwAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6QUCAKcIACHqBQEAtwgAIesFAQC3CAAh7AUCAKcIACHtBQEApggAIe4FAQCmCAAh7wUBAKYIACHwBQEAtwgAIfEFAgCnCAAh8gUBALcIACHzBSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHpBQIAAAAB6gUBAAAAAesFAQAAAAHsBQIAAAAB7QUBAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAgAAAAHyBQEAAAAB8wUgAAAAAQIAAAABACAfAACnDAAgAwAAAEQAIB8AAKcMACAgAACrDAAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACAYAACrDAAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIekFAgCnCAAh6gUBALcIACHrBQEAtwgAIewFAgCnCAAh7QUBAKYIACHuBQEApggAIe8FAQCmCAAh8AUBALcIACHxBQIApwgAIfIFAQC3CAAh8wUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHpBQIApwgAIeoFAQC3CAAh6wUBALcIACHsBQIApwgAIe0FAQCmCAAh7gUBAKYIACHvBQEApggAIfAFAQC3CAAh8QUCAKcIACHyBQEAtwgAIfMFIACuCAAhC-wEAQAAAAHxBEAAAAAB8wQCAAAAAfkEAQAAAAH6BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABA-gEAQAAAAHsBAEAAAAB-QQBAAAAAQbzBAIAAAAB9ARAAAAAAfUEAQAAAAH2BAEAAAAB9wQBAAAAAfgEAQAAAAER3QMAAPgIACDeAwAA-QgAINIEAQAAAAHlBCAAAAAB6AQBAAAAAewEAQAAAAHuBEAAAAAB8QRAAAAAAfkEAQAAAAGABQIAAAABgQUBAAAAAYIFAQAAAAGDBQEAAAABhAUBAAAAAYUFQAAAAAGGBQIAAAABhwVAAAAAAQIAAADXBQAgHwAArwwAIAMAAADpBQAgHwAArwwAICAAALMMACATAAAA6QUAIBgAALMMACDdAwAA0QgAIN4DAADSCAAg0gQBAKYIACHlBCAArggAIegEAQCmCAAh7AQBAKYIACHuBEAAtggAIfEEQAC1CAAh-QQBAKYIACGABQIApwgAIYEFAQCmCAAhggUBAKYIACGDBQEAtwgAIYQFAQC3CAAhhQVAALUIACGGBQIApwgAIYcFQAC1CAAhEd0DAADRCAAg3gMAANIIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACER3AMAAPcIACDeAwAA-QgAINIEAQAAAAHlBCAAAAAB6AQBAAAAAewEAQAAAAHuBEAAAAAB8QRAAAAAAfkEAQAAAAGABQIAAAABgQUBAAAAAYIFAQAAAAGDBQEAAAABhAUBAAAAAYUFQAAAAAGGBQIAAAABhwVAAAAAAQIAAADXBQAgHwAAtAwAIAMAAADpBQAgHwAAtAwAICAAALgMACATAAAA6QUAIBgAALgMACDcAwAA0AgAIN4DAADSCAAg0gQBAKYIACHlBCAArggAIegEAQCmCAAh7AQBAKYIACHuBEAAtggAIfEEQAC1CAAh-QQBAKYIACGABQIApwgAIYEFAQCmCAAhggUBAKYIACGDBQEAtwgAIYQFAQC3CAAhhQVAALUIACGGBQIApwgAIYcFQAC1CAAhEdwDAADQCAAg3gMAANIIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACER3AMAAPcIACDdAwAA-AgAINIEAQAAAAHlBCAAAAAB6AQBAAAAAewEAQAAAAHuBEAAAAAB8QRAAAAAAfkEAQAAAAGABQIAAAABgQUBAAAAAYIFAQAAAAGDBQEAAAABhAUBAAAAAYUFQAAAAAGGBQIAAAABhwVAAAAAAQIAAADXBQAgHwAAuQwAIAMAAADpBQAgHwAAuQwAICAAAL0MACATAAAA6QUAIBgAAL0MACDcAwAA0AgAIN0DAADRCAAg0gQBAKYIACHlBCAArggAIegEAQCmCAAh7AQBAKYIACHuBEAAtggAIfEEQAC1CAAh-QQBAKYIACGABQIApwgAIYEFAQCmCAAhggUBAKYIACGDBQEAtwgAIYQFAQC3CAAhhQVAALUIACGGBQIApwgAIYcFQAC1CAAhEdwDAADQCAAg3QMAANEIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACEPBAYCBQoDBgwEBxAFCBQGCRgHChwICyAJDCQKDSgLDiwMDzANEDQOETYPEgAQAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEMBDcABTgABzkACDoACTsACjwACz0ADD4ADT8ADkAAD0EAEEIAAAAABRIAFSUAFiYAFycAGCgAGQAAAAAABRIAFSUAFiYAFycAGCgAGQEDAAEBAwABBRIAHiUAHyYAICcAISgAIgAAAAAABRIAHiUAHyYAICcAISgAIgAAAAMSACgnACkoACoAAAADEgAoJwApKAAqAQMAAQEDAAEFEgAvJQAwJgAxJwAyKAAzAAAAAAAFEgAvJQAwJgAxJwAyKAAzAQMAAQEDAAEFEgA4JQA5JgA6JwA7KAA8AAAAAAAFEgA4JQA5JgA6JwA7KAA8AQMAAQEDAAEFEgBBJQBCJgBDJwBEKABFAAAAAAAFEgBBJQBCJgBDJwBEKABFAQMAAQEDAAEFEgBKJQBLJgBMJwBNKABOAAAAAAAFEgBKJQBLJgBMJwBNKABOAQMAAQEDAAEFEgBTJQBUJgBVJwBWKABXAAAAAAAFEgBTJQBUJgBVJwBWKABXAQMAAQEDAAEFEgBcJQBdJgBeJwBfKABgAAAAAAAFEgBcJQBdJgBeJwBfKABgAQMAAQEDAAEFEgBlJQBmJgBnJwBoKABpAAAAAAAFEgBlJQBmJgBnJwBoKABpAQMAAQEDAAEFEgBuJQBvJgBwJwBxKAByAAAAAAAFEgBuJQBvJgBwJwBxKAByAQMAAQEDAAEFEgB3JQB4JgB5JwB6KAB7AAAAAAAFEgB3JQB4JgB5JwB6KAB7AQMAAQEDAAEFEgCAASUAgQEmAIIBJwCDASgAhAEAAAAAAAUSAIABJQCBASYAggEnAIMBKACEAQEDAAEBAwABBRIAiQElAIoBJgCLAScAjAEoAI0BAAAAAAAFEgCJASUAigEmAIsBJwCMASgAjQEAAAADEgCTAScAlAEoAJUBAAAAAxIAkwEnAJQBKACVAQEDAAEBAwABBRIAmgElAJsBJgCcAScAnQEoAJ4BAAAAAAAFEgCaASUAmwEmAJwBJwCdASgAngEAAAAFEgCkASUApQEmAKYBJwCnASgAqAEAAAAAAAUSAKQBJQClASYApgEnAKcBKACoAQAAAAMSAK4BJwCvASgAsAEAAAADEgCuAScArwEoALABAAAAAxIAtgEnALcBKAC4AQAAAAMSALYBJwC3ASgAuAEAAAADEgC-AScAvwEoAMABAAAAAxIAvgEnAL8BKADAAQAAAAUSAMYBJQDHASYAyAEnAMkBKADKAQAAAAAABRIAxgElAMcBJgDIAScAyQEoAMoBAAAAAxIA0AEnANEBKADSAQAAAAMSANABJwDRASgA0gEAAAADEgDYAScA2QEoANoBAAAAAxIA2AEnANkBKADaAQAAAAUSAOABJQDhASYA4gEnAOMBKADkAQAAAAAABRIA4AElAOEBJgDiAScA4wEoAOQBAAAAAxIA6gEnAOsBKADsAQAAAAMSAOoBJwDrASgA7AEAAAADEgDyAScA8wEoAPQBAAAAAxIA8gEnAPMBKAD0AQEDAAEBAwABAxIA-QEnAPoBKAD7AQAAAAMSAPkBJwD6ASgA-wEAAAAFEgCBAiUAggImAIMCJwCEAigAhQIAAAAAAAUSAIECJQCCAiYAgwInAIQCKACFAgQSAIsC3APcBYgC3QPgBYkC3gPkBYoCAdsDAIcCAdsDAIcCAdsDAIcCA9wD5QUA3QPmBQDeA-cFAAAABRIAjwIlAJACJgCRAicAkgIoAJMCAAAAAAAFEgCPAiUAkAImAJECJwCSAigAkwIB2wMAhwIB2wMAhwIFEgCYAiUAmQImAJoCJwCbAigAnAIAAAAAAAUSAJgCJQCZAiYAmgInAJsCKACcAgHbAwCHAgHbAwCHAgMSAKECJwCiAigAowIAAAADEgChAicAogIoAKMCAdsDAIcCAdsDAIcCBRIAqAIlAKkCJgCqAicAqwIoAKwCAAAAAAAFEgCoAiUAqQImAKoCJwCrAigArAIAAAAFEgCyAiUAswImALQCJwC1AigAtgIAAAAAAAUSALICJQCzAiYAtAInALUCKAC2AgAAAAUSALwCJQC9AiYAvgInAL8CKADAAgAAAAAABRIAvAIlAL0CJgC-AicAvwIoAMACAAAABRIAxgIlAMcCJgDIAicAyQIoAMoCAAAAAAAFEgDGAiUAxwImAMgCJwDJAigAygITAgEUQwEVRgEWRwEXSAEZSgEaTBEbTRIcTwEdUREeUhMhUwEiVAEjVREpWBQqWRorWgIsWwItXAIuXQIvXgIwYAIxYhEyYxszZQI0ZxE1aBw2aQI3agI4axE5bh06byM7cSQ8ciQ9dSQ-diQ_dyRAeSRBexFCfCVDfiREgAERRYEBJkaCASRHgwEkSIQBEUmHASdKiAErS4kBA0yKAQNNiwEDTowBA0-NAQNQjwEDUZEBEVKSASxTlAEDVJYBEVWXAS1WmAEDV5kBA1iaARFZnQEuWp4BNFugAQRcoQEEXaMBBF6kAQRfpQEEYKcBBGGpARFiqgE1Y6wBBGSuARFlrwE2ZrABBGexAQRosgERabUBN2q2AT1rtwEFbLgBBW25AQVuugEFb7sBBXC9AQVxvwERcsABPnPCAQV0xAERdcUBP3bGAQV3xwEFeMgBEXnLAUB6zAFGe80BBnzOAQZ9zwEGftABBn_RAQaAAdMBBoEB1QERggHWAUeDAdgBBoQB2gERhQHbAUiGAdwBBocB3QEGiAHeARGJAeEBSYoB4gFPiwHjAQeMAeQBB40B5QEHjgHmAQePAecBB5AB6QEHkQHrARGSAewBUJMB7gEHlAHwARGVAfEBUZYB8gEHlwHzAQeYAfQBEZkB9wFSmgH4AVibAfkBCJwB-gEInQH7AQieAfwBCJ8B_QEIoAH_AQihAYECEaIBggJZowGEAgikAYYCEaUBhwJapgGIAginAYkCCKgBigIRqQGNAluqAY4CYasBjwIJrAGQAgmtAZECCa4BkgIJrwGTAgmwAZUCCbEBlwIRsgGYAmKzAZoCCbQBnAIRtQGdAmO2AZ4CCbcBnwIJuAGgAhG5AaMCZLoBpAJquwGlAgq8AaYCCr0BpwIKvgGoAgq_AakCCsABqwIKwQGtAhHCAa4Ca8MBsAIKxAGyAhHFAbMCbMYBtAIKxwG1AgrIAbYCEckBuQJtygG6AnPLAbsCC8wBvAILzQG9AgvOAb4CC88BvwIL0AHBAgvRAcMCEdIBxAJ00wHGAgvUAcgCEdUByQJ11gHKAgvXAcsCC9gBzAIR2QHPAnbaAdACfNsB0QIM3AHSAgzdAdMCDN4B1AIM3wHVAgzgAdcCDOEB2QIR4gHaAn3jAdwCDOQB3gIR5QHfAn7mAeACDOcB4QIM6AHiAhHpAeUCf-oB5gKFAesB5wIN7AHoAg3tAekCDe4B6gIN7wHrAg3wAe0CDfEB7wIR8gHwAoYB8wHyAg30AfQCEfUB9QKHAfYB9gIN9wH3Ag34AfgCEfkB-wKIAfoB_AKOAfsB_gKPAfwB_wKPAf0BggOPAf4BgwOPAf8BhAOPAYAChgOPAYECiAMRggKJA5ABgwKLA48BhAKNAxGFAo4DkQGGAo8DjwGHApADjwGIApEDEYkClAOSAYoClQOWAYsClgMOjAKXAw6NApgDDo4CmQMOjwKaAw6QApwDDpECngMRkgKfA5cBkwKhAw6UAqMDEZUCpAOYAZYCpQMOlwKmAw6YAqcDEZkCqgOZAZoCqwOfAZsCrQOgAZwCrgOgAZ0CsQOgAZ4CsgOgAZ8CswOgAaACtQOgAaECtwMRogK4A6EBowK6A6ABpAK8AxGlAr0DogGmAr4DoAGnAr8DoAGoAsADEakCwwOjAaoCxAOpAasCxgOqAawCxwOqAa0CygOqAa4CywOqAa8CzAOqAbACzgOqAbEC0AMRsgLRA6sBswLTA6oBtALVAxG1AtYDrAG2AtcDqgG3AtgDqgG4AtkDEbkC3AOtAboC3QOxAbsC3wOyAbwC4AOyAb0C4wOyAb4C5AOyAb8C5QOyAcAC5wOyAcEC6QMRwgLqA7MBwwLsA7IBxALuAxHFAu8DtAHGAvADsgHHAvEDsgHIAvIDEckC9QO1AcoC9gO5AcsC-AO6AcwC-QO6Ac0C_AO6Ac4C_QO6Ac8C_gO6AdACgAS6AdECggQR0gKDBLsB0wKFBLoB1AKHBBHVAogEvAHWAokEugHXAooEugHYAosEEdkCjgS9AdoCjwTBAdsCkQTCAdwCkgTCAd0ClQTCAd4ClgTCAd8ClwTCAeACmQTCAeECmwQR4gKcBMMB4wKeBMIB5AKgBBHlAqEExAHmAqIEwgHnAqMEwgHoAqQEEekCpwTFAeoCqATLAesCqgTMAewCqwTMAe0CrgTMAe4CrwTMAe8CsATMAfACsgTMAfECtAQR8gK1BM0B8wK3BMwB9AK5BBH1AroEzgH2ArsEzAH3ArwEzAH4Ar0EEfkCwATPAfoCwQTTAfsCwwTUAfwCxATUAf0CxwTUAf4CyATUAf8CyQTUAYADywTUAYEDzQQRggPOBNUBgwPQBNQBhAPSBBGFA9ME1gGGA9QE1AGHA9UE1AGIA9YEEYkD2QTXAYoD2gTbAYsD3ATcAYwD3QTcAY0D4ATcAY4D4QTcAY8D4gTcAZAD5ATcAZED5gQRkgPnBN0BkwPpBNwBlAPrBBGVA-wE3gGWA-0E3AGXA-4E3AGYA-8EEZkD8gTfAZoD8wTlAZsD9QTmAZwD9gTmAZ0D-QTmAZ4D-gTmAZ8D-wTmAaAD_QTmAaED_wQRogOABecBowOCBeYBpAOEBRGlA4UF6AGmA4YF5gGnA4cF5gGoA4gFEakDiwXpAaoDjAXtAasDjgXuAawDjwXuAa0DkgXuAa4DkwXuAa8DlAXuAbADlgXuAbEDmAURsgOZBe8BswObBe4BtAOdBRG1A54F8AG2A58F7gG3A6AF7gG4A6EFEbkDpAXxAboDpQX1AbsDpwUPvAOoBQ-9A6oFD74DqwUPvwOsBQ_AA64FD8EDsAURwgOxBfYBwwOzBQ_EA7UFEcUDtgX3AcYDtwUPxwO4BQ_IA7kFEckDvAX4AcoDvQX8AcsDvwX9AcwDwAX9Ac0DwwX9Ac4DxAX9Ac8DxQX9AdADxwX9AdEDyQUR0gPKBf4B0wPMBf0B1APOBRHVA88F_wHWA9AF_QHXA9EF_QHYA9IFEdkD1QWAAtoD1gWGAt8D2AWHAuAD6AWHAuED6wWHAuID7AWHAuMD7QWHAuQD7wWHAuUD8QUR5gPyBYwC5wP0BYcC6AP2BRHpA_cFjQLqA_gFhwLrA_kFhwLsA_oFEe0D_QWOAu4D_gWUAu8D_wWIAvADgAaIAvEDgQaIAvIDggaIAvMDgwaIAvQDhQaIAvUDhwYR9gOIBpUC9wOKBogC-AOMBhH5A40GlgL6A44GiAL7A48GiAL8A5AGEf0DkwaXAv4DlAadAv8DlQaJAoAElgaJAoEElwaJAoIEmAaJAoMEmQaJAoQEmwaJAoUEnQYRhgSeBp4ChwSgBokCiASiBhGJBKMGnwKKBKQGiQKLBKUGiQKMBKYGEY0EqQagAo4EqgakAo8EqwaKApAErAaKApEErQaKApIErgaKApMErwaKApQEsQaKApUEswYRlgS0BqUClwS2BooCmAS4BhGZBLkGpgKaBLoGigKbBLsGigKcBLwGEZ0EvwanAp4EwAatAp8EwgauAqAEwwauAqEExgauAqIExwauAqMEyAauAqQEygauAqUEzAYRpgTNBq8CpwTPBq4CqATRBhGpBNIGsAKqBNMGrgKrBNQGrgKsBNUGEa0E2AaxAq4E2Qa3Aq8E2wa4ArAE3Aa4ArEE3wa4ArIE4Aa4ArME4Qa4ArQE4wa4ArUE5QYRtgTmBrkCtwToBrgCuATqBhG5BOsGugK6BOwGuAK7BO0GuAK8BO4GEb0E8Qa7Ar4E8gbBAr8E9AbCAsAE9QbCAsEE-AbCAsIE-QbCAsME-gbCAsQE_AbCAsUE_gYRxgT_BsMCxwSBB8ICyASDBxHJBIQHxALKBIUHwgLLBIYHwgLMBIcHEc0EigfFAs4EiwfLAg"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_small_bg.sqlite.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_small_bg.sqlite.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_small_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// src/generated/sqlite/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AskedScalarFieldEnum: () => AskedScalarFieldEnum,
  CallScalarFieldEnum: () => CallScalarFieldEnum,
  ClockScalarFieldEnum: () => ClockScalarFieldEnum,
  CompetitionLogScalarFieldEnum: () => CompetitionLogScalarFieldEnum,
  CompetitionScalarFieldEnum: () => CompetitionScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DraftScalarFieldEnum: () => DraftScalarFieldEnum,
  EndedScalarFieldEnum: () => EndedScalarFieldEnum,
  EntrantScalarFieldEnum: () => EntrantScalarFieldEnum,
  EventScalarFieldEnum: () => EventScalarFieldEnum,
  FitScalarFieldEnum: () => FitScalarFieldEnum,
  JsonNull: () => JsonNull2,
  KeyScalarFieldEnum: () => KeyScalarFieldEnum,
  LeaseScalarFieldEnum: () => LeaseScalarFieldEnum,
  MailCountScalarFieldEnum: () => MailCountScalarFieldEnum,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  MatchScalarFieldEnum: () => MatchScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NoticeScalarFieldEnum: () => NoticeScalarFieldEnum,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OfferScalarFieldEnum: () => OfferScalarFieldEnum,
  OpeningScalarFieldEnum: () => OpeningScalarFieldEnum,
  OutboxScalarFieldEnum: () => OutboxScalarFieldEnum,
  PackScalarFieldEnum: () => PackScalarFieldEnum,
  PairingScalarFieldEnum: () => PairingScalarFieldEnum,
  PlanScalarFieldEnum: () => PlanScalarFieldEnum,
  PlayerScalarFieldEnum: () => PlayerScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  ResultScalarFieldEnum: () => ResultScalarFieldEnum,
  RootScalarFieldEnum: () => RootScalarFieldEnum,
  SeatScalarFieldEnum: () => SeatScalarFieldEnum,
  SettingScalarFieldEnum: () => SettingScalarFieldEnum,
  SnapshotScalarFieldEnum: () => SnapshotScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StandingScalarFieldEnum: () => StandingScalarFieldEnum,
  TagScalarFieldEnum: () => TagScalarFieldEnum,
  TextOnlyScalarFieldEnum: () => TextOnlyScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UnwantedScalarFieldEnum: () => UnwantedScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Match: "Match",
  Seat: "Seat",
  Opening: "Opening",
  Event: "Event",
  Snapshot: "Snapshot",
  Draft: "Draft",
  Standing: "Standing",
  Plan: "Plan",
  Clock: "Clock",
  Offer: "Offer",
  Root: "Root",
  Answer: "Answer",
  Outbox: "Outbox",
  Message: "Message",
  Lease: "Lease",
  Call: "Call",
  Mail: "Mail",
  Pack: "Pack",
  Key: "Key",
  Setting: "Setting",
  MailCount: "MailCount",
  Unwanted: "Unwanted",
  TextOnly: "TextOnly",
  Asked: "Asked",
  Player: "Player",
  Tag: "Tag",
  Ended: "Ended",
  Result: "Result",
  Competition: "Competition",
  Entrant: "Entrant",
  Pairing: "Pairing",
  CompetitionLog: "CompetitionLog",
  Notice: "Notice",
  Rating: "Rating",
  Fit: "Fit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  Serializable: "Serializable"
});
var MatchScalarFieldEnum = {
  id: "id",
  game: "game",
  scenario: "scenario",
  options: "options",
  rulesVersion: "rulesVersion",
  rules: "rules",
  pack: "pack",
  status: "status",
  headNumber: "headNumber",
  headHash: "headHash",
  pending: "pending",
  terms: "terms",
  beacon: "beacon",
  round: "round",
  throwing: "throwing",
  agreed: "agreed",
  revision: "revision",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var SeatScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  name: "name",
  address: "address",
  locale: "locale",
  timeZone: "timeZone",
  joinedAt: "joinedAt",
  digest: "digest",
  seed: "seed",
  words: "words",
  first: "first",
  kept: "kept",
  generation: "generation",
  ownWitness: "ownWitness",
  witness: "witness",
  hook: "hook",
  hookNonce: "hookNonce",
  mailing: "mailing",
  delivery: "delivery",
  quietFrom: "quietFrom",
  quietTo: "quietTo",
  bouncedAt: "bouncedAt",
  bounces: "bounces",
  lastBounceAt: "lastBounceAt",
  lastMailedEvent: "lastMailedEvent",
  shownEvent: "shownEvent",
  shownAt: "shownAt",
  holder: "holder",
  listed: "listed",
  stuckAt: "stuckAt"
};
var OpeningScalarFieldEnum = {
  key: "key",
  bodyHash: "bodyHash",
  matchId: "matchId",
  at: "at"
};
var EventScalarFieldEnum = {
  matchId: "matchId",
  number: "number",
  at: "at",
  type: "type",
  hash: "hash",
  text: "text",
  contents: "contents",
  outline: "outline"
};
var SnapshotScalarFieldEnum = {
  matchId: "matchId",
  event: "event",
  orders: "orders",
  rolls: "rolls",
  draws: "draws",
  state: "state"
};
var DraftScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  baseEvent: "baseEvent",
  revision: "revision",
  answers: "answers",
  lastKey: "lastKey",
  press: "press",
  closesAt: "closesAt"
};
var StandingScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  orders: "orders",
  expiry: "expiry",
  revision: "revision"
};
var PlanScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  plan: "plan",
  progress: "progress",
  drafting: "drafting",
  state: "state",
  revision: "revision"
};
var ClockScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  left: "left",
  stood: "stood",
  phase: "phase",
  event: "event",
  state: "state",
  pauses: "pauses",
  since: "since",
  answeredAt: "answeredAt",
  timeouts: "timeouts",
  claimable: "claimable",
  absences: "absences",
  reminders: "reminders",
  reminded: "reminded",
  nextAt: "nextAt",
  revision: "revision"
};
var OfferScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  kind: "kind",
  at: "at",
  event: "event",
  detail: "detail",
  address: "address"
};
var RootScalarFieldEnum = {
  matchId: "matchId",
  chain: "chain",
  sealed: "sealed",
  secret: "secret",
  nextRoll: "nextRoll",
  nextDraw: "nextDraw"
};
var AnswerScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  key: "key",
  bodyHash: "bodyHash",
  status: "status",
  answer: "answer",
  at: "at"
};
var OutboxScalarFieldEnum = {
  matchId: "matchId",
  messageId: "messageId",
  side: "side",
  event: "event",
  kind: "kind",
  payload: "payload",
  address: "address",
  state: "state",
  attempts: "attempts",
  again: "again",
  nextAt: "nextAt",
  lastError: "lastError",
  heldSince: "heldSince",
  leavesIn: "leavesIn",
  leftAt: "leftAt",
  createdAt: "createdAt",
  sentAt: "sentAt"
};
var MessageScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  event: "event",
  text: "text",
  at: "at"
};
var LeaseScalarFieldEnum = {
  matchId: "matchId",
  side: "side",
  use: "use",
  until: "until"
};
var CallScalarFieldEnum = {
  matchId: "matchId",
  id: "id",
  side: "side",
  payload: "payload",
  waits: "waits",
  attempts: "attempts",
  nextAt: "nextAt",
  lastError: "lastError"
};
var MailScalarFieldEnum = {
  id: "id",
  address: "address",
  subject: "subject",
  messageId: "messageId",
  raw: "raw",
  at: "at"
};
var PackScalarFieldEnum = {
  hash: "hash",
  game: "game",
  text: "text"
};
var KeyScalarFieldEnum = {
  use: "use",
  id: "id"
};
var SettingScalarFieldEnum = {
  key: "key",
  value: "value"
};
var MailCountScalarFieldEnum = {
  who: "who",
  since: "since",
  count: "count"
};
var UnwantedScalarFieldEnum = {
  who: "who",
  at: "at"
};
var TextOnlyScalarFieldEnum = {
  who: "who",
  at: "at"
};
var AskedScalarFieldEnum = {
  id: "id",
  address: "address",
  at: "at"
};
var PlayerScalarFieldEnum = {
  id: "id",
  tag: "tag",
  address: "address",
  name: "name",
  hidden: "hidden",
  struck: "struck",
  createdAt: "createdAt"
};
var TagScalarFieldEnum = {
  tag: "tag"
};
var EndedScalarFieldEnum = {
  matchId: "matchId",
  owner: "owner",
  at: "at"
};
var ResultScalarFieldEnum = {
  matchId: "matchId",
  game: "game",
  scenario: "scenario",
  options: "options",
  competitionId: "competitionId",
  pairing: "pairing",
  leg: "leg",
  oneSide: "oneSide",
  twoSide: "twoSide",
  one: "one",
  two: "two",
  winner: "winner",
  reason: "reason",
  onePoints: "onePoints",
  twoPoints: "twoPoints",
  oneTimeouts: "oneTimeouts",
  twoTimeouts: "twoTimeouts",
  played: "played",
  rated: "rated",
  endedAt: "endedAt"
};
var CompetitionScalarFieldEnum = {
  id: "id",
  title: "title",
  game: "game",
  status: "status",
  listed: "listed",
  settings: "settings",
  state: "state",
  organizer: "organizer",
  deputy: "deputy",
  generation: "generation",
  heardAt: "heardAt",
  revision: "revision",
  nextAt: "nextAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var EntrantScalarFieldEnum = {
  competitionId: "competitionId",
  number: "number",
  playerId: "playerId",
  status: "status",
  locale: "locale",
  timeZone: "timeZone",
  delivery: "delivery",
  quietFrom: "quietFrom",
  quietTo: "quietTo",
  generation: "generation",
  state: "state",
  createdAt: "createdAt"
};
var PairingScalarFieldEnum = {
  competitionId: "competitionId",
  id: "id",
  status: "status",
  state: "state"
};
var CompetitionLogScalarFieldEnum = {
  competitionId: "competitionId",
  number: "number",
  at: "at",
  who: "who",
  what: "what",
  facts: "facts",
  words: "words"
};
var NoticeScalarFieldEnum = {
  id: "id",
  competitionId: "competitionId",
  kind: "kind",
  address: "address",
  payload: "payload",
  state: "state",
  attempts: "attempts",
  nextAt: "nextAt",
  heldSince: "heldSince",
  lastError: "lastError",
  createdAt: "createdAt",
  sentAt: "sentAt"
};
var RatingScalarFieldEnum = {
  game: "game",
  kind: "kind",
  key: "key",
  value: "value",
  half: "half",
  results: "results",
  listed: "listed",
  history: "history"
};
var FitScalarFieldEnum = {
  game: "game",
  wanted: "wanted",
  done: "done"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var defineExtension = runtime2.Extensions.defineExtension;

// src/generated/sqlite/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
