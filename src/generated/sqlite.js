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
  /// These words were typed by somebody whom the seat's holder has replaced.
  wordsBefore     Boolean   @default(false)
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
config.runtimeDataModel = JSON.parse('{"models":{"Match":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"scenario","kind":"scalar","type":"String"},{"name":"options","kind":"scalar","type":"String"},{"name":"rulesVersion","kind":"scalar","type":"Int"},{"name":"rules","kind":"scalar","type":"String"},{"name":"pack","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"headNumber","kind":"scalar","type":"Int"},{"name":"headHash","kind":"scalar","type":"String"},{"name":"pending","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"String"},{"name":"beacon","kind":"scalar","type":"String"},{"name":"round","kind":"scalar","type":"Int"},{"name":"throwing","kind":"scalar","type":"String"},{"name":"agreed","kind":"scalar","type":"Boolean"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"seats","kind":"object","type":"Seat","relationName":"MatchToSeat"},{"name":"events","kind":"object","type":"Event","relationName":"EventToMatch"},{"name":"snapshot","kind":"object","type":"Snapshot","relationName":"MatchToSnapshot"},{"name":"drafts","kind":"object","type":"Draft","relationName":"DraftToMatch"},{"name":"standings","kind":"object","type":"Standing","relationName":"MatchToStanding"},{"name":"plans","kind":"object","type":"Plan","relationName":"MatchToPlan"},{"name":"clocks","kind":"object","type":"Clock","relationName":"ClockToMatch"},{"name":"offers","kind":"object","type":"Offer","relationName":"MatchToOffer"},{"name":"roots","kind":"object","type":"Root","relationName":"MatchToRoot"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToMatch"},{"name":"outbox","kind":"object","type":"Outbox","relationName":"MatchToOutbox"},{"name":"messages","kind":"object","type":"Message","relationName":"MatchToMessage"},{"name":"calls","kind":"object","type":"Call","relationName":"CallToMatch"},{"name":"ended","kind":"object","type":"Ended","relationName":"EndedToMatch"}],"dbName":null,"schema":null},"Seat":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"locale","kind":"scalar","type":"String"},{"name":"timeZone","kind":"scalar","type":"String"},{"name":"joinedAt","kind":"scalar","type":"DateTime"},{"name":"digest","kind":"scalar","type":"String"},{"name":"seed","kind":"scalar","type":"String"},{"name":"words","kind":"scalar","type":"String"},{"name":"wordsBefore","kind":"scalar","type":"Boolean"},{"name":"first","kind":"scalar","type":"Boolean"},{"name":"kept","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"ownWitness","kind":"scalar","type":"Boolean"},{"name":"witness","kind":"scalar","type":"String"},{"name":"hook","kind":"scalar","type":"String"},{"name":"hookNonce","kind":"scalar","type":"String"},{"name":"mailing","kind":"scalar","type":"Boolean"},{"name":"delivery","kind":"scalar","type":"String"},{"name":"quietFrom","kind":"scalar","type":"Int"},{"name":"quietTo","kind":"scalar","type":"Int"},{"name":"bouncedAt","kind":"scalar","type":"DateTime"},{"name":"bounces","kind":"scalar","type":"Int"},{"name":"lastBounceAt","kind":"scalar","type":"DateTime"},{"name":"lastMailedEvent","kind":"scalar","type":"Int"},{"name":"shownEvent","kind":"scalar","type":"Int"},{"name":"shownAt","kind":"scalar","type":"DateTime"},{"name":"holder","kind":"scalar","type":"String"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"stuckAt","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToSeat"}],"dbName":null,"schema":null},"Opening":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String"},{"name":"matchId","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Event":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"type","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"outline","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"EventToMatch"}],"dbName":null,"schema":null},"Snapshot":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"orders","kind":"scalar","type":"Int"},{"name":"rolls","kind":"scalar","type":"Int"},{"name":"draws","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToSnapshot"}],"dbName":null,"schema":null},"Draft":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"baseEvent","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"answers","kind":"scalar","type":"String"},{"name":"lastKey","kind":"scalar","type":"String"},{"name":"press","kind":"scalar","type":"String"},{"name":"closesAt","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"DraftToMatch"}],"dbName":null,"schema":null},"Standing":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"orders","kind":"scalar","type":"String"},{"name":"expiry","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToStanding"}],"dbName":null,"schema":null},"Plan":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"plan","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"String"},{"name":"drafting","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToPlan"}],"dbName":null,"schema":null},"Clock":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"left","kind":"scalar","type":"Int"},{"name":"stood","kind":"scalar","type":"Int"},{"name":"phase","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"pauses","kind":"scalar","type":"Boolean"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"answeredAt","kind":"scalar","type":"DateTime"},{"name":"timeouts","kind":"scalar","type":"Int"},{"name":"claimable","kind":"scalar","type":"Boolean"},{"name":"absences","kind":"scalar","type":"String"},{"name":"reminders","kind":"scalar","type":"String"},{"name":"reminded","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"ClockToMatch"}],"dbName":null,"schema":null},"Offer":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"event","kind":"scalar","type":"Int"},{"name":"detail","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToOffer"}],"dbName":null,"schema":null},"Root":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"chain","kind":"scalar","type":"Int"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"secret","kind":"scalar","type":"String"},{"name":"nextRoll","kind":"scalar","type":"Int"},{"name":"nextDraw","kind":"scalar","type":"Int"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToRoot"}],"dbName":null,"schema":null},"Answer":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"answer","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"AnswerToMatch"}],"dbName":null,"schema":null},"Outbox":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"messageId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"kind","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"again","kind":"scalar","type":"Boolean"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"heldSince","kind":"scalar","type":"DateTime"},{"name":"leavesIn","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"sentAt","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToOutbox"}],"dbName":null,"schema":null},"Message":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"event","kind":"scalar","type":"Int"},{"name":"text","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"MatchToMessage"}],"dbName":null,"schema":null},"Lease":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"use","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Call":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"waits","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"match","kind":"object","type":"Match","relationName":"CallToMatch"}],"dbName":null,"schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"messageId","kind":"scalar","type":"String"},{"name":"raw","kind":"scalar","type":"Bytes"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Pack":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Key":{"fields":[{"name":"use","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Setting":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"MailCount":{"fields":[{"name":"who","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":null,"schema":null},"Unwanted":{"fields":[{"name":"who","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"TextOnly":{"fields":[{"name":"who","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Asked":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Player":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tag","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"hidden","kind":"scalar","type":"Boolean"},{"name":"struck","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Tag":{"fields":[{"name":"tag","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Ended":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"match","kind":"object","type":"Match","relationName":"EndedToMatch"}],"dbName":null,"schema":null},"Result":{"fields":[{"name":"matchId","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"scenario","kind":"scalar","type":"String"},{"name":"options","kind":"scalar","type":"String"},{"name":"competitionId","kind":"scalar","type":"String"},{"name":"pairing","kind":"scalar","type":"String"},{"name":"leg","kind":"scalar","type":"Int"},{"name":"oneSide","kind":"scalar","type":"String"},{"name":"twoSide","kind":"scalar","type":"String"},{"name":"one","kind":"scalar","type":"String"},{"name":"two","kind":"scalar","type":"String"},{"name":"winner","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"onePoints","kind":"scalar","type":"Float"},{"name":"twoPoints","kind":"scalar","type":"Float"},{"name":"oneTimeouts","kind":"scalar","type":"Int"},{"name":"twoTimeouts","kind":"scalar","type":"Int"},{"name":"played","kind":"scalar","type":"Boolean"},{"name":"rated","kind":"scalar","type":"Boolean"},{"name":"endedAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Competition":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"game","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"settings","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"organizer","kind":"scalar","type":"String"},{"name":"deputy","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"heardAt","kind":"scalar","type":"DateTime"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"entries","kind":"object","type":"Entrant","relationName":"CompetitionToEntrant"},{"name":"pairings","kind":"object","type":"Pairing","relationName":"CompetitionToPairing"},{"name":"log","kind":"object","type":"CompetitionLog","relationName":"CompetitionToCompetitionLog"}],"dbName":null,"schema":null},"Entrant":{"fields":[{"name":"competitionId","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"playerId","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"locale","kind":"scalar","type":"String"},{"name":"timeZone","kind":"scalar","type":"String"},{"name":"delivery","kind":"scalar","type":"String"},{"name":"quietFrom","kind":"scalar","type":"Int"},{"name":"quietTo","kind":"scalar","type":"Int"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToEntrant"}],"dbName":null,"schema":null},"Pairing":{"fields":[{"name":"competitionId","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToPairing"}],"dbName":null,"schema":null},"CompetitionLog":{"fields":[{"name":"competitionId","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"who","kind":"scalar","type":"String"},{"name":"what","kind":"scalar","type":"String"},{"name":"facts","kind":"scalar","type":"String"},{"name":"words","kind":"scalar","type":"String"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToCompetitionLog"}],"dbName":null,"schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"competitionId","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAt","kind":"scalar","type":"DateTime"},{"name":"heldSince","kind":"scalar","type":"DateTime"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"sentAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Rating":{"fields":[{"name":"game","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Float"},{"name":"half","kind":"scalar","type":"Float"},{"name":"results","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"history","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Fit":{"fields":[{"name":"game","kind":"scalar","type":"String"},{"name":"wanted","kind":"scalar","type":"Int"},{"name":"done","kind":"scalar","type":"Int"}],"dbName":null,"schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","match","seats","events","snapshot","drafts","standings","plans","clocks","offers","roots","answers","outbox","messages","calls","ended","_count","Match.findUnique","Match.findUniqueOrThrow","Match.findFirst","Match.findFirstOrThrow","Match.findMany","data","Match.createOne","Match.createMany","Match.createManyAndReturn","Match.updateOne","Match.updateMany","Match.updateManyAndReturn","create","update","Match.upsertOne","Match.deleteOne","Match.deleteMany","having","_avg","_sum","_min","_max","Match.groupBy","Match.aggregate","Seat.findUnique","Seat.findUniqueOrThrow","Seat.findFirst","Seat.findFirstOrThrow","Seat.findMany","Seat.createOne","Seat.createMany","Seat.createManyAndReturn","Seat.updateOne","Seat.updateMany","Seat.updateManyAndReturn","Seat.upsertOne","Seat.deleteOne","Seat.deleteMany","Seat.groupBy","Seat.aggregate","Opening.findUnique","Opening.findUniqueOrThrow","Opening.findFirst","Opening.findFirstOrThrow","Opening.findMany","Opening.createOne","Opening.createMany","Opening.createManyAndReturn","Opening.updateOne","Opening.updateMany","Opening.updateManyAndReturn","Opening.upsertOne","Opening.deleteOne","Opening.deleteMany","Opening.groupBy","Opening.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Snapshot.findUnique","Snapshot.findUniqueOrThrow","Snapshot.findFirst","Snapshot.findFirstOrThrow","Snapshot.findMany","Snapshot.createOne","Snapshot.createMany","Snapshot.createManyAndReturn","Snapshot.updateOne","Snapshot.updateMany","Snapshot.updateManyAndReturn","Snapshot.upsertOne","Snapshot.deleteOne","Snapshot.deleteMany","Snapshot.groupBy","Snapshot.aggregate","Draft.findUnique","Draft.findUniqueOrThrow","Draft.findFirst","Draft.findFirstOrThrow","Draft.findMany","Draft.createOne","Draft.createMany","Draft.createManyAndReturn","Draft.updateOne","Draft.updateMany","Draft.updateManyAndReturn","Draft.upsertOne","Draft.deleteOne","Draft.deleteMany","Draft.groupBy","Draft.aggregate","Standing.findUnique","Standing.findUniqueOrThrow","Standing.findFirst","Standing.findFirstOrThrow","Standing.findMany","Standing.createOne","Standing.createMany","Standing.createManyAndReturn","Standing.updateOne","Standing.updateMany","Standing.updateManyAndReturn","Standing.upsertOne","Standing.deleteOne","Standing.deleteMany","Standing.groupBy","Standing.aggregate","Plan.findUnique","Plan.findUniqueOrThrow","Plan.findFirst","Plan.findFirstOrThrow","Plan.findMany","Plan.createOne","Plan.createMany","Plan.createManyAndReturn","Plan.updateOne","Plan.updateMany","Plan.updateManyAndReturn","Plan.upsertOne","Plan.deleteOne","Plan.deleteMany","Plan.groupBy","Plan.aggregate","Clock.findUnique","Clock.findUniqueOrThrow","Clock.findFirst","Clock.findFirstOrThrow","Clock.findMany","Clock.createOne","Clock.createMany","Clock.createManyAndReturn","Clock.updateOne","Clock.updateMany","Clock.updateManyAndReturn","Clock.upsertOne","Clock.deleteOne","Clock.deleteMany","Clock.groupBy","Clock.aggregate","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","Offer.groupBy","Offer.aggregate","Root.findUnique","Root.findUniqueOrThrow","Root.findFirst","Root.findFirstOrThrow","Root.findMany","Root.createOne","Root.createMany","Root.createManyAndReturn","Root.updateOne","Root.updateMany","Root.updateManyAndReturn","Root.upsertOne","Root.deleteOne","Root.deleteMany","Root.groupBy","Root.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","Lease.findUnique","Lease.findUniqueOrThrow","Lease.findFirst","Lease.findFirstOrThrow","Lease.findMany","Lease.createOne","Lease.createMany","Lease.createManyAndReturn","Lease.updateOne","Lease.updateMany","Lease.updateManyAndReturn","Lease.upsertOne","Lease.deleteOne","Lease.deleteMany","Lease.groupBy","Lease.aggregate","Call.findUnique","Call.findUniqueOrThrow","Call.findFirst","Call.findFirstOrThrow","Call.findMany","Call.createOne","Call.createMany","Call.createManyAndReturn","Call.updateOne","Call.updateMany","Call.updateManyAndReturn","Call.upsertOne","Call.deleteOne","Call.deleteMany","Call.groupBy","Call.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Pack.findUnique","Pack.findUniqueOrThrow","Pack.findFirst","Pack.findFirstOrThrow","Pack.findMany","Pack.createOne","Pack.createMany","Pack.createManyAndReturn","Pack.updateOne","Pack.updateMany","Pack.updateManyAndReturn","Pack.upsertOne","Pack.deleteOne","Pack.deleteMany","Pack.groupBy","Pack.aggregate","Key.findUnique","Key.findUniqueOrThrow","Key.findFirst","Key.findFirstOrThrow","Key.findMany","Key.createOne","Key.createMany","Key.createManyAndReturn","Key.updateOne","Key.updateMany","Key.updateManyAndReturn","Key.upsertOne","Key.deleteOne","Key.deleteMany","Key.groupBy","Key.aggregate","Setting.findUnique","Setting.findUniqueOrThrow","Setting.findFirst","Setting.findFirstOrThrow","Setting.findMany","Setting.createOne","Setting.createMany","Setting.createManyAndReturn","Setting.updateOne","Setting.updateMany","Setting.updateManyAndReturn","Setting.upsertOne","Setting.deleteOne","Setting.deleteMany","Setting.groupBy","Setting.aggregate","MailCount.findUnique","MailCount.findUniqueOrThrow","MailCount.findFirst","MailCount.findFirstOrThrow","MailCount.findMany","MailCount.createOne","MailCount.createMany","MailCount.createManyAndReturn","MailCount.updateOne","MailCount.updateMany","MailCount.updateManyAndReturn","MailCount.upsertOne","MailCount.deleteOne","MailCount.deleteMany","MailCount.groupBy","MailCount.aggregate","Unwanted.findUnique","Unwanted.findUniqueOrThrow","Unwanted.findFirst","Unwanted.findFirstOrThrow","Unwanted.findMany","Unwanted.createOne","Unwanted.createMany","Unwanted.createManyAndReturn","Unwanted.updateOne","Unwanted.updateMany","Unwanted.updateManyAndReturn","Unwanted.upsertOne","Unwanted.deleteOne","Unwanted.deleteMany","Unwanted.groupBy","Unwanted.aggregate","TextOnly.findUnique","TextOnly.findUniqueOrThrow","TextOnly.findFirst","TextOnly.findFirstOrThrow","TextOnly.findMany","TextOnly.createOne","TextOnly.createMany","TextOnly.createManyAndReturn","TextOnly.updateOne","TextOnly.updateMany","TextOnly.updateManyAndReturn","TextOnly.upsertOne","TextOnly.deleteOne","TextOnly.deleteMany","TextOnly.groupBy","TextOnly.aggregate","Asked.findUnique","Asked.findUniqueOrThrow","Asked.findFirst","Asked.findFirstOrThrow","Asked.findMany","Asked.createOne","Asked.createMany","Asked.createManyAndReturn","Asked.updateOne","Asked.updateMany","Asked.updateManyAndReturn","Asked.upsertOne","Asked.deleteOne","Asked.deleteMany","Asked.groupBy","Asked.aggregate","Player.findUnique","Player.findUniqueOrThrow","Player.findFirst","Player.findFirstOrThrow","Player.findMany","Player.createOne","Player.createMany","Player.createManyAndReturn","Player.updateOne","Player.updateMany","Player.updateManyAndReturn","Player.upsertOne","Player.deleteOne","Player.deleteMany","Player.groupBy","Player.aggregate","Tag.findUnique","Tag.findUniqueOrThrow","Tag.findFirst","Tag.findFirstOrThrow","Tag.findMany","Tag.createOne","Tag.createMany","Tag.createManyAndReturn","Tag.updateOne","Tag.updateMany","Tag.updateManyAndReturn","Tag.upsertOne","Tag.deleteOne","Tag.deleteMany","Tag.groupBy","Tag.aggregate","Ended.findUnique","Ended.findUniqueOrThrow","Ended.findFirst","Ended.findFirstOrThrow","Ended.findMany","Ended.createOne","Ended.createMany","Ended.createManyAndReturn","Ended.updateOne","Ended.updateMany","Ended.updateManyAndReturn","Ended.upsertOne","Ended.deleteOne","Ended.deleteMany","Ended.groupBy","Ended.aggregate","Result.findUnique","Result.findUniqueOrThrow","Result.findFirst","Result.findFirstOrThrow","Result.findMany","Result.createOne","Result.createMany","Result.createManyAndReturn","Result.updateOne","Result.updateMany","Result.updateManyAndReturn","Result.upsertOne","Result.deleteOne","Result.deleteMany","Result.groupBy","Result.aggregate","competition","entries","pairings","log","Competition.findUnique","Competition.findUniqueOrThrow","Competition.findFirst","Competition.findFirstOrThrow","Competition.findMany","Competition.createOne","Competition.createMany","Competition.createManyAndReturn","Competition.updateOne","Competition.updateMany","Competition.updateManyAndReturn","Competition.upsertOne","Competition.deleteOne","Competition.deleteMany","Competition.groupBy","Competition.aggregate","Entrant.findUnique","Entrant.findUniqueOrThrow","Entrant.findFirst","Entrant.findFirstOrThrow","Entrant.findMany","Entrant.createOne","Entrant.createMany","Entrant.createManyAndReturn","Entrant.updateOne","Entrant.updateMany","Entrant.updateManyAndReturn","Entrant.upsertOne","Entrant.deleteOne","Entrant.deleteMany","Entrant.groupBy","Entrant.aggregate","Pairing.findUnique","Pairing.findUniqueOrThrow","Pairing.findFirst","Pairing.findFirstOrThrow","Pairing.findMany","Pairing.createOne","Pairing.createMany","Pairing.createManyAndReturn","Pairing.updateOne","Pairing.updateMany","Pairing.updateManyAndReturn","Pairing.upsertOne","Pairing.deleteOne","Pairing.deleteMany","Pairing.groupBy","Pairing.aggregate","CompetitionLog.findUnique","CompetitionLog.findUniqueOrThrow","CompetitionLog.findFirst","CompetitionLog.findFirstOrThrow","CompetitionLog.findMany","CompetitionLog.createOne","CompetitionLog.createMany","CompetitionLog.createManyAndReturn","CompetitionLog.updateOne","CompetitionLog.updateMany","CompetitionLog.updateManyAndReturn","CompetitionLog.upsertOne","CompetitionLog.deleteOne","CompetitionLog.deleteMany","CompetitionLog.groupBy","CompetitionLog.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Fit.findUnique","Fit.findUniqueOrThrow","Fit.findFirst","Fit.findFirstOrThrow","Fit.findMany","Fit.createOne","Fit.createMany","Fit.createManyAndReturn","Fit.updateOne","Fit.updateMany","Fit.updateManyAndReturn","Fit.upsertOne","Fit.deleteOne","Fit.deleteMany","Fit.groupBy","Fit.aggregate","AND","OR","NOT","game","wanted","done","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","kind","key","value","half","results","listed","history","game_kind_key","id","competitionId","address","payload","state","attempts","nextAt","heldSince","lastError","createdAt","sentAt","number","at","who","what","facts","words","status","playerId","locale","timeZone","delivery","quietFrom","quietTo","generation","title","settings","organizer","deputy","heardAt","revision","updatedAt","every","some","none","competitionId_number","competitionId_id","competitionId_playerId","matchId","scenario","options","pairing","leg","oneSide","twoSide","one","two","winner","reason","onePoints","twoPoints","oneTimeouts","twoTimeouts","played","rated","endedAt","owner","tag","name","hidden","struck","since","count","who_since","use","use_id","hash","text","subject","messageId","raw","side","waits","until","matchId_side_use","event","again","leavesIn","leftAt","bodyHash","answer","chain","sealed","secret","nextRoll","nextDraw","detail","left","stood","phase","pauses","answeredAt","timeouts","claimable","absences","reminders","reminded","plan","progress","drafting","orders","expiry","baseEvent","lastKey","press","closesAt","rolls","draws","type","contents","outline","joinedAt","digest","seed","wordsBefore","first","kept","ownWitness","witness","hook","hookNonce","mailing","bouncedAt","bounces","lastBounceAt","lastMailedEvent","shownEvent","shownAt","holder","stuckAt","rulesVersion","rules","pack","headNumber","headHash","pending","terms","beacon","round","throwing","agreed","matchId_id","matchId_side_event","matchId_messageId","matchId_side_key","matchId_chain","matchId_side_kind","matchId_side","matchId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "vQzLArAEJAQAAPoHACAFAAD7BwAgBgAA_AcAIAcAAP0HACAIAAD-BwAgCQAA_wcAIAoAAIAIACALAACBCAAgDAAAgggAIA0AAIMIACAOAACECAAgDwAAhQgAIBAAAIYIACARAACHCAAgzwQAAPkHADDQBAAARAAQ0QQAAPkHADDSBAEAlQcAIegEAQAAAAHxBEAArQcAIfkEAQCVBwAhhgUCAJYHACGHBUAArQcAIY8FAQCVBwAhkAUBAJUHACHqBQIAlgcAIesFAQCvBwAh7AUBAK8HACHtBQIAlgcAIe4FAQCVBwAh7wUBAJUHACHwBQEAlQcAIfEFAQCvBwAh8gUCAJYHACHzBQEArwcAIfQFIACfBwAhAQAAAAEAICMDAADIBwAgzwQAAJ8IADDQBAAAAwAQ0QQAAJ8IADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFIACfBwAh3AUBAK8HACHdBSAAnwcAId4FAQCvBwAh3wUBAK8HACHgBQEArwcAIeEFIACfBwAh4gVAAK4HACHjBQIAlgcAIeQFQACuBwAh5QUCAJYHACHmBQIAlgcAIecFQACuBwAh6AUBAJUHACHpBQIAoAgAIQ4DAACJCQAg6gQAAK8IACD4BAAArwgAINcFAACvCAAg2AUAAK8IACDZBQAArwgAINwFAACvCAAg3gUAAK8IACDfBQAArwgAIOAFAACvCAAg4gUAAK8IACDkBQAArwgAIOcFAACvCAAg6QUAAK8IACAkAwAAyAcAIM8EAACfCAAw0AQAAAMAENEEAACfCAAw5QQgAJ8HACHqBAEArwcAIfgEAQCvBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhjgUBAJUHACGiBQEAlQcAIa8FAQCVBwAh1wVAAK4HACHYBQEArwcAIdkFAQCvBwAh2gUgAJ8HACHbBSAAnwcAIdwFAQCvBwAh3QUgAJ8HACHeBQEArwcAId8FAQCvBwAh4AUBAK8HACHhBSAAnwcAIeIFQACuBwAh4wUCAJYHACHkBUAArgcAIeUFAgCWBwAh5gUCAJYHACHnBUAArgcAIegFAQCVBwAh6QUCAKAIACH7BQAAnggAIAMAAAADACABAAAEADACAAAFACAMAwAAyAcAIM8EAACdCAAw0AQAAAcAENEEAACdCAAw8wQCAJYHACH0BEAArQcAIY4FAQCVBwAhqgUBAJUHACGrBQEAlQcAIdQFAQCVBwAh1QUBAJUHACHWBQEArwcAIQIDAACJCQAg1gUAAK8IACANAwAAyAcAIM8EAACdCAAw0AQAAAcAENEEAACdCAAw8wQCAJYHACH0BEAArQcAIY4FAQCVBwAhqgUBAJUHACGrBQEAlQcAIdQFAQCVBwAh1QUBAJUHACHWBQEArwcAIfwFAACcCAAgAwAAAAcAIAEAAAgAMAIAAAkAIAoDAADIBwAgzwQAAPEHADDQBAAACwAQ0QQAAPEHADDsBAEAlQcAIY4FAQCVBwAhswUCAJYHACHMBQIAlgcAIdIFAgCWBwAh0wUCAJYHACEBAAAACwAgDAMAAMgHACANAQCVBwAhzwQAAJsIADDQBAAADQAQ0QQAAJsIADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHOBQIAlgcAIc8FAQCVBwAh0AUBAK8HACHRBUAArgcAIQMDAACJCQAg0AUAAK8IACDRBQAArwgAIA0DAADIBwAgDQEAlQcAIc8EAACbCAAw0AQAAA0AENEEAACbCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzgUCAJYHACHPBQEAlQcAIdAFAQCvBwAh0QVAAK4HACH7BQAAmggAIAMAAAANACABAAAOADACAAAPACAJAwAAyAcAIM8EAACZCAAw0AQAABEAENEEAACZCAAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzAUBAJUHACHNBQEAlQcAIQEDAACJCQAgCgMAAMgHACDPBAAAmQgAMNAEAAARABDRBAAAmQgAMIYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIcwFAQCVBwAhzQUBAJUHACH7BQAAmAgAIAMAAAARACABAAASADACAAATACALAwAAyAcAIM8EAACXCAAw0AQAABUAENEEAACXCAAw7AQBAJUHACGGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHJBQEAlQcAIcoFAQCVBwAhywUBAJUHACEBAwAAiQkAIAwDAADIBwAgzwQAAJcIADDQBAAAFQAQ0QQAAJcIADDsBAEAlQcAIYYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIckFAQCVBwAhygUBAJUHACHLBQEAlQcAIfsFAACWCAAgAwAAABUAIAEAABYAMAIAABcAIBUDAADIBwAgzwQAAJUIADDQBAAAGQAQ0QQAAJUIADDsBAEAlQcAIe4EQACuBwAhhgUCAJYHACGOBQEAlQcAIaUFQACuBwAhrwUBAJUHACGzBQIAlgcAIb8FAgCWBwAhwAUCAJYHACHBBQEAlQcAIcIFIACfBwAhwwVAAK4HACHEBQIAlgcAIcUFIACfBwAhxgUBAJUHACHHBQEAlQcAIcgFAgCWBwAhBAMAAIkJACDuBAAArwgAIKUFAACvCAAgwwUAAK8IACAWAwAAyAcAIM8EAACVCAAw0AQAABkAENEEAACVCAAw7AQBAJUHACHuBEAArgcAIYYFAgCWBwAhjgUBAJUHACGlBUAArgcAIa8FAQCVBwAhswUCAJYHACG_BQIAlgcAIcAFAgCWBwAhwQUBAJUHACHCBSAAnwcAIcMFQACuBwAhxAUCAJYHACHFBSAAnwcAIcYFAQCVBwAhxwUBAJUHACHIBQIAlgcAIfsFAACUCAAgAwAAABkAIAEAABoAMAIAABsAIAsDAADIBwAgzwQAAJMIADDQBAAAHQAQ0QQAAJMIADDgBAEAlQcAIeoEAQCvBwAh9ARAAK0HACGOBQEAlQcAIa8FAQCVBwAhswUCAJYHACG-BQEAlQcAIQIDAACJCQAg6gQAAK8IACAMAwAAyAcAIM8EAACTCAAw0AQAAB0AENEEAACTCAAw4AQBAJUHACHqBAEArwcAIfQEQACtBwAhjgUBAJUHACGvBQEAlQcAIbMFAgCWBwAhvgUBAJUHACH6BQAAkggAIAMAAAAdACABAAAeADACAAAfACAKAwAAyAcAIM8EAACRCAAw0AQAACEAENEEAACRCAAwjgUBAJUHACG5BQIAlgcAIboFAQCVBwAhuwUBAJUHACG8BQIAlgcAIb0FAgCWBwAhAQMAAIkJACALAwAAyAcAIM8EAACRCAAw0AQAACEAENEEAACRCAAwjgUBAJUHACG5BQIAlgcAIboFAQCVBwAhuwUBAJUHACG8BQIAlgcAIb0FAgCWBwAh-QUAAJAIACADAAAAIQAgAQAAIgAwAgAAIwAgCwMAAMgHACDPBAAAjwgAMNAEAAAlABDRBAAAjwgAMOEEAQCVBwAh9ARAAK0HACH5BAIAlgcAIY4FAQCVBwAhrwUBAJUHACG3BQEAlQcAIbgFAQCVBwAhAQMAAIkJACAMAwAAyAcAIM8EAACPCAAw0AQAACUAENEEAACPCAAw4QQBAJUHACH0BEAArQcAIfkEAgCWBwAhjgUBAJUHACGvBQEAlQcAIbcFAQCVBwAhuAUBAJUHACH4BQAAjggAIAMAAAAlACABAAAmADACAAAnACAVAwAAyAcAIM8EAACNCAAw0AQAACkAENEEAACNCAAw4AQBAJUHACHqBAEArwcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACGOBQEAlQcAIa0FAQCVBwAhrwUBAJUHACGzBQIAlgcAIbQFIACfBwAhtQUBAK8HACG2BUAArgcAIQcDAACJCQAg6gQAAK8IACDvBAAArwgAIPAEAACvCAAg8gQAAK8IACC1BQAArwgAILYFAACvCAAgFgMAAMgHACDPBAAAjQgAMNAEAAApABDRBAAAjQgAMOAEAQCVBwAh6gQBAK8HACHrBAEAlQcAIewEAQCVBwAh7QQCAJYHACHuBEAArQcAIe8EQACuBwAh8AQBAK8HACHxBEAArQcAIfIEQACuBwAhjgUBAJUHACGtBQEAlQcAIa8FAQCVBwAhswUCAJYHACG0BSAAnwcAIbUFAQCvBwAhtgVAAK4HACH3BQAAjAgAIAMAAAApACABAAAqADACAAArACAJAwAAyAcAIM8EAACLCAAw0AQAAC0AENEEAACLCAAw9ARAAK0HACGOBQEAlQcAIasFAQCVBwAhrwUBAJUHACGzBQIAlgcAIQEDAACJCQAgCgMAAMgHACDPBAAAiwgAMNAEAAAtABDRBAAAiwgAMPQEQACtBwAhjgUBAJUHACGrBQEAlQcAIa8FAQCVBwAhswUCAJYHACH2BQAAiggAIAMAAAAtACABAAAuADACAAAvACAMAwAAyAcAIM8EAACJCAAw0AQAADEAENEEAACJCAAw6AQBAJUHACHrBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHwBAEArwcAIY4FAQCVBwAhrwUBAJUHACGwBSAAnwcAIQIDAACJCQAg8AQAAK8IACANAwAAyAcAIM8EAACJCAAw0AQAADEAENEEAACJCAAw6AQBAJUHACHrBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHwBAEArwcAIY4FAQCVBwAhrwUBAJUHACGwBSAAnwcAIfUFAACICAAgAwAAADEAIAEAADIAMAIAADMAIAcDAADIBwAgzwQAAMcHADDQBAAANQAQ0QQAAMcHADD0BEAArQcAIY4FAQCVBwAhoAUBAJUHACEBAAAANQAgAQAAAAMAIAEAAAAHACABAAAADQAgAQAAABEAIAEAAAAVACABAAAAGQAgAQAAAB0AIAEAAAAhACABAAAAJQAgAQAAACkAIAEAAAAtACABAAAAMQAgAQAAAAEAICQEAAD6BwAgBQAA-wcAIAYAAPwHACAHAAD9BwAgCAAA_gcAIAkAAP8HACAKAACACAAgCwAAgQgAIAwAAIIIACANAACDCAAgDgAAhAgAIA8AAIUIACAQAACGCAAgEQAAhwgAIM8EAAD5BwAw0AQAAEQAENEEAAD5BwAw0gQBAJUHACHoBAEAlQcAIfEEQACtBwAh-QQBAJUHACGGBQIAlgcAIYcFQACtBwAhjwUBAJUHACGQBQEAlQcAIeoFAgCWBwAh6wUBAK8HACHsBQEArwcAIe0FAgCWBwAh7gUBAJUHACHvBQEAlQcAIfAFAQCVBwAh8QUBAK8HACHyBQIAlgcAIfMFAQCvBwAh9AUgAJ8HACESBAAAzAsAIAUAAM0LACAGAADOCwAgBwAAzwsAIAgAANALACAJAADRCwAgCgAA0gsAIAsAANMLACAMAADUCwAgDQAA1QsAIA4AANYLACAPAADXCwAgEAAA2AsAIBEAANkLACDrBQAArwgAIOwFAACvCAAg8QUAAK8IACDzBQAArwgAIAMAAABEACABAABFADACAAABACADAAAARAAgAQAARQAwAgAAAQAgAwAAAEQAIAEAAEUAMAIAAAEAICEEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6gUCAAAAAesFAQAAAAHsBQEAAAAB7QUCAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAQAAAAHyBQIAAAAB8wUBAAAAAfQFIAAAAAEBGAAASQAgE9IEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6gUCAAAAAesFAQAAAAHsBQEAAAAB7QUCAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAQAAAAHyBQIAAAAB8wUBAAAAAfQFIAAAAAEBGAAASwAwARgAAEsAMCEEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhAgAAAAEAIBgAAE4AIBPSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAIQIAAABEACAYAABQACACAAAARAAgGAAAUAAgAwAAAAEAIB8AAEkAICAAAE4AIAEAAAABACABAAAARAAgCRIAAJEKACAlAACSCgAgJgAAlQoAICcAAJQKACAoAACTCgAg6wUAAK8IACDsBQAArwgAIPEFAACvCAAg8wUAAK8IACAWzwQAAPgHADDQBAAAVwAQ0QQAAPgHADDSBAEAjQcAIegEAQCNBwAh8QRAAKIHACH5BAEAjQcAIYYFAgCOBwAhhwVAAKIHACGPBQEAjQcAIZAFAQCNBwAh6gUCAI4HACHrBQEApAcAIewFAQCkBwAh7QUCAI4HACHuBQEAjQcAIe8FAQCNBwAh8AUBAI0HACHxBQEApAcAIfIFAgCOBwAh8wUBAKQHACH0BSAAmQcAIQMAAABEACABAABWADAkAABXACADAAAARAAgAQAARQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAgAwAAkAoAIOUEIAAAAAHqBAEAAAAB-AQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAY4FAQAAAAGiBQEAAAABrwUBAAAAAdcFQAAAAAHYBQEAAAAB2QUBAAAAAdoFIAAAAAHbBSAAAAAB3AUBAAAAAd0FIAAAAAHeBQEAAAAB3wUBAAAAAeAFAQAAAAHhBSAAAAAB4gVAAAAAAeMFAgAAAAHkBUAAAAAB5QUCAAAAAeYFAgAAAAHnBUAAAAAB6AUBAAAAAekFAgAAAAEBGAAAXwAgH-UEIAAAAAHqBAEAAAAB-AQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAY4FAQAAAAGiBQEAAAABrwUBAAAAAdcFQAAAAAHYBQEAAAAB2QUBAAAAAdoFIAAAAAHbBSAAAAAB3AUBAAAAAd0FIAAAAAHeBQEAAAAB3wUBAAAAAeAFAQAAAAHhBSAAAAAB4gVAAAAAAeMFAgAAAAHkBUAAAAAB5QUCAAAAAeYFAgAAAAHnBUAAAAAB6AUBAAAAAekFAgAAAAEBGAAAYQAwARgAAGEAMCADAACPCgAg5QQgAK4IACHqBAEAtwgAIfgEAQC3CAAh-wQBAKYIACH8BAEApggAIf0EAQCmCAAh_gQCAKcIACH_BAIApwgAIYAFAgCnCAAhjgUBAKYIACGiBQEApggAIa8FAQCmCAAh1wVAALYIACHYBQEAtwgAIdkFAQC3CAAh2gUgAK4IACHbBSAArggAIdwFAQC3CAAh3QUgAK4IACHeBQEAtwgAId8FAQC3CAAh4AUBALcIACHhBSAArggAIeIFQAC2CAAh4wUCAKcIACHkBUAAtggAIeUFAgCnCAAh5gUCAKcIACHnBUAAtggAIegFAQCmCAAh6QUCAI4KACECAAAABQAgGAAAZAAgH-UEIACuCAAh6gQBALcIACH4BAEAtwgAIfsEAQCmCAAh_AQBAKYIACH9BAEApggAIf4EAgCnCAAh_wQCAKcIACGABQIApwgAIY4FAQCmCAAhogUBAKYIACGvBQEApggAIdcFQAC2CAAh2AUBALcIACHZBQEAtwgAIdoFIACuCAAh2wUgAK4IACHcBQEAtwgAId0FIACuCAAh3gUBALcIACHfBQEAtwgAIeAFAQC3CAAh4QUgAK4IACHiBUAAtggAIeMFAgCnCAAh5AVAALYIACHlBQIApwgAIeYFAgCnCAAh5wVAALYIACHoBQEApggAIekFAgCOCgAhAgAAAAMAIBgAAGYAIAIAAAADACAYAABmACADAAAABQAgHwAAXwAgIAAAZAAgAQAAAAUAIAEAAAADACASEgAAiQoAICUAAIoKACAmAACNCgAgJwAAjAoAICgAAIsKACDqBAAArwgAIPgEAACvCAAg1wUAAK8IACDYBQAArwgAINkFAACvCAAg3AUAAK8IACDeBQAArwgAIN8FAACvCAAg4AUAAK8IACDiBQAArwgAIOQFAACvCAAg5wUAAK8IACDpBQAArwgAICLPBAAA9QcAMNAEAABtABDRBAAA9QcAMOUEIACZBwAh6gQBAKQHACH4BAEApAcAIfsEAQCNBwAh_AQBAI0HACH9BAEAjQcAIf4EAgCOBwAh_wQCAI4HACGABQIAjgcAIY4FAQCNBwAhogUBAI0HACGvBQEAjQcAIdcFQACjBwAh2AUBAKQHACHZBQEApAcAIdoFIACZBwAh2wUgAJkHACHcBQEApAcAId0FIACZBwAh3gUBAKQHACHfBQEApAcAIeAFAQCkBwAh4QUgAJkHACHiBUAAowcAIeMFAgCOBwAh5AVAAKMHACHlBQIAjgcAIeYFAgCOBwAh5wVAAKMHACHoBQEAjQcAIekFAgD2BwAhAwAAAAMAIAEAAGwAMCQAAG0AIAMAAAADACABAAAEADACAAAFACAHzwQAAPQHADDQBAAAcwAQ0QQAAPQHADDhBAEAAAAB9ARAAK0HACGOBQEAlQcAIbcFAQCVBwAhAQAAAHAAIAEAAABwACAHzwQAAPQHADDQBAAAcwAQ0QQAAPQHADDhBAEAlQcAIfQEQACtBwAhjgUBAJUHACG3BQEAlQcAIQADAAAAcwAgAQAAdAAwAgAAcAAgAwAAAHMAIAEAAHQAMAIAAHAAIAMAAABzACABAAB0ADACAABwACAE4QQBAAAAAfQEQAAAAAGOBQEAAAABtwUBAAAAAQEYAAB4ACAE4QQBAAAAAfQEQAAAAAGOBQEAAAABtwUBAAAAAQEYAAB6ADABGAAAegAwBOEEAQCmCAAh9ARAALUIACGOBQEApggAIbcFAQCmCAAhAgAAAHAAIBgAAH0AIAThBAEApggAIfQEQAC1CAAhjgUBAKYIACG3BQEApggAIQIAAABzACAYAAB_ACACAAAAcwAgGAAAfwAgAwAAAHAAIB8AAHgAICAAAH0AIAEAAABwACABAAAAcwAgAxIAAIYKACAnAACICgAgKAAAhwoAIAfPBAAA8wcAMNAEAACGAQAQ0QQAAPMHADDhBAEAjQcAIfQEQACiBwAhjgUBAI0HACG3BQEAjQcAIQMAAABzACABAACFAQAwJAAAhgEAIAMAAABzACABAAB0ADACAABwACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAkDAACFCgAg8wQCAAAAAfQEQAAAAAGOBQEAAAABqgUBAAAAAasFAQAAAAHUBQEAAAAB1QUBAAAAAdYFAQAAAAEBGAAAjgEAIAjzBAIAAAAB9ARAAAAAAY4FAQAAAAGqBQEAAAABqwUBAAAAAdQFAQAAAAHVBQEAAAAB1gUBAAAAAQEYAACQAQAwARgAAJABADAJAwAAhAoAIPMEAgCnCAAh9ARAALUIACGOBQEApggAIaoFAQCmCAAhqwUBAKYIACHUBQEApggAIdUFAQCmCAAh1gUBALcIACECAAAACQAgGAAAkwEAIAjzBAIApwgAIfQEQAC1CAAhjgUBAKYIACGqBQEApggAIasFAQCmCAAh1AUBAKYIACHVBQEApggAIdYFAQC3CAAhAgAAAAcAIBgAAJUBACACAAAABwAgGAAAlQEAIAMAAAAJACAfAACOAQAgIAAAkwEAIAEAAAAJACABAAAABwAgBhIAAP8JACAlAACACgAgJgAAgwoAICcAAIIKACAoAACBCgAg1gUAAK8IACALzwQAAPIHADDQBAAAnAEAENEEAADyBwAw8wQCAI4HACH0BEAAogcAIY4FAQCNBwAhqgUBAI0HACGrBQEAjQcAIdQFAQCNBwAh1QUBAI0HACHWBQEApAcAIQMAAAAHACABAACbAQAwJAAAnAEAIAMAAAAHACABAAAIADACAAAJACAKAwAAyAcAIM8EAADxBwAw0AQAAAsAENEEAADxBwAw7AQBAJUHACGOBQEAAAABswUCAJYHACHMBQIAlgcAIdIFAgCWBwAh0wUCAJYHACEBAAAAnwEAIAEAAACfAQAgAQMAAIkJACADAAAACwAgAQAAogEAMAIAAJ8BACADAAAACwAgAQAAogEAMAIAAJ8BACADAAAACwAgAQAAogEAMAIAAJ8BACAHAwAA_gkAIOwEAQAAAAGOBQEAAAABswUCAAAAAcwFAgAAAAHSBQIAAAAB0wUCAAAAAQEYAACmAQAgBuwEAQAAAAGOBQEAAAABswUCAAAAAcwFAgAAAAHSBQIAAAAB0wUCAAAAAQEYAACoAQAwARgAAKgBADAHAwAA_QkAIOwEAQCmCAAhjgUBAKYIACGzBQIApwgAIcwFAgCnCAAh0gUCAKcIACHTBQIApwgAIQIAAACfAQAgGAAAqwEAIAbsBAEApggAIY4FAQCmCAAhswUCAKcIACHMBQIApwgAIdIFAgCnCAAh0wUCAKcIACECAAAACwAgGAAArQEAIAIAAAALACAYAACtAQAgAwAAAJ8BACAfAACmAQAgIAAAqwEAIAEAAACfAQAgAQAAAAsAIAUSAAD4CQAgJQAA-QkAICYAAPwJACAnAAD7CQAgKAAA-gkAIAnPBAAA8AcAMNAEAAC0AQAQ0QQAAPAHADDsBAEAjQcAIY4FAQCNBwAhswUCAI4HACHMBQIAjgcAIdIFAgCOBwAh0wUCAI4HACEDAAAACwAgAQAAswEAMCQAALQBACADAAAACwAgAQAAogEAMAIAAJ8BACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAkDAAD3CQAgDQEAAAABhgUCAAAAAY4FAQAAAAGvBQEAAAABzgUCAAAAAc8FAQAAAAHQBQEAAAAB0QVAAAAAAQEYAAC8AQAgCA0BAAAAAYYFAgAAAAGOBQEAAAABrwUBAAAAAc4FAgAAAAHPBQEAAAAB0AUBAAAAAdEFQAAAAAEBGAAAvgEAMAEYAAC-AQAwCQMAAPYJACANAQCmCAAhhgUCAKcIACGOBQEApggAIa8FAQCmCAAhzgUCAKcIACHPBQEApggAIdAFAQC3CAAh0QVAALYIACECAAAADwAgGAAAwQEAIAgNAQCmCAAhhgUCAKcIACGOBQEApggAIa8FAQCmCAAhzgUCAKcIACHPBQEApggAIdAFAQC3CAAh0QVAALYIACECAAAADQAgGAAAwwEAIAIAAAANACAYAADDAQAgAwAAAA8AIB8AALwBACAgAADBAQAgAQAAAA8AIAEAAAANACAHEgAA8QkAICUAAPIJACAmAAD1CQAgJwAA9AkAICgAAPMJACDQBQAArwgAINEFAACvCAAgCw0BAI0HACHPBAAA7wcAMNAEAADKAQAQ0QQAAO8HADCGBQIAjgcAIY4FAQCNBwAhrwUBAI0HACHOBQIAjgcAIc8FAQCNBwAh0AUBAKQHACHRBUAAowcAIQMAAAANACABAADJAQAwJAAAygEAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAYDAADwCQAghgUCAAAAAY4FAQAAAAGvBQEAAAABzAUBAAAAAc0FAQAAAAEBGAAA0gEAIAWGBQIAAAABjgUBAAAAAa8FAQAAAAHMBQEAAAABzQUBAAAAAQEYAADUAQAwARgAANQBADAGAwAA7wkAIIYFAgCnCAAhjgUBAKYIACGvBQEApggAIcwFAQCmCAAhzQUBAKYIACECAAAAEwAgGAAA1wEAIAWGBQIApwgAIY4FAQCmCAAhrwUBAKYIACHMBQEApggAIc0FAQCmCAAhAgAAABEAIBgAANkBACACAAAAEQAgGAAA2QEAIAMAAAATACAfAADSAQAgIAAA1wEAIAEAAAATACABAAAAEQAgBRIAAOoJACAlAADrCQAgJgAA7gkAICcAAO0JACAoAADsCQAgCM8EAADuBwAw0AQAAOABABDRBAAA7gcAMIYFAgCOBwAhjgUBAI0HACGvBQEAjQcAIcwFAQCNBwAhzQUBAI0HACEDAAAAEQAgAQAA3wEAMCQAAOABACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABcAIAEAAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIAMAAAAVACABAAAWADACAAAXACAIAwAA6QkAIOwEAQAAAAGGBQIAAAABjgUBAAAAAa8FAQAAAAHJBQEAAAABygUBAAAAAcsFAQAAAAEBGAAA6AEAIAfsBAEAAAABhgUCAAAAAY4FAQAAAAGvBQEAAAAByQUBAAAAAcoFAQAAAAHLBQEAAAABARgAAOoBADABGAAA6gEAMAgDAADoCQAg7AQBAKYIACGGBQIApwgAIY4FAQCmCAAhrwUBAKYIACHJBQEApggAIcoFAQCmCAAhywUBAKYIACECAAAAFwAgGAAA7QEAIAfsBAEApggAIYYFAgCnCAAhjgUBAKYIACGvBQEApggAIckFAQCmCAAhygUBAKYIACHLBQEApggAIQIAAAAVACAYAADvAQAgAgAAABUAIBgAAO8BACADAAAAFwAgHwAA6AEAICAAAO0BACABAAAAFwAgAQAAABUAIAUSAADjCQAgJQAA5AkAICYAAOcJACAnAADmCQAgKAAA5QkAIArPBAAA7QcAMNAEAAD2AQAQ0QQAAO0HADDsBAEAjQcAIYYFAgCOBwAhjgUBAI0HACGvBQEAjQcAIckFAQCNBwAhygUBAI0HACHLBQEAjQcAIQMAAAAVACABAAD1AQAwJAAA9gEAIAMAAAAVACABAAAWADACAAAXACABAAAAGwAgAQAAABsAIAMAAAAZACABAAAaADACAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgAwAAABkAIAEAABoAMAIAABsAIBIDAADiCQAg7AQBAAAAAe4EQAAAAAGGBQIAAAABjgUBAAAAAaUFQAAAAAGvBQEAAAABswUCAAAAAb8FAgAAAAHABQIAAAABwQUBAAAAAcIFIAAAAAHDBUAAAAABxAUCAAAAAcUFIAAAAAHGBQEAAAABxwUBAAAAAcgFAgAAAAEBGAAA_gEAIBHsBAEAAAAB7gRAAAAAAYYFAgAAAAGOBQEAAAABpQVAAAAAAa8FAQAAAAGzBQIAAAABvwUCAAAAAcAFAgAAAAHBBQEAAAABwgUgAAAAAcMFQAAAAAHEBQIAAAABxQUgAAAAAcYFAQAAAAHHBQEAAAAByAUCAAAAAQEYAACAAgAwARgAAIACADASAwAA4QkAIOwEAQCmCAAh7gRAALYIACGGBQIApwgAIY4FAQCmCAAhpQVAALYIACGvBQEApggAIbMFAgCnCAAhvwUCAKcIACHABQIApwgAIcEFAQCmCAAhwgUgAK4IACHDBUAAtggAIcQFAgCnCAAhxQUgAK4IACHGBQEApggAIccFAQCmCAAhyAUCAKcIACECAAAAGwAgGAAAgwIAIBHsBAEApggAIe4EQAC2CAAhhgUCAKcIACGOBQEApggAIaUFQAC2CAAhrwUBAKYIACGzBQIApwgAIb8FAgCnCAAhwAUCAKcIACHBBQEApggAIcIFIACuCAAhwwVAALYIACHEBQIApwgAIcUFIACuCAAhxgUBAKYIACHHBQEApggAIcgFAgCnCAAhAgAAABkAIBgAAIUCACACAAAAGQAgGAAAhQIAIAMAAAAbACAfAAD-AQAgIAAAgwIAIAEAAAAbACABAAAAGQAgCBIAANwJACAlAADdCQAgJgAA4AkAICcAAN8JACAoAADeCQAg7gQAAK8IACClBQAArwgAIMMFAACvCAAgFM8EAADsBwAw0AQAAIwCABDRBAAA7AcAMOwEAQCNBwAh7gRAAKMHACGGBQIAjgcAIY4FAQCNBwAhpQVAAKMHACGvBQEAjQcAIbMFAgCOBwAhvwUCAI4HACHABQIAjgcAIcEFAQCNBwAhwgUgAJkHACHDBUAAowcAIcQFAgCOBwAhxQUgAJkHACHGBQEAjQcAIccFAQCNBwAhyAUCAI4HACEDAAAAGQAgAQAAiwIAMCQAAIwCACADAAAAGQAgAQAAGgAwAgAAGwAgAQAAAB8AIAEAAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAMAAAAdACABAAAeADACAAAfACAIAwAA2wkAIOAEAQAAAAHqBAEAAAAB9ARAAAAAAY4FAQAAAAGvBQEAAAABswUCAAAAAb4FAQAAAAEBGAAAlAIAIAfgBAEAAAAB6gQBAAAAAfQEQAAAAAGOBQEAAAABrwUBAAAAAbMFAgAAAAG-BQEAAAABARgAAJYCADABGAAAlgIAMAgDAADaCQAg4AQBAKYIACHqBAEAtwgAIfQEQAC1CAAhjgUBAKYIACGvBQEApggAIbMFAgCnCAAhvgUBAKYIACECAAAAHwAgGAAAmQIAIAfgBAEApggAIeoEAQC3CAAh9ARAALUIACGOBQEApggAIa8FAQCmCAAhswUCAKcIACG-BQEApggAIQIAAAAdACAYAACbAgAgAgAAAB0AIBgAAJsCACADAAAAHwAgHwAAlAIAICAAAJkCACABAAAAHwAgAQAAAB0AIAYSAADVCQAgJQAA1gkAICYAANkJACAnAADYCQAgKAAA1wkAIOoEAACvCAAgCs8EAADrBwAw0AQAAKICABDRBAAA6wcAMOAEAQCNBwAh6gQBAKQHACH0BEAAogcAIY4FAQCNBwAhrwUBAI0HACGzBQIAjgcAIb4FAQCNBwAhAwAAAB0AIAEAAKECADAkAACiAgAgAwAAAB0AIAEAAB4AMAIAAB8AIAEAAAAjACABAAAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgBwMAANQJACCOBQEAAAABuQUCAAAAAboFAQAAAAG7BQEAAAABvAUCAAAAAb0FAgAAAAEBGAAAqgIAIAaOBQEAAAABuQUCAAAAAboFAQAAAAG7BQEAAAABvAUCAAAAAb0FAgAAAAEBGAAArAIAMAEYAACsAgAwBwMAANMJACCOBQEApggAIbkFAgCnCAAhugUBAKYIACG7BQEApggAIbwFAgCnCAAhvQUCAKcIACECAAAAIwAgGAAArwIAIAaOBQEApggAIbkFAgCnCAAhugUBAKYIACG7BQEApggAIbwFAgCnCAAhvQUCAKcIACECAAAAIQAgGAAAsQIAIAIAAAAhACAYAACxAgAgAwAAACMAIB8AAKoCACAgAACvAgAgAQAAACMAIAEAAAAhACAFEgAAzgkAICUAAM8JACAmAADSCQAgJwAA0QkAICgAANAJACAJzwQAAOoHADDQBAAAuAIAENEEAADqBwAwjgUBAI0HACG5BQIAjgcAIboFAQCNBwAhuwUBAI0HACG8BQIAjgcAIb0FAgCOBwAhAwAAACEAIAEAALcCADAkAAC4AgAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAnACABAAAAJwAgAwAAACUAIAEAACYAMAIAACcAIAMAAAAlACABAAAmADACAAAnACADAAAAJQAgAQAAJgAwAgAAJwAgCAMAAM0JACDhBAEAAAAB9ARAAAAAAfkEAgAAAAGOBQEAAAABrwUBAAAAAbcFAQAAAAG4BQEAAAABARgAAMACACAH4QQBAAAAAfQEQAAAAAH5BAIAAAABjgUBAAAAAa8FAQAAAAG3BQEAAAABuAUBAAAAAQEYAADCAgAwARgAAMICADAIAwAAzAkAIOEEAQCmCAAh9ARAALUIACH5BAIApwgAIY4FAQCmCAAhrwUBAKYIACG3BQEApggAIbgFAQCmCAAhAgAAACcAIBgAAMUCACAH4QQBAKYIACH0BEAAtQgAIfkEAgCnCAAhjgUBAKYIACGvBQEApggAIbcFAQCmCAAhuAUBAKYIACECAAAAJQAgGAAAxwIAIAIAAAAlACAYAADHAgAgAwAAACcAIB8AAMACACAgAADFAgAgAQAAACcAIAEAAAAlACAFEgAAxwkAICUAAMgJACAmAADLCQAgJwAAygkAICgAAMkJACAKzwQAAOkHADDQBAAAzgIAENEEAADpBwAw4QQBAI0HACH0BEAAogcAIfkEAgCOBwAhjgUBAI0HACGvBQEAjQcAIbcFAQCNBwAhuAUBAI0HACEDAAAAJQAgAQAAzQIAMCQAAM4CACADAAAAJQAgAQAAJgAwAgAAJwAgAQAAACsAIAEAAAArACADAAAAKQAgAQAAKgAwAgAAKwAgAwAAACkAIAEAACoAMAIAACsAIAMAAAApACABAAAqADACAAArACASAwAAxgkAIOAEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAGOBQEAAAABrQUBAAAAAa8FAQAAAAGzBQIAAAABtAUgAAAAAbUFAQAAAAG2BUAAAAABARgAANYCACAR4AQBAAAAAeoEAQAAAAHrBAEAAAAB7AQBAAAAAe0EAgAAAAHuBEAAAAAB7wRAAAAAAfAEAQAAAAHxBEAAAAAB8gRAAAAAAY4FAQAAAAGtBQEAAAABrwUBAAAAAbMFAgAAAAG0BSAAAAABtQUBAAAAAbYFQAAAAAEBGAAA2AIAMAEYAADYAgAwEgMAAMUJACDgBAEApggAIeoEAQC3CAAh6wQBAKYIACHsBAEApggAIe0EAgCnCAAh7gRAALUIACHvBEAAtggAIfAEAQC3CAAh8QRAALUIACHyBEAAtggAIY4FAQCmCAAhrQUBAKYIACGvBQEApggAIbMFAgCnCAAhtAUgAK4IACG1BQEAtwgAIbYFQAC2CAAhAgAAACsAIBgAANsCACAR4AQBAKYIACHqBAEAtwgAIesEAQCmCAAh7AQBAKYIACHtBAIApwgAIe4EQAC1CAAh7wRAALYIACHwBAEAtwgAIfEEQAC1CAAh8gRAALYIACGOBQEApggAIa0FAQCmCAAhrwUBAKYIACGzBQIApwgAIbQFIACuCAAhtQUBALcIACG2BUAAtggAIQIAAAApACAYAADdAgAgAgAAACkAIBgAAN0CACADAAAAKwAgHwAA1gIAICAAANsCACABAAAAKwAgAQAAACkAIAsSAADACQAgJQAAwQkAICYAAMQJACAnAADDCQAgKAAAwgkAIOoEAACvCAAg7wQAAK8IACDwBAAArwgAIPIEAACvCAAgtQUAAK8IACC2BQAArwgAIBTPBAAA6AcAMNAEAADkAgAQ0QQAAOgHADDgBAEAjQcAIeoEAQCkBwAh6wQBAI0HACHsBAEAjQcAIe0EAgCOBwAh7gRAAKIHACHvBEAAowcAIfAEAQCkBwAh8QRAAKIHACHyBEAAowcAIY4FAQCNBwAhrQUBAI0HACGvBQEAjQcAIbMFAgCOBwAhtAUgAJkHACG1BQEApAcAIbYFQACjBwAhAwAAACkAIAEAAOMCADAkAADkAgAgAwAAACkAIAEAACoAMAIAACsAIAEAAAAvACABAAAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgBgMAAL8JACD0BEAAAAABjgUBAAAAAasFAQAAAAGvBQEAAAABswUCAAAAAQEYAADsAgAgBfQEQAAAAAGOBQEAAAABqwUBAAAAAa8FAQAAAAGzBQIAAAABARgAAO4CADABGAAA7gIAMAYDAAC-CQAg9ARAALUIACGOBQEApggAIasFAQCmCAAhrwUBAKYIACGzBQIApwgAIQIAAAAvACAYAADxAgAgBfQEQAC1CAAhjgUBAKYIACGrBQEApggAIa8FAQCmCAAhswUCAKcIACECAAAALQAgGAAA8wIAIAIAAAAtACAYAADzAgAgAwAAAC8AIB8AAOwCACAgAADxAgAgAQAAAC8AIAEAAAAtACAFEgAAuQkAICUAALoJACAmAAC9CQAgJwAAvAkAICgAALsJACAIzwQAAOcHADDQBAAA-gIAENEEAADnBwAw9ARAAKIHACGOBQEAjQcAIasFAQCNBwAhrwUBAI0HACGzBQIAjgcAIQMAAAAtACABAAD5AgAwJAAA-gIAIAMAAAAtACABAAAuADACAAAvACAIzwQAAOUHADDQBAAAgAMAENEEAADlBwAwjgUBAJUHACGoBQEAlQcAIa8FAQCVBwAhsQVAAK0HACGyBQAA5gcAIAEAAAD9AgAgAQAAAP0CACAHzwQAAOUHADDQBAAAgAMAENEEAADlBwAwjgUBAJUHACGoBQEAlQcAIa8FAQCVBwAhsQVAAK0HACEAAwAAAIADACABAACBAwAwAgAA_QIAIAMAAACAAwAgAQAAgQMAMAIAAP0CACADAAAAgAMAIAEAAIEDADACAAD9AgAgBI4FAQAAAAGoBQEAAAABrwUBAAAAAbEFQAAAAAEBGAAAhQMAIASOBQEAAAABqAUBAAAAAa8FAQAAAAGxBUAAAAABARgAAIcDADABGAAAhwMAMASOBQEApggAIagFAQCmCAAhrwUBAKYIACGxBUAAtQgAIQIAAAD9AgAgGAAAigMAIASOBQEApggAIagFAQCmCAAhrwUBAKYIACGxBUAAtQgAIQIAAACAAwAgGAAAjAMAIAIAAACAAwAgGAAAjAMAIAMAAAD9AgAgHwAAhQMAICAAAIoDACABAAAA_QIAIAEAAACAAwAgAxIAALYJACAnAAC4CQAgKAAAtwkAIAfPBAAA5AcAMNAEAACTAwAQ0QQAAOQHADCOBQEAjQcAIagFAQCNBwAhrwUBAI0HACGxBUAAogcAIQMAAACAAwAgAQAAkgMAMCQAAJMDACADAAAAgAMAIAEAAIEDADACAAD9AgAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAJAwAAtQkAIOgEAQAAAAHrBAEAAAAB7QQCAAAAAe4EQAAAAAHwBAEAAAABjgUBAAAAAa8FAQAAAAGwBSAAAAABARgAAJsDACAI6AQBAAAAAesEAQAAAAHtBAIAAAAB7gRAAAAAAfAEAQAAAAGOBQEAAAABrwUBAAAAAbAFIAAAAAEBGAAAnQMAMAEYAACdAwAwCQMAALQJACDoBAEApggAIesEAQCmCAAh7QQCAKcIACHuBEAAtQgAIfAEAQC3CAAhjgUBAKYIACGvBQEApggAIbAFIACuCAAhAgAAADMAIBgAAKADACAI6AQBAKYIACHrBAEApggAIe0EAgCnCAAh7gRAALUIACHwBAEAtwgAIY4FAQCmCAAhrwUBAKYIACGwBSAArggAIQIAAAAxACAYAACiAwAgAgAAADEAIBgAAKIDACADAAAAMwAgHwAAmwMAICAAAKADACABAAAAMwAgAQAAADEAIAYSAACvCQAgJQAAsAkAICYAALMJACAnAACyCQAgKAAAsQkAIPAEAACvCAAgC88EAADjBwAw0AQAAKkDABDRBAAA4wcAMOgEAQCNBwAh6wQBAI0HACHtBAIAjgcAIe4EQACiBwAh8AQBAKQHACGOBQEAjQcAIa8FAQCNBwAhsAUgAJkHACEDAAAAMQAgAQAAqAMAMCQAAKkDACADAAAAMQAgAQAAMgAwAgAAMwAgCc8EAADhBwAw0AQAAK8DABDRBAAA4QcAMOgEAgAAAAHqBAEAlQcAIfQEQACtBwAhrAUBAJUHACGtBQEAlQcAIa4FAAHiBwAhAQAAAKwDACABAAAArAMAIAnPBAAA4QcAMNAEAACvAwAQ0QQAAOEHADDoBAIAlgcAIeoEAQCVBwAh9ARAAK0HACGsBQEAlQcAIa0FAQCVBwAhrgUAAeIHACEAAwAAAK8DACABAACwAwAwAgAArAMAIAMAAACvAwAgAQAAsAMAMAIAAKwDACADAAAArwMAIAEAALADADACAACsAwAgBugEAgAAAAHqBAEAAAAB9ARAAAAAAawFAQAAAAGtBQEAAAABrgUAAQAAAQEYAAC0AwAgBugEAgAAAAHqBAEAAAAB9ARAAAAAAawFAQAAAAGtBQEAAAABrgUAAQAAAQEYAAC2AwAwARgAALYDADAG6AQCAKcIACHqBAEApggAIfQEQAC1CAAhrAUBAKYIACGtBQEApggAIa4FAAGuCQAhAgAAAKwDACAYAAC5AwAgBugEAgCnCAAh6gQBAKYIACH0BEAAtQgAIawFAQCmCAAhrQUBAKYIACGuBQABrgkAIQIAAACvAwAgGAAAuwMAIAIAAACvAwAgGAAAuwMAIAMAAACsAwAgHwAAtAMAICAAALkDACABAAAArAMAIAEAAACvAwAgBRIAAKkJACAlAACqCQAgJgAArQkAICcAAKwJACAoAACrCQAgCc8EAADdBwAw0AQAAMIDABDRBAAA3QcAMOgEAgCOBwAh6gQBAI0HACH0BEAAogcAIawFAQCNBwAhrQUBAI0HACGuBQAB3gcAIQMAAACvAwAgAQAAwQMAMCQAAMIDACADAAAArwMAIAEAALADADACAACsAwAgBs8EAADcBwAw0AQAAMgDABDRBAAA3AcAMNIEAQCVBwAhqgUBAAAAAasFAQCVBwAhAQAAAMUDACABAAAAxQMAIAbPBAAA3AcAMNAEAADIAwAQ0QQAANwHADDSBAEAlQcAIaoFAQCVBwAhqwUBAJUHACEAAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgA9IEAQAAAAGqBQEAAAABqwUBAAAAAQEYAADNAwAgA9IEAQAAAAGqBQEAAAABqwUBAAAAAQEYAADPAwAwARgAAM8DADAD0gQBAKYIACGqBQEApggAIasFAQCmCAAhAgAAAMUDACAYAADSAwAgA9IEAQCmCAAhqgUBAKYIACGrBQEApggAIQIAAADIAwAgGAAA1AMAIAIAAADIAwAgGAAA1AMAIAMAAADFAwAgHwAAzQMAICAAANIDACABAAAAxQMAIAEAAADIAwAgAxIAAKYJACAnAACoCQAgKAAApwkAIAbPBAAA2wcAMNAEAADbAwAQ0QQAANsHADDSBAEAjQcAIaoFAQCNBwAhqwUBAI0HACEDAAAAyAMAIAEAANoDADAkAADbAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIAbPBAAA2QcAMNAEAADhAwAQ0QQAANkHADDoBAEAlQcAIagFAQCVBwAhqQUAANoHACABAAAA3gMAIAEAAADeAwAgBc8EAADZBwAw0AQAAOEDABDRBAAA2QcAMOgEAQCVBwAhqAUBAJUHACEAAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACADAAAA4QMAIAEAAOIDADACAADeAwAgAugEAQAAAAGoBQEAAAABARgAAOYDACAC6AQBAAAAAagFAQAAAAEBGAAA6AMAMAEYAADoAwAwAugEAQCmCAAhqAUBAKYIACECAAAA3gMAIBgAAOsDACAC6AQBAKYIACGoBQEApggAIQIAAADhAwAgGAAA7QMAIAIAAADhAwAgGAAA7QMAIAMAAADeAwAgHwAA5gMAICAAAOsDACABAAAA3gMAIAEAAADhAwAgAxIAAKMJACAnAAClCQAgKAAApAkAIAXPBAAA2AcAMNAEAAD0AwAQ0QQAANgHADDoBAEAjQcAIagFAQCNBwAhAwAAAOEDACABAADzAwAwJAAA9AMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAFzwQAANcHADDQBAAA-gMAENEEAADXBwAw4QQBAAAAAeIEAQCVBwAhAQAAAPcDACABAAAA9wMAIAXPBAAA1wcAMNAEAAD6AwAQ0QQAANcHADDhBAEAlQcAIeIEAQCVBwAhAAMAAAD6AwAgAQAA-wMAMAIAAPcDACADAAAA-gMAIAEAAPsDADACAAD3AwAgAwAAAPoDACABAAD7AwAwAgAA9wMAIALhBAEAAAAB4gQBAAAAAQEYAAD_AwAgAuEEAQAAAAHiBAEAAAABARgAAIEEADABGAAAgQQAMALhBAEApggAIeIEAQCmCAAhAgAAAPcDACAYAACEBAAgAuEEAQCmCAAh4gQBAKYIACECAAAA-gMAIBgAAIYEACACAAAA-gMAIBgAAIYEACADAAAA9wMAIB8AAP8DACAgAACEBAAgAQAAAPcDACABAAAA-gMAIAMSAACgCQAgJwAAogkAICgAAKEJACAFzwQAANYHADDQBAAAjQQAENEEAADWBwAw4QQBAI0HACHiBAEAjQcAIQMAAAD6AwAgAQAAjAQAMCQAAI0EACADAAAA-gMAIAEAAPsDADACAAD3AwAgB88EAADUBwAw0AQAAJMEABDRBAAA1AcAMPUEAQCVBwAhpQVAAK0HACGmBQIAlgcAIacFAADVBwAgAQAAAJAEACABAAAAkAQAIAbPBAAA1AcAMNAEAACTBAAQ0QQAANQHADD1BAEAlQcAIaUFQACtBwAhpgUCAJYHACEAAwAAAJMEACABAACUBAAwAgAAkAQAIAMAAACTBAAgAQAAlAQAMAIAAJAEACADAAAAkwQAIAEAAJQEADACAACQBAAgA_UEAQAAAAGlBUAAAAABpgUCAAAAAQEYAACYBAAgA_UEAQAAAAGlBUAAAAABpgUCAAAAAQEYAACaBAAwARgAAJoEADAD9QQBAKYIACGlBUAAtQgAIaYFAgCnCAAhAgAAAJAEACAYAACdBAAgA_UEAQCmCAAhpQVAALUIACGmBQIApwgAIQIAAACTBAAgGAAAnwQAIAIAAACTBAAgGAAAnwQAIAMAAACQBAAgHwAAmAQAICAAAJ0EACABAAAAkAQAIAEAAACTBAAgBRIAAJsJACAlAACcCQAgJgAAnwkAICcAAJ4JACAoAACdCQAgBs8EAADTBwAw0AQAAKYEABDRBAAA0wcAMPUEAQCNBwAhpQVAAKIHACGmBQIAjgcAIQMAAACTBAAgAQAApQQAMCQAAKYEACADAAAAkwQAIAEAAJQEADACAACQBAAgBc8EAADSBwAw0AQAAKwEABDRBAAA0gcAMPQEQACtBwAh9QQBAAAAAQEAAACpBAAgAQAAAKkEACAFzwQAANIHADDQBAAArAQAENEEAADSBwAw9ARAAK0HACH1BAEAlQcAIQADAAAArAQAIAEAAK0EADACAACpBAAgAwAAAKwEACABAACtBAAwAgAAqQQAIAMAAACsBAAgAQAArQQAMAIAAKkEACAC9ARAAAAAAfUEAQAAAAEBGAAAsQQAIAL0BEAAAAAB9QQBAAAAAQEYAACzBAAwARgAALMEADAC9ARAALUIACH1BAEApggAIQIAAACpBAAgGAAAtgQAIAL0BEAAtQgAIfUEAQCmCAAhAgAAAKwEACAYAAC4BAAgAgAAAKwEACAYAAC4BAAgAwAAAKkEACAfAACxBAAgIAAAtgQAIAEAAACpBAAgAQAAAKwEACADEgAAmAkAICcAAJoJACAoAACZCQAgBc8EAADRBwAw0AQAAL8EABDRBAAA0QcAMPQEQACiBwAh9QQBAI0HACEDAAAArAQAIAEAAL4EADAkAAC_BAAgAwAAAKwEACABAACtBAAwAgAAqQQAIAXPBAAA0AcAMNAEAADFBAAQ0QQAANAHADD0BEAArQcAIfUEAQAAAAEBAAAAwgQAIAEAAADCBAAgBc8EAADQBwAw0AQAAMUEABDRBAAA0AcAMPQEQACtBwAh9QQBAJUHACEAAwAAAMUEACABAADGBAAwAgAAwgQAIAMAAADFBAAgAQAAxgQAMAIAAMIEACADAAAAxQQAIAEAAMYEADACAADCBAAgAvQEQAAAAAH1BAEAAAABARgAAMoEACAC9ARAAAAAAfUEAQAAAAEBGAAAzAQAMAEYAADMBAAwAvQEQAC1CAAh9QQBAKYIACECAAAAwgQAIBgAAM8EACAC9ARAALUIACH1BAEApggAIQIAAADFBAAgGAAA0QQAIAIAAADFBAAgGAAA0QQAIAMAAADCBAAgHwAAygQAICAAAM8EACABAAAAwgQAIAEAAADFBAAgAxIAAJUJACAnAACXCQAgKAAAlgkAIAXPBAAAzwcAMNAEAADYBAAQ0QQAAM8HADD0BEAAogcAIfUEAQCNBwAhAwAAAMUEACABAADXBAAwJAAA2AQAIAMAAADFBAAgAQAAxgQAMAIAAMIEACAGzwQAAM4HADDQBAAA3gQAENEEAADOBwAw6AQCAAAAAeoEAQCVBwAh9ARAAK0HACEBAAAA2wQAIAEAAADbBAAgBs8EAADOBwAw0AQAAN4EABDRBAAAzgcAMOgEAgCWBwAh6gQBAJUHACH0BEAArQcAIQADAAAA3gQAIAEAAN8EADACAADbBAAgAwAAAN4EACABAADfBAAwAgAA2wQAIAMAAADeBAAgAQAA3wQAMAIAANsEACAD6AQCAAAAAeoEAQAAAAH0BEAAAAABARgAAOMEACAD6AQCAAAAAeoEAQAAAAH0BEAAAAABARgAAOUEADABGAAA5QQAMAPoBAIApwgAIeoEAQCmCAAh9ARAALUIACECAAAA2wQAIBgAAOgEACAD6AQCAKcIACHqBAEApggAIfQEQAC1CAAhAgAAAN4EACAYAADqBAAgAgAAAN4EACAYAADqBAAgAwAAANsEACAfAADjBAAgIAAA6AQAIAEAAADbBAAgAQAAAN4EACAFEgAAkAkAICUAAJEJACAmAACUCQAgJwAAkwkAICgAAJIJACAGzwQAAM0HADDQBAAA8QQAENEEAADNBwAw6AQCAI4HACHqBAEAjQcAIfQEQACiBwAhAwAAAN4EACABAADwBAAwJAAA8QQAIAMAAADeBAAgAQAA3wQAMAIAANsEACAKzwQAAMwHADDQBAAA9wQAENEEAADMBwAw6AQBAAAAAeoEAQAAAAHxBEAArQcAIaEFAQAAAAGiBQEAlQcAIaMFIACfBwAhpAUgAJ8HACEBAAAA9AQAIAEAAAD0BAAgCs8EAADMBwAw0AQAAPcEABDRBAAAzAcAMOgEAQCVBwAh6gQBAK8HACHxBEAArQcAIaEFAQCVBwAhogUBAJUHACGjBSAAnwcAIaQFIACfBwAhAeoEAACvCAAgAwAAAPcEACABAAD4BAAwAgAA9AQAIAMAAAD3BAAgAQAA-AQAMAIAAPQEACADAAAA9wQAIAEAAPgEADACAAD0BAAgB-gEAQAAAAHqBAEAAAAB8QRAAAAAAaEFAQAAAAGiBQEAAAABowUgAAAAAaQFIAAAAAEBGAAA_AQAIAfoBAEAAAAB6gQBAAAAAfEEQAAAAAGhBQEAAAABogUBAAAAAaMFIAAAAAGkBSAAAAABARgAAP4EADABGAAA_gQAMAfoBAEApggAIeoEAQC3CAAh8QRAALUIACGhBQEApggAIaIFAQCmCAAhowUgAK4IACGkBSAArggAIQIAAAD0BAAgGAAAgQUAIAfoBAEApggAIeoEAQC3CAAh8QRAALUIACGhBQEApggAIaIFAQCmCAAhowUgAK4IACGkBSAArggAIQIAAAD3BAAgGAAAgwUAIAIAAAD3BAAgGAAAgwUAIAMAAAD0BAAgHwAA_AQAICAAAIEFACABAAAA9AQAIAEAAAD3BAAgBBIAAI0JACAnAACPCQAgKAAAjgkAIOoEAACvCAAgCs8EAADLBwAw0AQAAIoFABDRBAAAywcAMOgEAQCNBwAh6gQBAKQHACHxBEAAogcAIaEFAQCNBwAhogUBAI0HACGjBSAAmQcAIaQFIACZBwAhAwAAAPcEACABAACJBQAwJAAAigUAIAMAAAD3BAAgAQAA-AQAMAIAAPQEACAEzwQAAMoHADDQBAAAkAUAENEEAADKBwAwoQUBAAAAAQEAAACNBQAgAQAAAI0FACAEzwQAAMoHADDQBAAAkAUAENEEAADKBwAwoQUBAJUHACEAAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgAaEFAQAAAAEBGAAAlQUAIAGhBQEAAAABARgAAJcFADABGAAAlwUAMAGhBQEApggAIQIAAACNBQAgGAAAmgUAIAGhBQEApggAIQIAAACQBQAgGAAAnAUAIAIAAACQBQAgGAAAnAUAIAMAAACNBQAgHwAAlQUAICAAAJoFACABAAAAjQUAIAEAAACQBQAgAxIAAIoJACAnAACMCQAgKAAAiwkAIATPBAAAyQcAMNAEAACjBQAQ0QQAAMkHADChBQEAjQcAIQMAAACQBQAgAQAAogUAMCQAAKMFACADAAAAkAUAIAEAAJEFADACAACNBQAgBwMAAMgHACDPBAAAxwcAMNAEAAA1ABDRBAAAxwcAMPQEQACtBwAhjgUBAAAAAaAFAQCVBwAhAQAAAKYFACABAAAApgUAIAEDAACJCQAgAwAAADUAIAEAAKkFADACAACmBQAgAwAAADUAIAEAAKkFADACAACmBQAgAwAAADUAIAEAAKkFADACAACmBQAgBAMAAIgJACD0BEAAAAABjgUBAAAAAaAFAQAAAAEBGAAArQUAIAP0BEAAAAABjgUBAAAAAaAFAQAAAAEBGAAArwUAMAEYAACvBQAwBAMAAIcJACD0BEAAtQgAIY4FAQCmCAAhoAUBAKYIACECAAAApgUAIBgAALIFACAD9ARAALUIACGOBQEApggAIaAFAQCmCAAhAgAAADUAIBgAALQFACACAAAANQAgGAAAtAUAIAMAAACmBQAgHwAArQUAICAAALIFACABAAAApgUAIAEAAAA1ACADEgAAhAkAICcAAIYJACAoAACFCQAgBs8EAADGBwAw0AQAALsFABDRBAAAxgcAMPQEQACiBwAhjgUBAI0HACGgBQEAjQcAIQMAAAA1ACABAAC6BQAwJAAAuwUAIAMAAAA1ACABAACpBQAwAgAApgUAIBfPBAAAxAcAMNAEAADBBQAQ0QQAAMQHADDSBAEAlQcAIekEAQCVBwAhjgUBAAAAAY8FAQCVBwAhkAUBAJUHACGRBQEAlQcAIZIFAgCWBwAhkwUBAJUHACGUBQEAlQcAIZUFAQCVBwAhlgUBAJUHACGXBQEArwcAIZgFAQCVBwAhmQUIAMUHACGaBQgAxQcAIZsFAgCWBwAhnAUCAJYHACGdBSAAnwcAIZ4FIACfBwAhnwVAAK0HACEBAAAAvgUAIAEAAAC-BQAgF88EAADEBwAw0AQAAMEFABDRBAAAxAcAMNIEAQCVBwAh6QQBAJUHACGOBQEAlQcAIY8FAQCVBwAhkAUBAJUHACGRBQEAlQcAIZIFAgCWBwAhkwUBAJUHACGUBQEAlQcAIZUFAQCVBwAhlgUBAJUHACGXBQEArwcAIZgFAQCVBwAhmQUIAMUHACGaBQgAxQcAIZsFAgCWBwAhnAUCAJYHACGdBSAAnwcAIZ4FIACfBwAhnwVAAK0HACEDlwUAAK8IACCZBQAArwgAIJoFAACvCAAgAwAAAMEFACABAADCBQAwAgAAvgUAIAMAAADBBQAgAQAAwgUAMAIAAL4FACADAAAAwQUAIAEAAMIFADACAAC-BQAgFNIEAQAAAAHpBAEAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFAgAAAAGTBQEAAAABlAUBAAAAAZUFAQAAAAGWBQEAAAABlwUBAAAAAZgFAQAAAAGZBQgAAAABmgUIAAAAAZsFAgAAAAGcBQIAAAABnQUgAAAAAZ4FIAAAAAGfBUAAAAABARgAAMYFACAU0gQBAAAAAekEAQAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgUCAAAAAZMFAQAAAAGUBQEAAAABlQUBAAAAAZYFAQAAAAGXBQEAAAABmAUBAAAAAZkFCAAAAAGaBQgAAAABmwUCAAAAAZwFAgAAAAGdBSAAAAABngUgAAAAAZ8FQAAAAAEBGAAAyAUAMAEYAADIBQAwFNIEAQCmCAAh6QQBAKYIACGOBQEApggAIY8FAQCmCAAhkAUBAKYIACGRBQEApggAIZIFAgCnCAAhkwUBAKYIACGUBQEApggAIZUFAQCmCAAhlgUBAKYIACGXBQEAtwgAIZgFAQCmCAAhmQUIAIMJACGaBQgAgwkAIZsFAgCnCAAhnAUCAKcIACGdBSAArggAIZ4FIACuCAAhnwVAALUIACECAAAAvgUAIBgAAMsFACAU0gQBAKYIACHpBAEApggAIY4FAQCmCAAhjwUBAKYIACGQBQEApggAIZEFAQCmCAAhkgUCAKcIACGTBQEApggAIZQFAQCmCAAhlQUBAKYIACGWBQEApggAIZcFAQC3CAAhmAUBAKYIACGZBQgAgwkAIZoFCACDCQAhmwUCAKcIACGcBQIApwgAIZ0FIACuCAAhngUgAK4IACGfBUAAtQgAIQIAAADBBQAgGAAAzQUAIAIAAADBBQAgGAAAzQUAIAMAAAC-BQAgHwAAxgUAICAAAMsFACABAAAAvgUAIAEAAADBBQAgCBIAAP4IACAlAAD_CAAgJgAAggkAICcAAIEJACAoAACACQAglwUAAK8IACCZBQAArwgAIJoFAACvCAAgF88EAADABwAw0AQAANQFABDRBAAAwAcAMNIEAQCNBwAh6QQBAI0HACGOBQEAjQcAIY8FAQCNBwAhkAUBAI0HACGRBQEAjQcAIZIFAgCOBwAhkwUBAI0HACGUBQEAjQcAIZUFAQCNBwAhlgUBAI0HACGXBQEApAcAIZgFAQCNBwAhmQUIAMEHACGaBQgAwQcAIZsFAgCOBwAhnAUCAI4HACGdBSAAmQcAIZ4FIACZBwAhnwVAAKIHACEDAAAAwQUAIAEAANMFADAkAADUBQAgAwAAAMEFACABAADCBQAwAgAAvgUAIBXcAwAAtQcAIN0DAAC2BwAg3gMAALcHACDPBAAAtAcAMNAEAADpBQAQ0QQAALQHADDSBAEAlQcAIeUEIACfBwAh6AQBAAAAAewEAQCVBwAh7gRAAK4HACHxBEAArQcAIfkEAQCVBwAhgAUCAJYHACGBBQEAlQcAIYIFAQCVBwAhgwUBAK8HACGEBQEArwcAIYUFQACtBwAhhgUCAJYHACGHBUAArQcAIQEAAADXBQAgENsDAAC6BwAgzwQAAL8HADDQBAAA2QUAENEEAAC_BwAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhAdsDAAD9CAAgEtsDAAC6BwAgzwQAAL8HADDQBAAA2QUAENEEAAC_BwAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhiwUAAL4HACCNBQAAvQcAIAMAAADZBQAgAQAA2gUAMAIAANsFACAI2wMAALoHACDPBAAAvAcAMNAEAADdBQAQ0QQAALwHADDoBAEAlQcAIekEAQCVBwAh7AQBAJUHACH5BAEAlQcAIQHbAwAA_QgAIAnbAwAAugcAIM8EAAC8BwAw0AQAAN0FABDRBAAAvAcAMOgEAQCVBwAh6QQBAJUHACHsBAEAlQcAIfkEAQCVBwAhjAUAALsHACADAAAA3QUAIAEAAN4FADACAADfBQAgC9sDAAC6BwAgzwQAALkHADDQBAAA4QUAENEEAAC5BwAw6QQBAJUHACHzBAIAlgcAIfQEQACtBwAh9QQBAJUHACH2BAEAlQcAIfcEAQCVBwAh-AQBAJUHACEB2wMAAP0IACAM2wMAALoHACDPBAAAuQcAMNAEAADhBQAQ0QQAALkHADDpBAEAlQcAIfMEAgCWBwAh9ARAAK0HACH1BAEAlQcAIfYEAQCVBwAh9wQBAJUHACH4BAEAlQcAIYsFAAC4BwAgAwAAAOEFACABAADiBQAwAgAA4wUAIAEAAADZBQAgAQAAAN0FACABAAAA4QUAIAEAAADXBQAgFdwDAAC1BwAg3QMAALYHACDeAwAAtwcAIM8EAAC0BwAw0AQAAOkFABDRBAAAtAcAMNIEAQCVBwAh5QQgAJ8HACHoBAEAlQcAIewEAQCVBwAh7gRAAK4HACHxBEAArQcAIfkEAQCVBwAhgAUCAJYHACGBBQEAlQcAIYIFAQCVBwAhgwUBAK8HACGEBQEArwcAIYUFQACtBwAhhgUCAJYHACGHBUAArQcAIQbcAwAA-ggAIN0DAAD7CAAg3gMAAPwIACDuBAAArwgAIIMFAACvCAAghAUAAK8IACADAAAA6QUAIAEAAOoFADACAADXBQAgAwAAAOkFACABAADqBQAwAgAA1wUAIAMAAADpBQAgAQAA6gUAMAIAANcFACAS3AMAAPcIACDdAwAA-AgAIN4DAAD5CAAg0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABARgAAO4FACAP0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABARgAAPAFADABGAAA8AUAMBLcAwAA0AgAIN0DAADRCAAg3gMAANIIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACECAAAA1wUAIBgAAPMFACAP0gQBAKYIACHlBCAArggAIegEAQCmCAAh7AQBAKYIACHuBEAAtggAIfEEQAC1CAAh-QQBAKYIACGABQIApwgAIYEFAQCmCAAhggUBAKYIACGDBQEAtwgAIYQFAQC3CAAhhQVAALUIACGGBQIApwgAIYcFQAC1CAAhAgAAAOkFACAYAAD1BQAgAgAAAOkFACAYAAD1BQAgAwAAANcFACAfAADuBQAgIAAA8wUAIAEAAADXBQAgAQAAAOkFACAIEgAAywgAICUAAMwIACAmAADPCAAgJwAAzggAICgAAM0IACDuBAAArwgAIIMFAACvCAAghAUAAK8IACASzwQAALMHADDQBAAA_AUAENEEAACzBwAw0gQBAI0HACHlBCAAmQcAIegEAQCNBwAh7AQBAI0HACHuBEAAowcAIfEEQACiBwAh-QQBAI0HACGABQIAjgcAIYEFAQCNBwAhggUBAI0HACGDBQEApAcAIYQFAQCkBwAhhQVAAKIHACGGBQIAjgcAIYcFQACiBwAhAwAAAOkFACABAAD7BQAwJAAA_AUAIAMAAADpBQAgAQAA6gUAMAIAANcFACABAAAA2wUAIAEAAADbBQAgAwAAANkFACABAADaBQAwAgAA2wUAIAMAAADZBQAgAQAA2gUAMAIAANsFACADAAAA2QUAIAEAANoFADACAADbBQAgDdsDAADKCAAg6QQBAAAAAewEAQAAAAHxBEAAAAAB8wQCAAAAAfkEAQAAAAH6BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABARgAAIQGACAM6QQBAAAAAewEAQAAAAHxBEAAAAAB8wQCAAAAAfkEAQAAAAH6BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABARgAAIYGADABGAAAhgYAMA3bAwAAyQgAIOkEAQCmCAAh7AQBAKYIACHxBEAAtQgAIfMEAgCnCAAh-QQBAKYIACH6BAEApggAIfsEAQCmCAAh_AQBAKYIACH9BAEApggAIf4EAgCnCAAh_wQCAKcIACGABQIApwgAIQIAAADbBQAgGAAAiQYAIAzpBAEApggAIewEAQCmCAAh8QRAALUIACHzBAIApwgAIfkEAQCmCAAh-gQBAKYIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACECAAAA2QUAIBgAAIsGACACAAAA2QUAIBgAAIsGACADAAAA2wUAIB8AAIQGACAgAACJBgAgAQAAANsFACABAAAA2QUAIAUSAADECAAgJQAAxQgAICYAAMgIACAnAADHCAAgKAAAxggAIA_PBAAAsgcAMNAEAACSBgAQ0QQAALIHADDpBAEAjQcAIewEAQCNBwAh8QRAAKIHACHzBAIAjgcAIfkEAQCNBwAh-gQBAI0HACH7BAEAjQcAIfwEAQCNBwAh_QQBAI0HACH-BAIAjgcAIf8EAgCOBwAhgAUCAI4HACEDAAAA2QUAIAEAAJEGADAkAACSBgAgAwAAANkFACABAADaBQAwAgAA2wUAIAEAAADfBQAgAQAAAN8FACADAAAA3QUAIAEAAN4FADACAADfBQAgAwAAAN0FACABAADeBQAwAgAA3wUAIAMAAADdBQAgAQAA3gUAMAIAAN8FACAF2wMAAMMIACDoBAEAAAAB6QQBAAAAAewEAQAAAAH5BAEAAAABARgAAJoGACAE6AQBAAAAAekEAQAAAAHsBAEAAAAB-QQBAAAAAQEYAACcBgAwARgAAJwGADAF2wMAAMIIACDoBAEApggAIekEAQCmCAAh7AQBAKYIACH5BAEApggAIQIAAADfBQAgGAAAnwYAIAToBAEApggAIekEAQCmCAAh7AQBAKYIACH5BAEApggAIQIAAADdBQAgGAAAoQYAIAIAAADdBQAgGAAAoQYAIAMAAADfBQAgHwAAmgYAICAAAJ8GACABAAAA3wUAIAEAAADdBQAgAxIAAL8IACAnAADBCAAgKAAAwAgAIAfPBAAAsQcAMNAEAACoBgAQ0QQAALEHADDoBAEAjQcAIekEAQCNBwAh7AQBAI0HACH5BAEAjQcAIQMAAADdBQAgAQAApwYAMCQAAKgGACADAAAA3QUAIAEAAN4FADACAADfBQAgAQAAAOMFACABAAAA4wUAIAMAAADhBQAgAQAA4gUAMAIAAOMFACADAAAA4QUAIAEAAOIFADACAADjBQAgAwAAAOEFACABAADiBQAwAgAA4wUAIAjbAwAAvggAIOkEAQAAAAHzBAIAAAAB9ARAAAAAAfUEAQAAAAH2BAEAAAAB9wQBAAAAAfgEAQAAAAEBGAAAsAYAIAfpBAEAAAAB8wQCAAAAAfQEQAAAAAH1BAEAAAAB9gQBAAAAAfcEAQAAAAH4BAEAAAABARgAALIGADABGAAAsgYAMAjbAwAAvQgAIOkEAQCmCAAh8wQCAKcIACH0BEAAtQgAIfUEAQCmCAAh9gQBAKYIACH3BAEApggAIfgEAQCmCAAhAgAAAOMFACAYAAC1BgAgB-kEAQCmCAAh8wQCAKcIACH0BEAAtQgAIfUEAQCmCAAh9gQBAKYIACH3BAEApggAIfgEAQCmCAAhAgAAAOEFACAYAAC3BgAgAgAAAOEFACAYAAC3BgAgAwAAAOMFACAfAACwBgAgIAAAtQYAIAEAAADjBQAgAQAAAOEFACAFEgAAuAgAICUAALkIACAmAAC8CAAgJwAAuwgAICgAALoIACAKzwQAALAHADDQBAAAvgYAENEEAACwBwAw6QQBAI0HACHzBAIAjgcAIfQEQACiBwAh9QQBAI0HACH2BAEAjQcAIfcEAQCNBwAh-AQBAI0HACEDAAAA4QUAIAEAAL0GADAkAAC-BgAgAwAAAOEFACABAADiBQAwAgAA4wUAIA_PBAAArAcAMNAEAADEBgAQ0QQAAKwHADDgBAEAlQcAIegEAQAAAAHpBAEAlQcAIeoEAQCVBwAh6wQBAJUHACHsBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHvBEAArgcAIfAEAQCvBwAh8QRAAK0HACHyBEAArgcAIQEAAADBBgAgAQAAAMEGACAPzwQAAKwHADDQBAAAxAYAENEEAACsBwAw4AQBAJUHACHoBAEAlQcAIekEAQCVBwAh6gQBAJUHACHrBAEAlQcAIewEAQCVBwAh7QQCAJYHACHuBEAArQcAIe8EQACuBwAh8AQBAK8HACHxBEAArQcAIfIEQACuBwAhA-8EAACvCAAg8AQAAK8IACDyBAAArwgAIAMAAADEBgAgAQAAxQYAMAIAAMEGACADAAAAxAYAIAEAAMUGADACAADBBgAgAwAAAMQGACABAADFBgAwAgAAwQYAIAzgBAEAAAAB6AQBAAAAAekEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAEBGAAAyQYAIAzgBAEAAAAB6AQBAAAAAekEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAEBGAAAywYAMAEYAADLBgAwDOAEAQCmCAAh6AQBAKYIACHpBAEApggAIeoEAQCmCAAh6wQBAKYIACHsBAEApggAIe0EAgCnCAAh7gRAALUIACHvBEAAtggAIfAEAQC3CAAh8QRAALUIACHyBEAAtggAIQIAAADBBgAgGAAAzgYAIAzgBAEApggAIegEAQCmCAAh6QQBAKYIACHqBAEApggAIesEAQCmCAAh7AQBAKYIACHtBAIApwgAIe4EQAC1CAAh7wRAALYIACHwBAEAtwgAIfEEQAC1CAAh8gRAALYIACECAAAAxAYAIBgAANAGACACAAAAxAYAIBgAANAGACADAAAAwQYAIB8AAMkGACAgAADOBgAgAQAAAMEGACABAAAAxAYAIAgSAACwCAAgJQAAsQgAICYAALQIACAnAACzCAAgKAAAsggAIO8EAACvCAAg8AQAAK8IACDyBAAArwgAIA_PBAAAoQcAMNAEAADXBgAQ0QQAAKEHADDgBAEAjQcAIegEAQCNBwAh6QQBAI0HACHqBAEAjQcAIesEAQCNBwAh7AQBAI0HACHtBAIAjgcAIe4EQACiBwAh7wRAAKMHACHwBAEApAcAIfEEQACiBwAh8gRAAKMHACEDAAAAxAYAIAEAANYGADAkAADXBgAgAwAAAMQGACABAADFBgAwAgAAwQYAIAzPBAAAnQcAMNAEAADdBgAQ0QQAAJ0HADDSBAEAlQcAIeAEAQCVBwAh4QQBAJUHACHiBAgAngcAIeMECACeBwAh5AQCAJYHACHlBCAAnwcAIeYEAQCVBwAh5wQAAKAHACABAAAA2gYAIAEAAADaBgAgC88EAACdBwAw0AQAAN0GABDRBAAAnQcAMNIEAQCVBwAh4AQBAJUHACHhBAEAlQcAIeIECACeBwAh4wQIAJ4HACHkBAIAlgcAIeUEIACfBwAh5gQBAJUHACEAAwAAAN0GACABAADeBgAwAgAA2gYAIAMAAADdBgAgAQAA3gYAMAIAANoGACADAAAA3QYAIAEAAN4GADACAADaBgAgCNIEAQAAAAHgBAEAAAAB4QQBAAAAAeIECAAAAAHjBAgAAAAB5AQCAAAAAeUEIAAAAAHmBAEAAAABARgAAOIGACAI0gQBAAAAAeAEAQAAAAHhBAEAAAAB4gQIAAAAAeMECAAAAAHkBAIAAAAB5QQgAAAAAeYEAQAAAAEBGAAA5AYAMAEYAADkBgAwCNIEAQCmCAAh4AQBAKYIACHhBAEApggAIeIECACtCAAh4wQIAK0IACHkBAIApwgAIeUEIACuCAAh5gQBAKYIACECAAAA2gYAIBgAAOcGACAI0gQBAKYIACHgBAEApggAIeEEAQCmCAAh4gQIAK0IACHjBAgArQgAIeQEAgCnCAAh5QQgAK4IACHmBAEApggAIQIAAADdBgAgGAAA6QYAIAIAAADdBgAgGAAA6QYAIAMAAADaBgAgHwAA4gYAICAAAOcGACABAAAA2gYAIAEAAADdBgAgBRIAAKgIACAlAACpCAAgJgAArAgAICcAAKsIACAoAACqCAAgC88EAACXBwAw0AQAAPAGABDRBAAAlwcAMNIEAQCNBwAh4AQBAI0HACHhBAEAjQcAIeIECACYBwAh4wQIAJgHACHkBAIAjgcAIeUEIACZBwAh5gQBAI0HACEDAAAA3QYAIAEAAO8GADAkAADwBgAgAwAAAN0GACABAADeBgAwAgAA2gYAIAbPBAAAlAcAMNAEAAD2BgAQ0QQAAJQHADDSBAEAAAAB0wQCAJYHACHUBAIAlgcAIQEAAADzBgAgAQAAAPMGACAGzwQAAJQHADDQBAAA9gYAENEEAACUBwAw0gQBAJUHACHTBAIAlgcAIdQEAgCWBwAhAAMAAAD2BgAgAQAA9wYAMAIAAPMGACADAAAA9gYAIAEAAPcGADACAADzBgAgAwAAAPYGACABAAD3BgAwAgAA8wYAIAPSBAEAAAAB0wQCAAAAAdQEAgAAAAEBGAAA-wYAIAPSBAEAAAAB0wQCAAAAAdQEAgAAAAEBGAAA_QYAMAEYAAD9BgAwA9IEAQCmCAAh0wQCAKcIACHUBAIApwgAIQIAAADzBgAgGAAAgAcAIAPSBAEApggAIdMEAgCnCAAh1AQCAKcIACECAAAA9gYAIBgAAIIHACACAAAA9gYAIBgAAIIHACADAAAA8wYAIB8AAPsGACAgAACABwAgAQAAAPMGACABAAAA9gYAIAUSAAChCAAgJQAAoggAICYAAKUIACAnAACkCAAgKAAAowgAIAbPBAAAjAcAMNAEAACJBwAQ0QQAAIwHADDSBAEAjQcAIdMEAgCOBwAh1AQCAI4HACEDAAAA9gYAIAEAAIgHADAkAACJBwAgAwAAAPYGACABAAD3BgAwAgAA8wYAIAbPBAAAjAcAMNAEAACJBwAQ0QQAAIwHADDSBAEAjQcAIdMEAgCOBwAh1AQCAI4HACEOEgAAkAcAICcAAJMHACAoAACTBwAg1QQBAAAAAdYEAQAAAATXBAEAAAAE2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCSBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABDRIAAJAHACAlAACRBwAgJgAAkAcAICcAAJAHACAoAACQBwAg1QQCAAAAAdYEAgAAAATXBAIAAAAE2AQCAAAAAdkEAgAAAAHaBAIAAAAB2wQCAAAAAdwEAgCPBwAhDRIAAJAHACAlAACRBwAgJgAAkAcAICcAAJAHACAoAACQBwAg1QQCAAAAAdYEAgAAAATXBAIAAAAE2AQCAAAAAdkEAgAAAAHaBAIAAAAB2wQCAAAAAdwEAgCPBwAhCNUEAgAAAAHWBAIAAAAE1wQCAAAABNgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIAkAcAIQjVBAgAAAAB1gQIAAAABNcECAAAAATYBAgAAAAB2QQIAAAAAdoECAAAAAHbBAgAAAAB3AQIAJEHACEOEgAAkAcAICcAAJMHACAoAACTBwAg1QQBAAAAAdYEAQAAAATXBAEAAAAE2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCSBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABC9UEAQAAAAHWBAEAAAAE1wQBAAAABNgEAQAAAAHZBAEAAAAB2gQBAAAAAdsEAQAAAAHcBAEAkwcAId0EAQAAAAHeBAEAAAAB3wQBAAAAAQbPBAAAlAcAMNAEAAD2BgAQ0QQAAJQHADDSBAEAlQcAIdMEAgCWBwAh1AQCAJYHACEL1QQBAAAAAdYEAQAAAATXBAEAAAAE2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCTBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABCNUEAgAAAAHWBAIAAAAE1wQCAAAABNgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIAkAcAIQvPBAAAlwcAMNAEAADwBgAQ0QQAAJcHADDSBAEAjQcAIeAEAQCNBwAh4QQBAI0HACHiBAgAmAcAIeMECACYBwAh5AQCAI4HACHlBCAAmQcAIeYEAQCNBwAhDRIAAJAHACAlAACRBwAgJgAAkQcAICcAAJEHACAoAACRBwAg1QQIAAAAAdYECAAAAATXBAgAAAAE2AQIAAAAAdkECAAAAAHaBAgAAAAB2wQIAAAAAdwECACcBwAhBRIAAJAHACAnAACbBwAgKAAAmwcAINUEIAAAAAHcBCAAmgcAIQUSAACQBwAgJwAAmwcAICgAAJsHACDVBCAAAAAB3AQgAJoHACEC1QQgAAAAAdwEIACbBwAhDRIAAJAHACAlAACRBwAgJgAAkQcAICcAAJEHACAoAACRBwAg1QQIAAAAAdYECAAAAATXBAgAAAAE2AQIAAAAAdkECAAAAAHaBAgAAAAB2wQIAAAAAdwECACcBwAhC88EAACdBwAw0AQAAN0GABDRBAAAnQcAMNIEAQCVBwAh4AQBAJUHACHhBAEAlQcAIeIECACeBwAh4wQIAJ4HACHkBAIAlgcAIeUEIACfBwAh5gQBAJUHACEI1QQIAAAAAdYECAAAAATXBAgAAAAE2AQIAAAAAdkECAAAAAHaBAgAAAAB2wQIAAAAAdwECACRBwAhAtUEIAAAAAHcBCAAmwcAIQPSBAEAAAAB4AQBAAAAAeEEAQAAAAEPzwQAAKEHADDQBAAA1wYAENEEAAChBwAw4AQBAI0HACHoBAEAjQcAIekEAQCNBwAh6gQBAI0HACHrBAEAjQcAIewEAQCNBwAh7QQCAI4HACHuBEAAogcAIe8EQACjBwAh8AQBAKQHACHxBEAAogcAIfIEQACjBwAhCxIAAJAHACAnAACrBwAgKAAAqwcAINUEQAAAAAHWBEAAAAAE1wRAAAAABNgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqgcAIQsSAACmBwAgJwAAqQcAICgAAKkHACDVBEAAAAAB1gRAAAAABdcEQAAAAAXYBEAAAAAB2QRAAAAAAdoEQAAAAAHbBEAAAAAB3ARAAKgHACEOEgAApgcAICcAAKcHACAoAACnBwAg1QQBAAAAAdYEAQAAAAXXBAEAAAAF2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQClBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABDhIAAKYHACAnAACnBwAgKAAApwcAINUEAQAAAAHWBAEAAAAF1wQBAAAABdgEAQAAAAHZBAEAAAAB2gQBAAAAAdsEAQAAAAHcBAEApQcAId0EAQAAAAHeBAEAAAAB3wQBAAAAAQjVBAIAAAAB1gQCAAAABdcEAgAAAAXYBAIAAAAB2QQCAAAAAdoEAgAAAAHbBAIAAAAB3AQCAKYHACEL1QQBAAAAAdYEAQAAAAXXBAEAAAAF2AQBAAAAAdkEAQAAAAHaBAEAAAAB2wQBAAAAAdwEAQCnBwAh3QQBAAAAAd4EAQAAAAHfBAEAAAABCxIAAKYHACAnAACpBwAgKAAAqQcAINUEQAAAAAHWBEAAAAAF1wRAAAAABdgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqAcAIQjVBEAAAAAB1gRAAAAABdcEQAAAAAXYBEAAAAAB2QRAAAAAAdoEQAAAAAHbBEAAAAAB3ARAAKkHACELEgAAkAcAICcAAKsHACAoAACrBwAg1QRAAAAAAdYEQAAAAATXBEAAAAAE2ARAAAAAAdkEQAAAAAHaBEAAAAAB2wRAAAAAAdwEQACqBwAhCNUEQAAAAAHWBEAAAAAE1wRAAAAABNgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqwcAIQ_PBAAArAcAMNAEAADEBgAQ0QQAAKwHADDgBAEAlQcAIegEAQCVBwAh6QQBAJUHACHqBAEAlQcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACEI1QRAAAAAAdYEQAAAAATXBEAAAAAE2ARAAAAAAdkEQAAAAAHaBEAAAAAB2wRAAAAAAdwEQACrBwAhCNUEQAAAAAHWBEAAAAAF1wRAAAAABdgEQAAAAAHZBEAAAAAB2gRAAAAAAdsEQAAAAAHcBEAAqQcAIQvVBAEAAAAB1gQBAAAABdcEAQAAAAXYBAEAAAAB2QQBAAAAAdoEAQAAAAHbBAEAAAAB3AQBAKcHACHdBAEAAAAB3gQBAAAAAd8EAQAAAAEKzwQAALAHADDQBAAAvgYAENEEAACwBwAw6QQBAI0HACHzBAIAjgcAIfQEQACiBwAh9QQBAI0HACH2BAEAjQcAIfcEAQCNBwAh-AQBAI0HACEHzwQAALEHADDQBAAAqAYAENEEAACxBwAw6AQBAI0HACHpBAEAjQcAIewEAQCNBwAh-QQBAI0HACEPzwQAALIHADDQBAAAkgYAENEEAACyBwAw6QQBAI0HACHsBAEAjQcAIfEEQACiBwAh8wQCAI4HACH5BAEAjQcAIfoEAQCNBwAh-wQBAI0HACH8BAEAjQcAIf0EAQCNBwAh_gQCAI4HACH_BAIAjgcAIYAFAgCOBwAhEs8EAACzBwAw0AQAAPwFABDRBAAAswcAMNIEAQCNBwAh5QQgAJkHACHoBAEAjQcAIewEAQCNBwAh7gRAAKMHACHxBEAAogcAIfkEAQCNBwAhgAUCAI4HACGBBQEAjQcAIYIFAQCNBwAhgwUBAKQHACGEBQEApAcAIYUFQACiBwAhhgUCAI4HACGHBUAAogcAIRXcAwAAtQcAIN0DAAC2BwAg3gMAALcHACDPBAAAtAcAMNAEAADpBQAQ0QQAALQHADDSBAEAlQcAIeUEIACfBwAh6AQBAJUHACHsBAEAlQcAIe4EQACuBwAh8QRAAK0HACH5BAEAlQcAIYAFAgCWBwAhgQUBAJUHACGCBQEAlQcAIYMFAQCvBwAhhAUBAK8HACGFBUAArQcAIYYFAgCWBwAhhwVAAK0HACEDiAUAANkFACCJBQAA2QUAIIoFAADZBQAgA4gFAADdBQAgiQUAAN0FACCKBQAA3QUAIAOIBQAA4QUAIIkFAADhBQAgigUAAOEFACAC6QQBAAAAAfMEAgAAAAEL2wMAALoHACDPBAAAuQcAMNAEAADhBQAQ0QQAALkHADDpBAEAlQcAIfMEAgCWBwAh9ARAAK0HACH1BAEAlQcAIfYEAQCVBwAh9wQBAJUHACH4BAEAlQcAIRfcAwAAtQcAIN0DAAC2BwAg3gMAALcHACDPBAAAtAcAMNAEAADpBQAQ0QQAALQHADDSBAEAlQcAIeUEIACfBwAh6AQBAJUHACHsBAEAlQcAIe4EQACuBwAh8QRAAK0HACH5BAEAlQcAIYAFAgCWBwAhgQUBAJUHACGCBQEAlQcAIYMFAQCvBwAhhAUBAK8HACGFBUAArQcAIYYFAgCWBwAhhwVAAK0HACH9BQAA6QUAIP4FAADpBQAgAugEAQAAAAHpBAEAAAABCNsDAAC6BwAgzwQAALwHADDQBAAA3QUAENEEAAC8BwAw6AQBAJUHACHpBAEAlQcAIewEAQCVBwAh-QQBAJUHACEC6QQBAAAAAfoEAQAAAAEC6QQBAAAAAfMEAgAAAAEQ2wMAALoHACDPBAAAvwcAMNAEAADZBQAQ0QQAAL8HADDpBAEAlQcAIewEAQCVBwAh8QRAAK0HACHzBAIAlgcAIfkEAQCVBwAh-gQBAJUHACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACEXzwQAAMAHADDQBAAA1AUAENEEAADABwAw0gQBAI0HACHpBAEAjQcAIY4FAQCNBwAhjwUBAI0HACGQBQEAjQcAIZEFAQCNBwAhkgUCAI4HACGTBQEAjQcAIZQFAQCNBwAhlQUBAI0HACGWBQEAjQcAIZcFAQCkBwAhmAUBAI0HACGZBQgAwQcAIZoFCADBBwAhmwUCAI4HACGcBQIAjgcAIZ0FIACZBwAhngUgAJkHACGfBUAAogcAIQ0SAACmBwAgJQAAwwcAICYAAMMHACAnAADDBwAgKAAAwwcAINUECAAAAAHWBAgAAAAF1wQIAAAABdgECAAAAAHZBAgAAAAB2gQIAAAAAdsECAAAAAHcBAgAwgcAIQ0SAACmBwAgJQAAwwcAICYAAMMHACAnAADDBwAgKAAAwwcAINUECAAAAAHWBAgAAAAF1wQIAAAABdgECAAAAAHZBAgAAAAB2gQIAAAAAdsECAAAAAHcBAgAwgcAIQjVBAgAAAAB1gQIAAAABdcECAAAAAXYBAgAAAAB2QQIAAAAAdoECAAAAAHbBAgAAAAB3AQIAMMHACEXzwQAAMQHADDQBAAAwQUAENEEAADEBwAw0gQBAJUHACHpBAEAlQcAIY4FAQCVBwAhjwUBAJUHACGQBQEAlQcAIZEFAQCVBwAhkgUCAJYHACGTBQEAlQcAIZQFAQCVBwAhlQUBAJUHACGWBQEAlQcAIZcFAQCvBwAhmAUBAJUHACGZBQgAxQcAIZoFCADFBwAhmwUCAJYHACGcBQIAlgcAIZ0FIACfBwAhngUgAJ8HACGfBUAArQcAIQjVBAgAAAAB1gQIAAAABdcECAAAAAXYBAgAAAAB2QQIAAAAAdoECAAAAAHbBAgAAAAB3AQIAMMHACEGzwQAAMYHADDQBAAAuwUAENEEAADGBwAw9ARAAKIHACGOBQEAjQcAIaAFAQCNBwAhBwMAAMgHACDPBAAAxwcAMNAEAAA1ABDRBAAAxwcAMPQEQACtBwAhjgUBAJUHACGgBQEAlQcAISYEAAD6BwAgBQAA-wcAIAYAAPwHACAHAAD9BwAgCAAA_gcAIAkAAP8HACAKAACACAAgCwAAgQgAIAwAAIIIACANAACDCAAgDgAAhAgAIA8AAIUIACAQAACGCAAgEQAAhwgAIM8EAAD5BwAw0AQAAEQAENEEAAD5BwAw0gQBAJUHACHoBAEAlQcAIfEEQACtBwAh-QQBAJUHACGGBQIAlgcAIYcFQACtBwAhjwUBAJUHACGQBQEAlQcAIeoFAgCWBwAh6wUBAK8HACHsBQEArwcAIe0FAgCWBwAh7gUBAJUHACHvBQEAlQcAIfAFAQCVBwAh8QUBAK8HACHyBQIAlgcAIfMFAQCvBwAh9AUgAJ8HACH9BQAARAAg_gUAAEQAIATPBAAAyQcAMNAEAACjBQAQ0QQAAMkHADChBQEAjQcAIQTPBAAAygcAMNAEAACQBQAQ0QQAAMoHADChBQEAlQcAIQrPBAAAywcAMNAEAACKBQAQ0QQAAMsHADDoBAEAjQcAIeoEAQCkBwAh8QRAAKIHACGhBQEAjQcAIaIFAQCNBwAhowUgAJkHACGkBSAAmQcAIQrPBAAAzAcAMNAEAAD3BAAQ0QQAAMwHADDoBAEAlQcAIeoEAQCvBwAh8QRAAK0HACGhBQEAlQcAIaIFAQCVBwAhowUgAJ8HACGkBSAAnwcAIQbPBAAAzQcAMNAEAADxBAAQ0QQAAM0HADDoBAIAjgcAIeoEAQCNBwAh9ARAAKIHACEGzwQAAM4HADDQBAAA3gQAENEEAADOBwAw6AQCAJYHACHqBAEAlQcAIfQEQACtBwAhBc8EAADPBwAw0AQAANgEABDRBAAAzwcAMPQEQACiBwAh9QQBAI0HACEFzwQAANAHADDQBAAAxQQAENEEAADQBwAw9ARAAK0HACH1BAEAlQcAIQXPBAAA0QcAMNAEAAC_BAAQ0QQAANEHADD0BEAAogcAIfUEAQCNBwAhBc8EAADSBwAw0AQAAKwEABDRBAAA0gcAMPQEQACtBwAh9QQBAJUHACEGzwQAANMHADDQBAAApgQAENEEAADTBwAw9QQBAI0HACGlBUAAogcAIaYFAgCOBwAhBs8EAADUBwAw0AQAAJMEABDRBAAA1AcAMPUEAQCVBwAhpQVAAK0HACGmBQIAlgcAIQL1BAEAAAABpQVAAAAAAQXPBAAA1gcAMNAEAACNBAAQ0QQAANYHADDhBAEAjQcAIeIEAQCNBwAhBc8EAADXBwAw0AQAAPoDABDRBAAA1wcAMOEEAQCVBwAh4gQBAJUHACEFzwQAANgHADDQBAAA9AMAENEEAADYBwAw6AQBAI0HACGoBQEAjQcAIQXPBAAA2QcAMNAEAADhAwAQ0QQAANkHADDoBAEAlQcAIagFAQCVBwAhAugEAQAAAAGoBQEAAAABBs8EAADbBwAw0AQAANsDABDRBAAA2wcAMNIEAQCNBwAhqgUBAI0HACGrBQEAjQcAIQbPBAAA3AcAMNAEAADIAwAQ0QQAANwHADDSBAEAlQcAIaoFAQCVBwAhqwUBAJUHACEJzwQAAN0HADDQBAAAwgMAENEEAADdBwAw6AQCAI4HACHqBAEAjQcAIfQEQACiBwAhrAUBAI0HACGtBQEAjQcAIa4FAAHeBwAhBxIAAJAHACAnAADgBwAgKAAA4AcAINUEAAEAAAHWBAABAAAE1wQAAQAABNwEAAHfBwAhBxIAAJAHACAnAADgBwAgKAAA4AcAINUEAAEAAAHWBAABAAAE1wQAAQAABNwEAAHfBwAhBNUEAAEAAAHWBAABAAAE1wQAAQAABNwEAAHgBwAhCc8EAADhBwAw0AQAAK8DABDRBAAA4QcAMOgEAgCWBwAh6gQBAJUHACH0BEAArQcAIawFAQCVBwAhrQUBAJUHACGuBQAB4gcAIQTVBAABAAAB1gQAAQAABNcEAAEAAATcBAAB4AcAIQvPBAAA4wcAMNAEAACpAwAQ0QQAAOMHADDoBAEAjQcAIesEAQCNBwAh7QQCAI4HACHuBEAAogcAIfAEAQCkBwAhjgUBAI0HACGvBQEAjQcAIbAFIACZBwAhB88EAADkBwAw0AQAAJMDABDRBAAA5AcAMI4FAQCNBwAhqAUBAI0HACGvBQEAjQcAIbEFQACiBwAhB88EAADlBwAw0AQAAIADABDRBAAA5QcAMI4FAQCVBwAhqAUBAJUHACGvBQEAlQcAIbEFQACtBwAhA44FAQAAAAGoBQEAAAABrwUBAAAAAQjPBAAA5wcAMNAEAAD6AgAQ0QQAAOcHADD0BEAAogcAIY4FAQCNBwAhqwUBAI0HACGvBQEAjQcAIbMFAgCOBwAhFM8EAADoBwAw0AQAAOQCABDRBAAA6AcAMOAEAQCNBwAh6gQBAKQHACHrBAEAjQcAIewEAQCNBwAh7QQCAI4HACHuBEAAogcAIe8EQACjBwAh8AQBAKQHACHxBEAAogcAIfIEQACjBwAhjgUBAI0HACGtBQEAjQcAIa8FAQCNBwAhswUCAI4HACG0BSAAmQcAIbUFAQCkBwAhtgVAAKMHACEKzwQAAOkHADDQBAAAzgIAENEEAADpBwAw4QQBAI0HACH0BEAAogcAIfkEAgCOBwAhjgUBAI0HACGvBQEAjQcAIbcFAQCNBwAhuAUBAI0HACEJzwQAAOoHADDQBAAAuAIAENEEAADqBwAwjgUBAI0HACG5BQIAjgcAIboFAQCNBwAhuwUBAI0HACG8BQIAjgcAIb0FAgCOBwAhCs8EAADrBwAw0AQAAKICABDRBAAA6wcAMOAEAQCNBwAh6gQBAKQHACH0BEAAogcAIY4FAQCNBwAhrwUBAI0HACGzBQIAjgcAIb4FAQCNBwAhFM8EAADsBwAw0AQAAIwCABDRBAAA7AcAMOwEAQCNBwAh7gRAAKMHACGGBQIAjgcAIY4FAQCNBwAhpQVAAKMHACGvBQEAjQcAIbMFAgCOBwAhvwUCAI4HACHABQIAjgcAIcEFAQCNBwAhwgUgAJkHACHDBUAAowcAIcQFAgCOBwAhxQUgAJkHACHGBQEAjQcAIccFAQCNBwAhyAUCAI4HACEKzwQAAO0HADDQBAAA9gEAENEEAADtBwAw7AQBAI0HACGGBQIAjgcAIY4FAQCNBwAhrwUBAI0HACHJBQEAjQcAIcoFAQCNBwAhywUBAI0HACEIzwQAAO4HADDQBAAA4AEAENEEAADuBwAwhgUCAI4HACGOBQEAjQcAIa8FAQCNBwAhzAUBAI0HACHNBQEAjQcAIQsNAQCNBwAhzwQAAO8HADDQBAAAygEAENEEAADvBwAwhgUCAI4HACGOBQEAjQcAIa8FAQCNBwAhzgUCAI4HACHPBQEAjQcAIdAFAQCkBwAh0QVAAKMHACEJzwQAAPAHADDQBAAAtAEAENEEAADwBwAw7AQBAI0HACGOBQEAjQcAIbMFAgCOBwAhzAUCAI4HACHSBQIAjgcAIdMFAgCOBwAhCgMAAMgHACDPBAAA8QcAMNAEAAALABDRBAAA8QcAMOwEAQCVBwAhjgUBAJUHACGzBQIAlgcAIcwFAgCWBwAh0gUCAJYHACHTBQIAlgcAIQvPBAAA8gcAMNAEAACcAQAQ0QQAAPIHADDzBAIAjgcAIfQEQACiBwAhjgUBAI0HACGqBQEAjQcAIasFAQCNBwAh1AUBAI0HACHVBQEAjQcAIdYFAQCkBwAhB88EAADzBwAw0AQAAIYBABDRBAAA8wcAMOEEAQCNBwAh9ARAAKIHACGOBQEAjQcAIbcFAQCNBwAhB88EAAD0BwAw0AQAAHMAENEEAAD0BwAw4QQBAJUHACH0BEAArQcAIY4FAQCVBwAhtwUBAJUHACEizwQAAPUHADDQBAAAbQAQ0QQAAPUHADDlBCAAmQcAIeoEAQCkBwAh-AQBAKQHACH7BAEAjQcAIfwEAQCNBwAh_QQBAI0HACH-BAIAjgcAIf8EAgCOBwAhgAUCAI4HACGOBQEAjQcAIaIFAQCNBwAhrwUBAI0HACHXBUAAowcAIdgFAQCkBwAh2QUBAKQHACHaBSAAmQcAIdsFIACZBwAh3AUBAKQHACHdBSAAmQcAId4FAQCkBwAh3wUBAKQHACHgBQEApAcAIeEFIACZBwAh4gVAAKMHACHjBQIAjgcAIeQFQACjBwAh5QUCAI4HACHmBQIAjgcAIecFQACjBwAh6AUBAI0HACHpBQIA9gcAIQ0SAACmBwAgJQAAwwcAICYAAKYHACAnAACmBwAgKAAApgcAINUEAgAAAAHWBAIAAAAF1wQCAAAABdgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIA9wcAIQ0SAACmBwAgJQAAwwcAICYAAKYHACAnAACmBwAgKAAApgcAINUEAgAAAAHWBAIAAAAF1wQCAAAABdgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIA9wcAIRbPBAAA-AcAMNAEAABXABDRBAAA-AcAMNIEAQCNBwAh6AQBAI0HACHxBEAAogcAIfkEAQCNBwAhhgUCAI4HACGHBUAAogcAIY8FAQCNBwAhkAUBAI0HACHqBQIAjgcAIesFAQCkBwAh7AUBAKQHACHtBQIAjgcAIe4FAQCNBwAh7wUBAI0HACHwBQEAjQcAIfEFAQCkBwAh8gUCAI4HACHzBQEApAcAIfQFIACZBwAhJAQAAPoHACAFAAD7BwAgBgAA_AcAIAcAAP0HACAIAAD-BwAgCQAA_wcAIAoAAIAIACALAACBCAAgDAAAgggAIA0AAIMIACAOAACECAAgDwAAhQgAIBAAAIYIACARAACHCAAgzwQAAPkHADDQBAAARAAQ0QQAAPkHADDSBAEAlQcAIegEAQCVBwAh8QRAAK0HACH5BAEAlQcAIYYFAgCWBwAhhwVAAK0HACGPBQEAlQcAIZAFAQCVBwAh6gUCAJYHACHrBQEArwcAIewFAQCvBwAh7QUCAJYHACHuBQEAlQcAIe8FAQCVBwAh8AUBAJUHACHxBQEArwcAIfIFAgCWBwAh8wUBAK8HACH0BSAAnwcAIQOIBQAAAwAgiQUAAAMAIIoFAAADACADiAUAAAcAIIkFAAAHACCKBQAABwAgDAMAAMgHACDPBAAA8QcAMNAEAAALABDRBAAA8QcAMOwEAQCVBwAhjgUBAJUHACGzBQIAlgcAIcwFAgCWBwAh0gUCAJYHACHTBQIAlgcAIf0FAAALACD-BQAACwAgA4gFAAANACCJBQAADQAgigUAAA0AIAOIBQAAEQAgiQUAABEAIIoFAAARACADiAUAABUAIIkFAAAVACCKBQAAFQAgA4gFAAAZACCJBQAAGQAgigUAABkAIAOIBQAAHQAgiQUAAB0AIIoFAAAdACADiAUAACEAIIkFAAAhACCKBQAAIQAgA4gFAAAlACCJBQAAJQAgigUAACUAIAOIBQAAKQAgiQUAACkAIIoFAAApACADiAUAAC0AIIkFAAAtACCKBQAALQAgA4gFAAAxACCJBQAAMQAgigUAADEAIAkDAADIBwAgzwQAAMcHADDQBAAANQAQ0QQAAMcHADD0BEAArQcAIY4FAQCVBwAhoAUBAJUHACH9BQAANQAg_gUAADUAIALoBAEAAAABjgUBAAAAAQwDAADIBwAgzwQAAIkIADDQBAAAMQAQ0QQAAIkIADDoBAEAlQcAIesEAQCVBwAh7QQCAJYHACHuBEAArQcAIfAEAQCvBwAhjgUBAJUHACGvBQEAlQcAIbAFIACfBwAhA44FAQAAAAGvBQEAAAABswUCAAAAAQkDAADIBwAgzwQAAIsIADDQBAAALQAQ0QQAAIsIADD0BEAArQcAIY4FAQCVBwAhqwUBAJUHACGvBQEAlQcAIbMFAgCWBwAhAo4FAQAAAAGtBQEAAAABFQMAAMgHACDPBAAAjQgAMNAEAAApABDRBAAAjQgAMOAEAQCVBwAh6gQBAK8HACHrBAEAlQcAIewEAQCVBwAh7QQCAJYHACHuBEAArQcAIe8EQACuBwAh8AQBAK8HACHxBEAArQcAIfIEQACuBwAhjgUBAJUHACGtBQEAlQcAIa8FAQCVBwAhswUCAJYHACG0BSAAnwcAIbUFAQCvBwAhtgVAAK4HACED4QQBAAAAAY4FAQAAAAGvBQEAAAABCwMAAMgHACDPBAAAjwgAMNAEAAAlABDRBAAAjwgAMOEEAQCVBwAh9ARAAK0HACH5BAIAlgcAIY4FAQCVBwAhrwUBAJUHACG3BQEAlQcAIbgFAQCVBwAhAo4FAQAAAAG5BQIAAAABCgMAAMgHACDPBAAAkQgAMNAEAAAhABDRBAAAkQgAMI4FAQCVBwAhuQUCAJYHACG6BQEAlQcAIbsFAQCVBwAhvAUCAJYHACG9BQIAlgcAIQPgBAEAAAABjgUBAAAAAa8FAQAAAAELAwAAyAcAIM8EAACTCAAw0AQAAB0AENEEAACTCAAw4AQBAJUHACHqBAEArwcAIfQEQACtBwAhjgUBAJUHACGvBQEAlQcAIbMFAgCWBwAhvgUBAJUHACECjgUBAAAAAa8FAQAAAAEVAwAAyAcAIM8EAACVCAAw0AQAABkAENEEAACVCAAw7AQBAJUHACHuBEAArgcAIYYFAgCWBwAhjgUBAJUHACGlBUAArgcAIa8FAQCVBwAhswUCAJYHACG_BQIAlgcAIcAFAgCWBwAhwQUBAJUHACHCBSAAnwcAIcMFQACuBwAhxAUCAJYHACHFBSAAnwcAIcYFAQCVBwAhxwUBAJUHACHIBQIAlgcAIQKOBQEAAAABrwUBAAAAAQsDAADIBwAgzwQAAJcIADDQBAAAFQAQ0QQAAJcIADDsBAEAlQcAIYYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIckFAQCVBwAhygUBAJUHACHLBQEAlQcAIQKOBQEAAAABrwUBAAAAAQkDAADIBwAgzwQAAJkIADDQBAAAEQAQ0QQAAJkIADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHMBQEAlQcAIc0FAQCVBwAhAo4FAQAAAAGvBQEAAAABDAMAAMgHACANAQCVBwAhzwQAAJsIADDQBAAADQAQ0QQAAJsIADCGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHOBQIAlgcAIc8FAQCVBwAh0AUBAK8HACHRBUAArgcAIQLzBAIAAAABjgUBAAAAAQwDAADIBwAgzwQAAJ0IADDQBAAABwAQ0QQAAJ0IADDzBAIAlgcAIfQEQACtBwAhjgUBAJUHACGqBQEAlQcAIasFAQCVBwAh1AUBAJUHACHVBQEAlQcAIdYFAQCvBwAhAo4FAQAAAAGvBQEAAAABIwMAAMgHACDPBAAAnwgAMNAEAAADABDRBAAAnwgAMOUEIACfBwAh6gQBAK8HACH4BAEArwcAIfsEAQCVBwAh_AQBAJUHACH9BAEAlQcAIf4EAgCWBwAh_wQCAJYHACGABQIAlgcAIY4FAQCVBwAhogUBAJUHACGvBQEAlQcAIdcFQACuBwAh2AUBAK8HACHZBQEArwcAIdoFIACfBwAh2wUgAJ8HACHcBQEArwcAId0FIACfBwAh3gUBAK8HACHfBQEArwcAIeAFAQCvBwAh4QUgAJ8HACHiBUAArgcAIeMFAgCWBwAh5AVAAK4HACHlBQIAlgcAIeYFAgCWBwAh5wVAAK4HACHoBQEAlQcAIekFAgCgCAAhCNUEAgAAAAHWBAIAAAAF1wQCAAAABdgEAgAAAAHZBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIApgcAIQAAAAAAAYIGAQAAAAEFggYCAAAAAYgGAgAAAAGJBgIAAAABigYCAAAAAYsGAgAAAAEAAAAAAAWCBggAAAABiAYIAAAAAYkGCAAAAAGKBggAAAABiwYIAAAAAQGCBiAAAAABAAAAAAAAAYIGQAAAAAEBggZAAAAAAQGCBgEAAAABAAAAAAAFHwAAuQwAICAAALwMACD_BQAAugwAIIAGAAC7DAAghQYAANcFACADHwAAuQwAIP8FAAC6DAAghQYAANcFACAAAAAFHwAAtAwAICAAALcMACD_BQAAtQwAIIAGAAC2DAAghQYAANcFACADHwAAtAwAIP8FAAC1DAAghQYAANcFACAAAAAAAAUfAACvDAAgIAAAsgwAIP8FAACwDAAggAYAALEMACCFBgAA1wUAIAMfAACvDAAg_wUAALAMACCFBgAA1wUAIAAAAAAACx8AAOsIADAgAADwCAAw_wUAAOwIADCABgAA7QgAMIEGAADuCAAgggYAAO8IADCDBgAA7wgAMIQGAADvCAAwhQYAAO8IADCGBgAA8QgAMIcGAADyCAAwCx8AAN8IADAgAADkCAAw_wUAAOAIADCABgAA4QgAMIEGAADiCAAgggYAAOMIADCDBgAA4wgAMIQGAADjCAAwhQYAAOMIADCGBgAA5QgAMIcGAADmCAAwCx8AANMIADAgAADYCAAw_wUAANQIADCABgAA1QgAMIEGAADWCAAgggYAANcIADCDBgAA1wgAMIQGAADXCAAwhQYAANcIADCGBgAA2QgAMIcGAADaCAAwBvMEAgAAAAH0BEAAAAAB9QQBAAAAAfYEAQAAAAH3BAEAAAAB-AQBAAAAAQIAAADjBQAgHwAA3ggAIAMAAADjBQAgHwAA3ggAICAAAN0IACABGAAArgwAMAzbAwAAugcAIM8EAAC5BwAw0AQAAOEFABDRBAAAuQcAMOkEAQCVBwAh8wQCAJYHACH0BEAArQcAIfUEAQCVBwAh9gQBAJUHACH3BAEAlQcAIfgEAQCVBwAhiwUAALgHACACAAAA4wUAIBgAAN0IACACAAAA2wgAIBgAANwIACAKzwQAANoIADDQBAAA2wgAENEEAADaCAAw6QQBAJUHACHzBAIAlgcAIfQEQACtBwAh9QQBAJUHACH2BAEAlQcAIfcEAQCVBwAh-AQBAJUHACEKzwQAANoIADDQBAAA2wgAENEEAADaCAAw6QQBAJUHACHzBAIAlgcAIfQEQACtBwAh9QQBAJUHACH2BAEAlQcAIfcEAQCVBwAh-AQBAJUHACEG8wQCAKcIACH0BEAAtQgAIfUEAQCmCAAh9gQBAKYIACH3BAEApggAIfgEAQCmCAAhBvMEAgCnCAAh9ARAALUIACH1BAEApggAIfYEAQCmCAAh9wQBAKYIACH4BAEApggAIQbzBAIAAAAB9ARAAAAAAfUEAQAAAAH2BAEAAAAB9wQBAAAAAfgEAQAAAAED6AQBAAAAAewEAQAAAAH5BAEAAAABAgAAAN8FACAfAADqCAAgAwAAAN8FACAfAADqCAAgIAAA6QgAIAEYAACtDAAwCdsDAAC6BwAgzwQAALwHADDQBAAA3QUAENEEAAC8BwAw6AQBAJUHACHpBAEAlQcAIewEAQCVBwAh-QQBAJUHACGMBQAAuwcAIAIAAADfBQAgGAAA6QgAIAIAAADnCAAgGAAA6AgAIAfPBAAA5ggAMNAEAADnCAAQ0QQAAOYIADDoBAEAlQcAIekEAQCVBwAh7AQBAJUHACH5BAEAlQcAIQfPBAAA5ggAMNAEAADnCAAQ0QQAAOYIADDoBAEAlQcAIekEAQCVBwAh7AQBAJUHACH5BAEAlQcAIQPoBAEApggAIewEAQCmCAAh-QQBAKYIACED6AQBAKYIACHsBAEApggAIfkEAQCmCAAhA-gEAQAAAAHsBAEAAAAB-QQBAAAAAQvsBAEAAAAB8QRAAAAAAfMEAgAAAAH5BAEAAAAB-gQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAQIAAADbBQAgHwAA9ggAIAMAAADbBQAgHwAA9ggAICAAAPUIACABGAAArAwAMBLbAwAAugcAIM8EAAC_BwAw0AQAANkFABDRBAAAvwcAMOkEAQCVBwAh7AQBAJUHACHxBEAArQcAIfMEAgCWBwAh-QQBAJUHACH6BAEAlQcAIfsEAQCVBwAh_AQBAJUHACH9BAEAlQcAIf4EAgCWBwAh_wQCAJYHACGABQIAlgcAIYsFAAC-BwAgjQUAAL0HACACAAAA2wUAIBgAAPUIACACAAAA8wgAIBgAAPQIACAPzwQAAPIIADDQBAAA8wgAENEEAADyCAAw6QQBAJUHACHsBAEAlQcAIfEEQACtBwAh8wQCAJYHACH5BAEAlQcAIfoEAQCVBwAh-wQBAJUHACH8BAEAlQcAIf0EAQCVBwAh_gQCAJYHACH_BAIAlgcAIYAFAgCWBwAhD88EAADyCAAw0AQAAPMIABDRBAAA8ggAMOkEAQCVBwAh7AQBAJUHACHxBEAArQcAIfMEAgCWBwAh-QQBAJUHACH6BAEAlQcAIfsEAQCVBwAh_AQBAJUHACH9BAEAlQcAIf4EAgCWBwAh_wQCAJYHACGABQIAlgcAIQvsBAEApggAIfEEQAC1CAAh8wQCAKcIACH5BAEApggAIfoEAQCmCAAh-wQBAKYIACH8BAEApggAIf0EAQCmCAAh_gQCAKcIACH_BAIApwgAIYAFAgCnCAAhC-wEAQCmCAAh8QRAALUIACHzBAIApwgAIfkEAQCmCAAh-gQBAKYIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACEL7AQBAAAAAfEEQAAAAAHzBAIAAAAB-QQBAAAAAfoEAQAAAAH7BAEAAAAB_AQBAAAAAf0EAQAAAAH-BAIAAAAB_wQCAAAAAYAFAgAAAAEEHwAA6wgAMP8FAADsCAAwgQYAAO4IACCFBgAA7wgAMAQfAADfCAAw_wUAAOAIADCBBgAA4ggAIIUGAADjCAAwBB8AANMIADD_BQAA1AgAMIEGAADWCAAghQYAANcIADAAAAAG3AMAAPoIACDdAwAA-wgAIN4DAAD8CAAg7gQAAK8IACCDBQAArwgAIIQFAACvCAAgAAAAAAAFggYIAAAAAYgGCAAAAAGJBggAAAABigYIAAAAAYsGCAAAAAEAAAAFHwAApwwAICAAAKoMACD_BQAAqAwAIIAGAACpDAAghQYAAAEAIAMfAACnDAAg_wUAAKgMACCFBgAAAQAgEgQAAMwLACAFAADNCwAgBgAAzgsAIAcAAM8LACAIAADQCwAgCQAA0QsAIAoAANILACALAADTCwAgDAAA1AsAIA0AANULACAOAADWCwAgDwAA1wsAIBAAANgLACARAADZCwAg6wUAAK8IACDsBQAArwgAIPEFAACvCAAg8wUAAK8IACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABggYAAQAAAQAAAAAABR8AAKIMACAgAAClDAAg_wUAAKMMACCABgAApAwAIIUGAAABACADHwAAogwAIP8FAACjDAAghQYAAAEAIAAAAAAAAAAABR8AAJ0MACAgAACgDAAg_wUAAJ4MACCABgAAnwwAIIUGAAABACADHwAAnQwAIP8FAACeDAAghQYAAAEAIAAAAAAABR8AAJgMACAgAACbDAAg_wUAAJkMACCABgAAmgwAIIUGAAABACADHwAAmAwAIP8FAACZDAAghQYAAAEAIAAAAAAABR8AAJMMACAgAACWDAAg_wUAAJQMACCABgAAlQwAIIUGAAABACADHwAAkwwAIP8FAACUDAAghQYAAAEAIAAAAAAABR8AAI4MACAgAACRDAAg_wUAAI8MACCABgAAkAwAIIUGAAABACADHwAAjgwAIP8FAACPDAAghQYAAAEAIAAAAAAABR8AAIkMACAgAACMDAAg_wUAAIoMACCABgAAiwwAIIUGAAABACADHwAAiQwAIP8FAACKDAAghQYAAAEAIAAAAAAABR8AAIQMACAgAACHDAAg_wUAAIUMACCABgAAhgwAIIUGAAABACADHwAAhAwAIP8FAACFDAAghQYAAAEAIAAAAAAABR8AAP8LACAgAACCDAAg_wUAAIAMACCABgAAgQwAIIUGAAABACADHwAA_wsAIP8FAACADAAghQYAAAEAIAAAAAAABR8AAPoLACAgAAD9CwAg_wUAAPsLACCABgAA_AsAIIUGAAABACADHwAA-gsAIP8FAAD7CwAghQYAAAEAIAAAAAAABR8AAPULACAgAAD4CwAg_wUAAPYLACCABgAA9wsAIIUGAAABACADHwAA9QsAIP8FAAD2CwAghQYAAAEAIAAAAAAABR8AAPALACAgAADzCwAg_wUAAPELACCABgAA8gsAIIUGAAABACADHwAA8AsAIP8FAADxCwAghQYAAAEAIAAAAAAABR8AAOsLACAgAADuCwAg_wUAAOwLACCABgAA7QsAIIUGAAABACADHwAA6wsAIP8FAADsCwAghQYAAAEAIAAAAAAAAAAABYIGAgAAAAGIBgIAAAABiQYCAAAAAYoGAgAAAAGLBgIAAAABBR8AAOYLACAgAADpCwAg_wUAAOcLACCABgAA6AsAIIUGAAABACADHwAA5gsAIP8FAADnCwAghQYAAAEAIAAAAAAACx8AALILADAgAAC3CwAw_wUAALMLADCABgAAtAsAMIEGAAC1CwAgggYAALYLADCDBgAAtgsAMIQGAAC2CwAwhQYAALYLADCGBgAAuAsAMIcGAAC5CwAwCx8AAKYLADAgAACrCwAw_wUAAKcLADCABgAAqAsAMIEGAACpCwAgggYAAKoLADCDBgAAqgsAMIQGAACqCwAwhQYAAKoLADCGBgAArAsAMIcGAACtCwAwBx8AAKELACAgAACkCwAg_wUAAKILACCABgAAowsAIIMGAAALACCEBgAACwAghQYAAJ8BACALHwAAlQsAMCAAAJoLADD_BQAAlgsAMIAGAACXCwAwgQYAAJgLACCCBgAAmQsAMIMGAACZCwAwhAYAAJkLADCFBgAAmQsAMIYGAACbCwAwhwYAAJwLADALHwAAiQsAMCAAAI4LADD_BQAAigsAMIAGAACLCwAwgQYAAIwLACCCBgAAjQsAMIMGAACNCwAwhAYAAI0LADCFBgAAjQsAMIYGAACPCwAwhwYAAJALADALHwAA_QoAMCAAAIILADD_BQAA_goAMIAGAAD_CgAwgQYAAIALACCCBgAAgQsAMIMGAACBCwAwhAYAAIELADCFBgAAgQsAMIYGAACDCwAwhwYAAIQLADALHwAA8QoAMCAAAPYKADD_BQAA8goAMIAGAADzCgAwgQYAAPQKACCCBgAA9QoAMIMGAAD1CgAwhAYAAPUKADCFBgAA9QoAMIYGAAD3CgAwhwYAAPgKADALHwAA5QoAMCAAAOoKADD_BQAA5goAMIAGAADnCgAwgQYAAOgKACCCBgAA6QoAMIMGAADpCgAwhAYAAOkKADCFBgAA6QoAMIYGAADrCgAwhwYAAOwKADALHwAA2QoAMCAAAN4KADD_BQAA2goAMIAGAADbCgAwgQYAANwKACCCBgAA3QoAMIMGAADdCgAwhAYAAN0KADCFBgAA3QoAMIYGAADfCgAwhwYAAOAKADALHwAAzQoAMCAAANIKADD_BQAAzgoAMIAGAADPCgAwgQYAANAKACCCBgAA0QoAMIMGAADRCgAwhAYAANEKADCFBgAA0QoAMIYGAADTCgAwhwYAANQKADALHwAAwQoAMCAAAMYKADD_BQAAwgoAMIAGAADDCgAwgQYAAMQKACCCBgAAxQoAMIMGAADFCgAwhAYAAMUKADCFBgAAxQoAMIYGAADHCgAwhwYAAMgKADALHwAAtQoAMCAAALoKADD_BQAAtgoAMIAGAAC3CgAwgQYAALgKACCCBgAAuQoAMIMGAAC5CgAwhAYAALkKADCFBgAAuQoAMIYGAAC7CgAwhwYAALwKADALHwAAqQoAMCAAAK4KADD_BQAAqgoAMIAGAACrCgAwgQYAAKwKACCCBgAArQoAMIMGAACtCgAwhAYAAK0KADCFBgAArQoAMIYGAACvCgAwhwYAALAKADAHHwAApAoAICAAAKcKACD_BQAApQoAIIAGAACmCgAggwYAADUAIIQGAAA1ACCFBgAApgUAIAL0BEAAAAABoAUBAAAAAQIAAACmBQAgHwAApAoAIAMAAAA1ACAfAACkCgAgIAAAqAoAIAQAAAA1ACAYAACoCgAg9ARAALUIACGgBQEApggAIQL0BEAAtQgAIaAFAQCmCAAhB-gEAQAAAAHrBAEAAAAB7QQCAAAAAe4EQAAAAAHwBAEAAAABrwUBAAAAAbAFIAAAAAECAAAAMwAgHwAAtAoAIAMAAAAzACAfAAC0CgAgIAAAswoAIAEYAADlCwAwDQMAAMgHACDPBAAAiQgAMNAEAAAxABDRBAAAiQgAMOgEAQCVBwAh6wQBAJUHACHtBAIAlgcAIe4EQACtBwAh8AQBAK8HACGOBQEAlQcAIa8FAQCVBwAhsAUgAJ8HACH1BQAAiAgAIAIAAAAzACAYAACzCgAgAgAAALEKACAYAACyCgAgC88EAACwCgAw0AQAALEKABDRBAAAsAoAMOgEAQCVBwAh6wQBAJUHACHtBAIAlgcAIe4EQACtBwAh8AQBAK8HACGOBQEAlQcAIa8FAQCVBwAhsAUgAJ8HACELzwQAALAKADDQBAAAsQoAENEEAACwCgAw6AQBAJUHACHrBAEAlQcAIe0EAgCWBwAh7gRAAK0HACHwBAEArwcAIY4FAQCVBwAhrwUBAJUHACGwBSAAnwcAIQfoBAEApggAIesEAQCmCAAh7QQCAKcIACHuBEAAtQgAIfAEAQC3CAAhrwUBAKYIACGwBSAArggAIQfoBAEApggAIesEAQCmCAAh7QQCAKcIACHuBEAAtQgAIfAEAQC3CAAhrwUBAKYIACGwBSAArggAIQfoBAEAAAAB6wQBAAAAAe0EAgAAAAHuBEAAAAAB8AQBAAAAAa8FAQAAAAGwBSAAAAABBPQEQAAAAAGrBQEAAAABrwUBAAAAAbMFAgAAAAECAAAALwAgHwAAwAoAIAMAAAAvACAfAADACgAgIAAAvwoAIAEYAADkCwAwCgMAAMgHACDPBAAAiwgAMNAEAAAtABDRBAAAiwgAMPQEQACtBwAhjgUBAJUHACGrBQEAlQcAIa8FAQCVBwAhswUCAJYHACH2BQAAiggAIAIAAAAvACAYAAC_CgAgAgAAAL0KACAYAAC-CgAgCM8EAAC8CgAw0AQAAL0KABDRBAAAvAoAMPQEQACtBwAhjgUBAJUHACGrBQEAlQcAIa8FAQCVBwAhswUCAJYHACEIzwQAALwKADDQBAAAvQoAENEEAAC8CgAw9ARAAK0HACGOBQEAlQcAIasFAQCVBwAhrwUBAJUHACGzBQIAlgcAIQT0BEAAtQgAIasFAQCmCAAhrwUBAKYIACGzBQIApwgAIQT0BEAAtQgAIasFAQCmCAAhrwUBAKYIACGzBQIApwgAIQT0BEAAAAABqwUBAAAAAa8FAQAAAAGzBQIAAAABEOAEAQAAAAHqBAEAAAAB6wQBAAAAAewEAQAAAAHtBAIAAAAB7gRAAAAAAe8EQAAAAAHwBAEAAAAB8QRAAAAAAfIEQAAAAAGtBQEAAAABrwUBAAAAAbMFAgAAAAG0BSAAAAABtQUBAAAAAbYFQAAAAAECAAAAKwAgHwAAzAoAIAMAAAArACAfAADMCgAgIAAAywoAIAEYAADjCwAwFgMAAMgHACDPBAAAjQgAMNAEAAApABDRBAAAjQgAMOAEAQCVBwAh6gQBAK8HACHrBAEAlQcAIewEAQCVBwAh7QQCAJYHACHuBEAArQcAIe8EQACuBwAh8AQBAK8HACHxBEAArQcAIfIEQACuBwAhjgUBAJUHACGtBQEAlQcAIa8FAQCVBwAhswUCAJYHACG0BSAAnwcAIbUFAQCvBwAhtgVAAK4HACH3BQAAjAgAIAIAAAArACAYAADLCgAgAgAAAMkKACAYAADKCgAgFM8EAADICgAw0AQAAMkKABDRBAAAyAoAMOAEAQCVBwAh6gQBAK8HACHrBAEAlQcAIewEAQCVBwAh7QQCAJYHACHuBEAArQcAIe8EQACuBwAh8AQBAK8HACHxBEAArQcAIfIEQACuBwAhjgUBAJUHACGtBQEAlQcAIa8FAQCVBwAhswUCAJYHACG0BSAAnwcAIbUFAQCvBwAhtgVAAK4HACEUzwQAAMgKADDQBAAAyQoAENEEAADICgAw4AQBAJUHACHqBAEArwcAIesEAQCVBwAh7AQBAJUHACHtBAIAlgcAIe4EQACtBwAh7wRAAK4HACHwBAEArwcAIfEEQACtBwAh8gRAAK4HACGOBQEAlQcAIa0FAQCVBwAhrwUBAJUHACGzBQIAlgcAIbQFIACfBwAhtQUBAK8HACG2BUAArgcAIRDgBAEApggAIeoEAQC3CAAh6wQBAKYIACHsBAEApggAIe0EAgCnCAAh7gRAALUIACHvBEAAtggAIfAEAQC3CAAh8QRAALUIACHyBEAAtggAIa0FAQCmCAAhrwUBAKYIACGzBQIApwgAIbQFIACuCAAhtQUBALcIACG2BUAAtggAIRDgBAEApggAIeoEAQC3CAAh6wQBAKYIACHsBAEApggAIe0EAgCnCAAh7gRAALUIACHvBEAAtggAIfAEAQC3CAAh8QRAALUIACHyBEAAtggAIa0FAQCmCAAhrwUBAKYIACGzBQIApwgAIbQFIACuCAAhtQUBALcIACG2BUAAtggAIRDgBAEAAAAB6gQBAAAAAesEAQAAAAHsBAEAAAAB7QQCAAAAAe4EQAAAAAHvBEAAAAAB8AQBAAAAAfEEQAAAAAHyBEAAAAABrQUBAAAAAa8FAQAAAAGzBQIAAAABtAUgAAAAAbUFAQAAAAG2BUAAAAABBuEEAQAAAAH0BEAAAAAB-QQCAAAAAa8FAQAAAAG3BQEAAAABuAUBAAAAAQIAAAAnACAfAADYCgAgAwAAACcAIB8AANgKACAgAADXCgAgARgAAOILADAMAwAAyAcAIM8EAACPCAAw0AQAACUAENEEAACPCAAw4QQBAJUHACH0BEAArQcAIfkEAgCWBwAhjgUBAJUHACGvBQEAlQcAIbcFAQCVBwAhuAUBAJUHACH4BQAAjggAIAIAAAAnACAYAADXCgAgAgAAANUKACAYAADWCgAgCs8EAADUCgAw0AQAANUKABDRBAAA1AoAMOEEAQCVBwAh9ARAAK0HACH5BAIAlgcAIY4FAQCVBwAhrwUBAJUHACG3BQEAlQcAIbgFAQCVBwAhCs8EAADUCgAw0AQAANUKABDRBAAA1AoAMOEEAQCVBwAh9ARAAK0HACH5BAIAlgcAIY4FAQCVBwAhrwUBAJUHACG3BQEAlQcAIbgFAQCVBwAhBuEEAQCmCAAh9ARAALUIACH5BAIApwgAIa8FAQCmCAAhtwUBAKYIACG4BQEApggAIQbhBAEApggAIfQEQAC1CAAh-QQCAKcIACGvBQEApggAIbcFAQCmCAAhuAUBAKYIACEG4QQBAAAAAfQEQAAAAAH5BAIAAAABrwUBAAAAAbcFAQAAAAG4BQEAAAABBbkFAgAAAAG6BQEAAAABuwUBAAAAAbwFAgAAAAG9BQIAAAABAgAAACMAIB8AAOQKACADAAAAIwAgHwAA5AoAICAAAOMKACABGAAA4QsAMAsDAADIBwAgzwQAAJEIADDQBAAAIQAQ0QQAAJEIADCOBQEAlQcAIbkFAgCWBwAhugUBAJUHACG7BQEAlQcAIbwFAgCWBwAhvQUCAJYHACH5BQAAkAgAIAIAAAAjACAYAADjCgAgAgAAAOEKACAYAADiCgAgCc8EAADgCgAw0AQAAOEKABDRBAAA4AoAMI4FAQCVBwAhuQUCAJYHACG6BQEAlQcAIbsFAQCVBwAhvAUCAJYHACG9BQIAlgcAIQnPBAAA4AoAMNAEAADhCgAQ0QQAAOAKADCOBQEAlQcAIbkFAgCWBwAhugUBAJUHACG7BQEAlQcAIbwFAgCWBwAhvQUCAJYHACEFuQUCAKcIACG6BQEApggAIbsFAQCmCAAhvAUCAKcIACG9BQIApwgAIQW5BQIApwgAIboFAQCmCAAhuwUBAKYIACG8BQIApwgAIb0FAgCnCAAhBbkFAgAAAAG6BQEAAAABuwUBAAAAAbwFAgAAAAG9BQIAAAABBuAEAQAAAAHqBAEAAAAB9ARAAAAAAa8FAQAAAAGzBQIAAAABvgUBAAAAAQIAAAAfACAfAADwCgAgAwAAAB8AIB8AAPAKACAgAADvCgAgARgAAOALADAMAwAAyAcAIM8EAACTCAAw0AQAAB0AENEEAACTCAAw4AQBAJUHACHqBAEArwcAIfQEQACtBwAhjgUBAJUHACGvBQEAlQcAIbMFAgCWBwAhvgUBAJUHACH6BQAAkggAIAIAAAAfACAYAADvCgAgAgAAAO0KACAYAADuCgAgCs8EAADsCgAw0AQAAO0KABDRBAAA7AoAMOAEAQCVBwAh6gQBAK8HACH0BEAArQcAIY4FAQCVBwAhrwUBAJUHACGzBQIAlgcAIb4FAQCVBwAhCs8EAADsCgAw0AQAAO0KABDRBAAA7AoAMOAEAQCVBwAh6gQBAK8HACH0BEAArQcAIY4FAQCVBwAhrwUBAJUHACGzBQIAlgcAIb4FAQCVBwAhBuAEAQCmCAAh6gQBALcIACH0BEAAtQgAIa8FAQCmCAAhswUCAKcIACG-BQEApggAIQbgBAEApggAIeoEAQC3CAAh9ARAALUIACGvBQEApggAIbMFAgCnCAAhvgUBAKYIACEG4AQBAAAAAeoEAQAAAAH0BEAAAAABrwUBAAAAAbMFAgAAAAG-BQEAAAABEOwEAQAAAAHuBEAAAAABhgUCAAAAAaUFQAAAAAGvBQEAAAABswUCAAAAAb8FAgAAAAHABQIAAAABwQUBAAAAAcIFIAAAAAHDBUAAAAABxAUCAAAAAcUFIAAAAAHGBQEAAAABxwUBAAAAAcgFAgAAAAECAAAAGwAgHwAA_AoAIAMAAAAbACAfAAD8CgAgIAAA-woAIAEYAADfCwAwFgMAAMgHACDPBAAAlQgAMNAEAAAZABDRBAAAlQgAMOwEAQCVBwAh7gRAAK4HACGGBQIAlgcAIY4FAQCVBwAhpQVAAK4HACGvBQEAlQcAIbMFAgCWBwAhvwUCAJYHACHABQIAlgcAIcEFAQCVBwAhwgUgAJ8HACHDBUAArgcAIcQFAgCWBwAhxQUgAJ8HACHGBQEAlQcAIccFAQCVBwAhyAUCAJYHACH7BQAAlAgAIAIAAAAbACAYAAD7CgAgAgAAAPkKACAYAAD6CgAgFM8EAAD4CgAw0AQAAPkKABDRBAAA-AoAMOwEAQCVBwAh7gRAAK4HACGGBQIAlgcAIY4FAQCVBwAhpQVAAK4HACGvBQEAlQcAIbMFAgCWBwAhvwUCAJYHACHABQIAlgcAIcEFAQCVBwAhwgUgAJ8HACHDBUAArgcAIcQFAgCWBwAhxQUgAJ8HACHGBQEAlQcAIccFAQCVBwAhyAUCAJYHACEUzwQAAPgKADDQBAAA-QoAENEEAAD4CgAw7AQBAJUHACHuBEAArgcAIYYFAgCWBwAhjgUBAJUHACGlBUAArgcAIa8FAQCVBwAhswUCAJYHACG_BQIAlgcAIcAFAgCWBwAhwQUBAJUHACHCBSAAnwcAIcMFQACuBwAhxAUCAJYHACHFBSAAnwcAIcYFAQCVBwAhxwUBAJUHACHIBQIAlgcAIRDsBAEApggAIe4EQAC2CAAhhgUCAKcIACGlBUAAtggAIa8FAQCmCAAhswUCAKcIACG_BQIApwgAIcAFAgCnCAAhwQUBAKYIACHCBSAArggAIcMFQAC2CAAhxAUCAKcIACHFBSAArggAIcYFAQCmCAAhxwUBAKYIACHIBQIApwgAIRDsBAEApggAIe4EQAC2CAAhhgUCAKcIACGlBUAAtggAIa8FAQCmCAAhswUCAKcIACG_BQIApwgAIcAFAgCnCAAhwQUBAKYIACHCBSAArggAIcMFQAC2CAAhxAUCAKcIACHFBSAArggAIcYFAQCmCAAhxwUBAKYIACHIBQIApwgAIRDsBAEAAAAB7gRAAAAAAYYFAgAAAAGlBUAAAAABrwUBAAAAAbMFAgAAAAG_BQIAAAABwAUCAAAAAcEFAQAAAAHCBSAAAAABwwVAAAAAAcQFAgAAAAHFBSAAAAABxgUBAAAAAccFAQAAAAHIBQIAAAABBuwEAQAAAAGGBQIAAAABrwUBAAAAAckFAQAAAAHKBQEAAAABywUBAAAAAQIAAAAXACAfAACICwAgAwAAABcAIB8AAIgLACAgAACHCwAgARgAAN4LADAMAwAAyAcAIM8EAACXCAAw0AQAABUAENEEAACXCAAw7AQBAJUHACGGBQIAlgcAIY4FAQCVBwAhrwUBAJUHACHJBQEAlQcAIcoFAQCVBwAhywUBAJUHACH7BQAAlggAIAIAAAAXACAYAACHCwAgAgAAAIULACAYAACGCwAgCs8EAACECwAw0AQAAIULABDRBAAAhAsAMOwEAQCVBwAhhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhyQUBAJUHACHKBQEAlQcAIcsFAQCVBwAhCs8EAACECwAw0AQAAIULABDRBAAAhAsAMOwEAQCVBwAhhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhyQUBAJUHACHKBQEAlQcAIcsFAQCVBwAhBuwEAQCmCAAhhgUCAKcIACGvBQEApggAIckFAQCmCAAhygUBAKYIACHLBQEApggAIQbsBAEApggAIYYFAgCnCAAhrwUBAKYIACHJBQEApggAIcoFAQCmCAAhywUBAKYIACEG7AQBAAAAAYYFAgAAAAGvBQEAAAAByQUBAAAAAcoFAQAAAAHLBQEAAAABBIYFAgAAAAGvBQEAAAABzAUBAAAAAc0FAQAAAAECAAAAEwAgHwAAlAsAIAMAAAATACAfAACUCwAgIAAAkwsAIAEYAADdCwAwCgMAAMgHACDPBAAAmQgAMNAEAAARABDRBAAAmQgAMIYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIcwFAQCVBwAhzQUBAJUHACH7BQAAmAgAIAIAAAATACAYAACTCwAgAgAAAJELACAYAACSCwAgCM8EAACQCwAw0AQAAJELABDRBAAAkAsAMIYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIcwFAQCVBwAhzQUBAJUHACEIzwQAAJALADDQBAAAkQsAENEEAACQCwAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzAUBAJUHACHNBQEAlQcAIQSGBQIApwgAIa8FAQCmCAAhzAUBAKYIACHNBQEApggAIQSGBQIApwgAIa8FAQCmCAAhzAUBAKYIACHNBQEApggAIQSGBQIAAAABrwUBAAAAAcwFAQAAAAHNBQEAAAABBw0BAAAAAYYFAgAAAAGvBQEAAAABzgUCAAAAAc8FAQAAAAHQBQEAAAAB0QVAAAAAAQIAAAAPACAfAACgCwAgAwAAAA8AIB8AAKALACAgAACfCwAgARgAANwLADANAwAAyAcAIA0BAJUHACHPBAAAmwgAMNAEAAANABDRBAAAmwgAMIYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIc4FAgCWBwAhzwUBAJUHACHQBQEArwcAIdEFQACuBwAh-wUAAJoIACACAAAADwAgGAAAnwsAIAIAAACdCwAgGAAAngsAIAsNAQCVBwAhzwQAAJwLADDQBAAAnQsAENEEAACcCwAwhgUCAJYHACGOBQEAlQcAIa8FAQCVBwAhzgUCAJYHACHPBQEAlQcAIdAFAQCvBwAh0QVAAK4HACELDQEAlQcAIc8EAACcCwAw0AQAAJ0LABDRBAAAnAsAMIYFAgCWBwAhjgUBAJUHACGvBQEAlQcAIc4FAgCWBwAhzwUBAJUHACHQBQEArwcAIdEFQACuBwAhBw0BAKYIACGGBQIApwgAIa8FAQCmCAAhzgUCAKcIACHPBQEApggAIdAFAQC3CAAh0QVAALYIACEHDQEApggAIYYFAgCnCAAhrwUBAKYIACHOBQIApwgAIc8FAQCmCAAh0AUBALcIACHRBUAAtggAIQcNAQAAAAGGBQIAAAABrwUBAAAAAc4FAgAAAAHPBQEAAAAB0AUBAAAAAdEFQAAAAAEF7AQBAAAAAbMFAgAAAAHMBQIAAAAB0gUCAAAAAdMFAgAAAAECAAAAnwEAIB8AAKELACADAAAACwAgHwAAoQsAICAAAKULACAHAAAACwAgGAAApQsAIOwEAQCmCAAhswUCAKcIACHMBQIApwgAIdIFAgCnCAAh0wUCAKcIACEF7AQBAKYIACGzBQIApwgAIcwFAgCnCAAh0gUCAKcIACHTBQIApwgAIQfzBAIAAAAB9ARAAAAAAaoFAQAAAAGrBQEAAAAB1AUBAAAAAdUFAQAAAAHWBQEAAAABAgAAAAkAIB8AALELACADAAAACQAgHwAAsQsAICAAALALACABGAAA2wsAMA0DAADIBwAgzwQAAJ0IADDQBAAABwAQ0QQAAJ0IADDzBAIAlgcAIfQEQACtBwAhjgUBAJUHACGqBQEAlQcAIasFAQCVBwAh1AUBAJUHACHVBQEAlQcAIdYFAQCvBwAh_AUAAJwIACACAAAACQAgGAAAsAsAIAIAAACuCwAgGAAArwsAIAvPBAAArQsAMNAEAACuCwAQ0QQAAK0LADDzBAIAlgcAIfQEQACtBwAhjgUBAJUHACGqBQEAlQcAIasFAQCVBwAh1AUBAJUHACHVBQEAlQcAIdYFAQCvBwAhC88EAACtCwAw0AQAAK4LABDRBAAArQsAMPMEAgCWBwAh9ARAAK0HACGOBQEAlQcAIaoFAQCVBwAhqwUBAJUHACHUBQEAlQcAIdUFAQCVBwAh1gUBAK8HACEH8wQCAKcIACH0BEAAtQgAIaoFAQCmCAAhqwUBAKYIACHUBQEApggAIdUFAQCmCAAh1gUBALcIACEH8wQCAKcIACH0BEAAtQgAIaoFAQCmCAAhqwUBAKYIACHUBQEApggAIdUFAQCmCAAh1gUBALcIACEH8wQCAAAAAfQEQAAAAAGqBQEAAAABqwUBAAAAAdQFAQAAAAHVBQEAAAAB1gUBAAAAAR7lBCAAAAAB6gQBAAAAAfgEAQAAAAH7BAEAAAAB_AQBAAAAAf0EAQAAAAH-BAIAAAAB_wQCAAAAAYAFAgAAAAGiBQEAAAABrwUBAAAAAdcFQAAAAAHYBQEAAAAB2QUBAAAAAdoFIAAAAAHbBSAAAAAB3AUBAAAAAd0FIAAAAAHeBQEAAAAB3wUBAAAAAeAFAQAAAAHhBSAAAAAB4gVAAAAAAeMFAgAAAAHkBUAAAAAB5QUCAAAAAeYFAgAAAAHnBUAAAAAB6AUBAAAAAekFAgAAAAECAAAABQAgHwAAvQsAIAMAAAAFACAfAAC9CwAgIAAAvAsAIAEYAADaCwAwJAMAAMgHACDPBAAAnwgAMNAEAAADABDRBAAAnwgAMOUEIACfBwAh6gQBAK8HACH4BAEArwcAIfsEAQCVBwAh_AQBAJUHACH9BAEAlQcAIf4EAgCWBwAh_wQCAJYHACGABQIAlgcAIY4FAQCVBwAhogUBAJUHACGvBQEAlQcAIdcFQACuBwAh2AUBAK8HACHZBQEArwcAIdoFIACfBwAh2wUgAJ8HACHcBQEArwcAId0FIACfBwAh3gUBAK8HACHfBQEArwcAIeAFAQCvBwAh4QUgAJ8HACHiBUAArgcAIeMFAgCWBwAh5AVAAK4HACHlBQIAlgcAIeYFAgCWBwAh5wVAAK4HACHoBQEAlQcAIekFAgCgCAAh-wUAAJ4IACACAAAABQAgGAAAvAsAIAIAAAC6CwAgGAAAuwsAICLPBAAAuQsAMNAEAAC6CwAQ0QQAALkLADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFIACfBwAh3AUBAK8HACHdBSAAnwcAId4FAQCvBwAh3wUBAK8HACHgBQEArwcAIeEFIACfBwAh4gVAAK4HACHjBQIAlgcAIeQFQACuBwAh5QUCAJYHACHmBQIAlgcAIecFQACuBwAh6AUBAJUHACHpBQIAoAgAISLPBAAAuQsAMNAEAAC6CwAQ0QQAALkLADDlBCAAnwcAIeoEAQCvBwAh-AQBAK8HACH7BAEAlQcAIfwEAQCVBwAh_QQBAJUHACH-BAIAlgcAIf8EAgCWBwAhgAUCAJYHACGOBQEAlQcAIaIFAQCVBwAhrwUBAJUHACHXBUAArgcAIdgFAQCvBwAh2QUBAK8HACHaBSAAnwcAIdsFIACfBwAh3AUBAK8HACHdBSAAnwcAId4FAQCvBwAh3wUBAK8HACHgBQEArwcAIeEFIACfBwAh4gVAAK4HACHjBQIAlgcAIeQFQACuBwAh5QUCAJYHACHmBQIAlgcAIecFQACuBwAh6AUBAJUHACHpBQIAoAgAIR7lBCAArggAIeoEAQC3CAAh-AQBALcIACH7BAEApggAIfwEAQCmCAAh_QQBAKYIACH-BAIApwgAIf8EAgCnCAAhgAUCAKcIACGiBQEApggAIa8FAQCmCAAh1wVAALYIACHYBQEAtwgAIdkFAQC3CAAh2gUgAK4IACHbBSAArggAIdwFAQC3CAAh3QUgAK4IACHeBQEAtwgAId8FAQC3CAAh4AUBALcIACHhBSAArggAIeIFQAC2CAAh4wUCAKcIACHkBUAAtggAIeUFAgCnCAAh5gUCAKcIACHnBUAAtggAIegFAQCmCAAh6QUCAI4KACEe5QQgAK4IACHqBAEAtwgAIfgEAQC3CAAh-wQBAKYIACH8BAEApggAIf0EAQCmCAAh_gQCAKcIACH_BAIApwgAIYAFAgCnCAAhogUBAKYIACGvBQEApggAIdcFQAC2CAAh2AUBALcIACHZBQEAtwgAIdoFIACuCAAh2wUgAK4IACHcBQEAtwgAId0FIACuCAAh3gUBALcIACHfBQEAtwgAIeAFAQC3CAAh4QUgAK4IACHiBUAAtggAIeMFAgCnCAAh5AVAALYIACHlBQIApwgAIeYFAgCnCAAh5wVAALYIACHoBQEApggAIekFAgCOCgAhHuUEIAAAAAHqBAEAAAAB-AQBAAAAAfsEAQAAAAH8BAEAAAAB_QQBAAAAAf4EAgAAAAH_BAIAAAABgAUCAAAAAaIFAQAAAAGvBQEAAAAB1wVAAAAAAdgFAQAAAAHZBQEAAAAB2gUgAAAAAdsFIAAAAAHcBQEAAAAB3QUgAAAAAd4FAQAAAAHfBQEAAAAB4AUBAAAAAeEFIAAAAAHiBUAAAAAB4wUCAAAAAeQFQAAAAAHlBQIAAAAB5gUCAAAAAecFQAAAAAHoBQEAAAAB6QUCAAAAAQQfAACyCwAw_wUAALMLADCBBgAAtQsAIIUGAAC2CwAwBB8AAKYLADD_BQAApwsAMIEGAACpCwAghQYAAKoLADADHwAAoQsAIP8FAACiCwAghQYAAJ8BACAEHwAAlQsAMP8FAACWCwAwgQYAAJgLACCFBgAAmQsAMAQfAACJCwAw_wUAAIoLADCBBgAAjAsAIIUGAACNCwAwBB8AAP0KADD_BQAA_goAMIEGAACACwAghQYAAIELADAEHwAA8QoAMP8FAADyCgAwgQYAAPQKACCFBgAA9QoAMAQfAADlCgAw_wUAAOYKADCBBgAA6AoAIIUGAADpCgAwBB8AANkKADD_BQAA2goAMIEGAADcCgAghQYAAN0KADAEHwAAzQoAMP8FAADOCgAwgQYAANAKACCFBgAA0QoAMAQfAADBCgAw_wUAAMIKADCBBgAAxAoAIIUGAADFCgAwBB8AALUKADD_BQAAtgoAMIEGAAC4CgAghQYAALkKADAEHwAAqQoAMP8FAACqCgAwgQYAAKwKACCFBgAArQoAMAMfAACkCgAg_wUAAKUKACCFBgAApgUAIAAAAQMAAIkJACAAAAAAAAAAAAAAAQMAAIkJACAe5QQgAAAAAeoEAQAAAAH4BAEAAAAB-wQBAAAAAfwEAQAAAAH9BAEAAAAB_gQCAAAAAf8EAgAAAAGABQIAAAABogUBAAAAAa8FAQAAAAHXBUAAAAAB2AUBAAAAAdkFAQAAAAHaBSAAAAAB2wUgAAAAAdwFAQAAAAHdBSAAAAAB3gUBAAAAAd8FAQAAAAHgBQEAAAAB4QUgAAAAAeIFQAAAAAHjBQIAAAAB5AVAAAAAAeUFAgAAAAHmBQIAAAAB5wVAAAAAAegFAQAAAAHpBQIAAAABB_MEAgAAAAH0BEAAAAABqgUBAAAAAasFAQAAAAHUBQEAAAAB1QUBAAAAAdYFAQAAAAEHDQEAAAABhgUCAAAAAa8FAQAAAAHOBQIAAAABzwUBAAAAAdAFAQAAAAHRBUAAAAABBIYFAgAAAAGvBQEAAAABzAUBAAAAAc0FAQAAAAEG7AQBAAAAAYYFAgAAAAGvBQEAAAAByQUBAAAAAcoFAQAAAAHLBQEAAAABEOwEAQAAAAHuBEAAAAABhgUCAAAAAaUFQAAAAAGvBQEAAAABswUCAAAAAb8FAgAAAAHABQIAAAABwQUBAAAAAcIFIAAAAAHDBUAAAAABxAUCAAAAAcUFIAAAAAHGBQEAAAABxwUBAAAAAcgFAgAAAAEG4AQBAAAAAeoEAQAAAAH0BEAAAAABrwUBAAAAAbMFAgAAAAG-BQEAAAABBbkFAgAAAAG6BQEAAAABuwUBAAAAAbwFAgAAAAG9BQIAAAABBuEEAQAAAAH0BEAAAAAB-QQCAAAAAa8FAQAAAAG3BQEAAAABuAUBAAAAARDgBAEAAAAB6gQBAAAAAesEAQAAAAHsBAEAAAAB7QQCAAAAAe4EQAAAAAHvBEAAAAAB8AQBAAAAAfEEQAAAAAHyBEAAAAABrQUBAAAAAa8FAQAAAAGzBQIAAAABtAUgAAAAAbUFAQAAAAG2BUAAAAABBPQEQAAAAAGrBQEAAAABrwUBAAAAAbMFAgAAAAEH6AQBAAAAAesEAQAAAAHtBAIAAAAB7gRAAAAAAfAEAQAAAAGvBQEAAAABsAUgAAAAASAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHqBQIAAAAB6wUBAAAAAewFAQAAAAHtBQIAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUBAAAAAfIFAgAAAAHzBQEAAAAB9AUgAAAAAQIAAAABACAfAADmCwAgAwAAAEQAIB8AAOYLACAgAADqCwAgIgAAAEQAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAADqCwAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAL4LACAGAADACwAgBwAAwQsAIAgAAMILACAJAADDCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAeoFAgAAAAHrBQEAAAAB7AUBAAAAAe0FAgAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQEAAAAB8gUCAAAAAfMFAQAAAAH0BSAAAAABAgAAAAEAIB8AAOsLACADAAAARAAgHwAA6wsAICAAAO8LACAiAAAARAAgBAAAlgoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAO8LACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAACWCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAvgsAIAUAAL8LACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6gUCAAAAAesFAQAAAAHsBQEAAAAB7QUCAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAQAAAAHyBQIAAAAB8wUBAAAAAfQFIAAAAAECAAAAAQAgHwAA8AsAIAMAAABEACAfAADwCwAgIAAA9AsAICIAAABEACAEAACWCgAgBQAAlwoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAA9AsAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAJYKACAFAACXCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHqBQIAAAAB6wUBAAAAAewFAQAAAAHtBQIAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUBAAAAAfIFAgAAAAHzBQEAAAAB9AUgAAAAAQIAAAABACAfAAD1CwAgAwAAAEQAIB8AAPULACAgAAD5CwAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAAD5CwAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAJAADDCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAeoFAgAAAAHrBQEAAAAB7AUBAAAAAe0FAgAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQEAAAAB8gUCAAAAAfMFAQAAAAH0BSAAAAABAgAAAAEAIB8AAPoLACADAAAARAAgHwAA-gsAICAAAP4LACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAP4LACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgBwAAwQsAIAgAAMILACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6gUCAAAAAesFAQAAAAHsBQEAAAAB7QUCAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAQAAAAHyBQIAAAAB8wUBAAAAAfQFIAAAAAECAAAAAQAgHwAA_wsAIAMAAABEACAfAAD_CwAgIAAAgwwAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAAgwwAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHqBQIAAAAB6wUBAAAAAewFAQAAAAHtBQIAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUBAAAAAfIFAgAAAAHzBQEAAAAB9AUgAAAAAQIAAAABACAfAACEDAAgAwAAAEQAIB8AAIQMACAgAACIDAAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAACIDAAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACAMAADGCwAgDQAAxwsAIA4AAMgLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAeoFAgAAAAHrBQEAAAAB7AUBAAAAAe0FAgAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQEAAAAB8gUCAAAAAfMFAQAAAAH0BSAAAAABAgAAAAEAIB8AAIkMACADAAAARAAgHwAAiQwAICAAAI0MACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAI0MACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgBwAAwQsAIAgAAMILACAJAADDCwAgCgAAxAsAIAsAAMULACANAADHCwAgDgAAyAsAIA8AAMkLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6gUCAAAAAesFAQAAAAHsBQEAAAAB7QUCAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAQAAAAHyBQIAAAAB8wUBAAAAAfQFIAAAAAECAAAAAQAgHwAAjgwAIAMAAABEACAfAACODAAgIAAAkgwAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBAAAKIKACARAACjCgAgGAAAkgwAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACAOAADICwAgDwAAyQsAIBAAAMoLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHqBQIAAAAB6wUBAAAAAewFAQAAAAHtBQIAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUBAAAAAfIFAgAAAAHzBQEAAAAB9AUgAAAAAQIAAAABACAfAACTDAAgAwAAAEQAIB8AAJMMACAgAACXDAAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA4AAKAKACAPAAChCgAgEAAAogoAIBEAAKMKACAYAACXDAAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDgAAoAoAIA8AAKEKACAQAACiCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAPAADJCwAgEAAAygsAIBEAAMsLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAeoFAgAAAAHrBQEAAAAB7AUBAAAAAe0FAgAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQEAAAAB8gUCAAAAAfMFAQAAAAH0BSAAAAABAgAAAAEAIB8AAJgMACADAAAARAAgHwAAmAwAICAAAJwMACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA8AAKEKACAQAACiCgAgEQAAowoAIBgAAJwMACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDwAAoQoAIBAAAKIKACARAACjCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAvgsAIAUAAL8LACAGAADACwAgBwAAwQsAIAgAAMILACAJAADDCwAgCgAAxAsAIAsAAMULACAMAADGCwAgDQAAxwsAIA4AAMgLACAQAADKCwAgEQAAywsAINIEAQAAAAHoBAEAAAAB8QRAAAAAAfkEAQAAAAGGBQIAAAABhwVAAAAAAY8FAQAAAAGQBQEAAAAB6gUCAAAAAesFAQAAAAHsBQEAAAAB7QUCAAAAAe4FAQAAAAHvBQEAAAAB8AUBAAAAAfEFAQAAAAHyBQIAAAAB8wUBAAAAAfQFIAAAAAECAAAAAQAgHwAAnQwAIAMAAABEACAfAACdDAAgIAAAoQwAICIAAABEACAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIBAAAKIKACARAACjCgAgGAAAoQwAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgEAAAogoAIBEAAKMKACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAAC-CwAgBQAAvwsAIAYAAMALACAHAADBCwAgCAAAwgsAIAkAAMMLACAKAADECwAgCwAAxQsAIAwAAMYLACANAADHCwAgDgAAyAsAIA8AAMkLACARAADLCwAg0gQBAAAAAegEAQAAAAHxBEAAAAAB-QQBAAAAAYYFAgAAAAGHBUAAAAABjwUBAAAAAZAFAQAAAAHqBQIAAAAB6wUBAAAAAewFAQAAAAHtBQIAAAAB7gUBAAAAAe8FAQAAAAHwBQEAAAAB8QUBAAAAAfIFAgAAAAHzBQEAAAAB9AUgAAAAAQIAAAABACAfAACiDAAgAwAAAEQAIB8AAKIMACAgAACmDAAgIgAAAEQAIAQAAJYKACAFAACXCgAgBgAAmAoAIAcAAJkKACAIAACaCgAgCQAAmwoAIAoAAJwKACALAACdCgAgDAAAngoAIA0AAJ8KACAOAACgCgAgDwAAoQoAIBEAAKMKACAYAACmDAAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEQAAowoAINIEAQCmCAAh6AQBAKYIACHxBEAAtQgAIfkEAQCmCAAhhgUCAKcIACGHBUAAtQgAIY8FAQCmCAAhkAUBAKYIACHqBQIApwgAIesFAQC3CAAh7AUBALcIACHtBQIApwgAIe4FAQCmCAAh7wUBAKYIACHwBQEApggAIfEFAQC3CAAh8gUCAKcIACHzBQEAtwgAIfQFIACuCAAhIAQAAL4LACAFAAC_CwAgBgAAwAsAIAcAAMELACAIAADCCwAgCQAAwwsAIAoAAMQLACALAADFCwAgDAAAxgsAIA0AAMcLACAOAADICwAgDwAAyQsAIBAAAMoLACDSBAEAAAAB6AQBAAAAAfEEQAAAAAH5BAEAAAABhgUCAAAAAYcFQAAAAAGPBQEAAAABkAUBAAAAAeoFAgAAAAHrBQEAAAAB7AUBAAAAAe0FAgAAAAHuBQEAAAAB7wUBAAAAAfAFAQAAAAHxBQEAAAAB8gUCAAAAAfMFAQAAAAH0BSAAAAABAgAAAAEAIB8AAKcMACADAAAARAAgHwAApwwAICAAAKsMACAiAAAARAAgBAAAlgoAIAUAAJcKACAGAACYCgAgBwAAmQoAIAgAAJoKACAJAACbCgAgCgAAnAoAIAsAAJ0KACAMAACeCgAgDQAAnwoAIA4AAKAKACAPAAChCgAgEAAAogoAIBgAAKsMACDSBAEApggAIegEAQCmCAAh8QRAALUIACH5BAEApggAIYYFAgCnCAAhhwVAALUIACGPBQEApggAIZAFAQCmCAAh6gUCAKcIACHrBQEAtwgAIewFAQC3CAAh7QUCAKcIACHuBQEApggAIe8FAQCmCAAh8AUBAKYIACHxBQEAtwgAIfIFAgCnCAAh8wUBALcIACH0BSAArggAISAEAACWCgAgBQAAlwoAIAYAAJgKACAHAACZCgAgCAAAmgoAIAkAAJsKACAKAACcCgAgCwAAnQoAIAwAAJ4KACANAACfCgAgDgAAoAoAIA8AAKEKACAQAACiCgAg0gQBAKYIACHoBAEApggAIfEEQAC1CAAh-QQBAKYIACGGBQIApwgAIYcFQAC1CAAhjwUBAKYIACGQBQEApggAIeoFAgCnCAAh6wUBALcIACHsBQEAtwgAIe0FAgCnCAAh7gUBAKYIACHvBQEApggAIfAFAQCmCAAh8QUBALcIACHyBQIApwgAIfMFAQC3CAAh9AUgAK4IACEL7AQBAAAAAfEEQAAAAAHzBAIAAAAB-QQBAAAAAfoEAQAAAAH7BAEAAAAB_AQBAAAAAf0EAQAAAAH-BAIAAAAB_wQCAAAAAYAFAgAAAAED6AQBAAAAAewEAQAAAAH5BAEAAAABBvMEAgAAAAH0BEAAAAAB9QQBAAAAAfYEAQAAAAH3BAEAAAAB-AQBAAAAARHdAwAA-AgAIN4DAAD5CAAg0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABAgAAANcFACAfAACvDAAgAwAAAOkFACAfAACvDAAgIAAAswwAIBMAAADpBQAgGAAAswwAIN0DAADRCAAg3gMAANIIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACER3QMAANEIACDeAwAA0ggAINIEAQCmCAAh5QQgAK4IACHoBAEApggAIewEAQCmCAAh7gRAALYIACHxBEAAtQgAIfkEAQCmCAAhgAUCAKcIACGBBQEApggAIYIFAQCmCAAhgwUBALcIACGEBQEAtwgAIYUFQAC1CAAhhgUCAKcIACGHBUAAtQgAIRHcAwAA9wgAIN4DAAD5CAAg0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABAgAAANcFACAfAAC0DAAgAwAAAOkFACAfAAC0DAAgIAAAuAwAIBMAAADpBQAgGAAAuAwAINwDAADQCAAg3gMAANIIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACER3AMAANAIACDeAwAA0ggAINIEAQCmCAAh5QQgAK4IACHoBAEApggAIewEAQCmCAAh7gRAALYIACHxBEAAtQgAIfkEAQCmCAAhgAUCAKcIACGBBQEApggAIYIFAQCmCAAhgwUBALcIACGEBQEAtwgAIYUFQAC1CAAhhgUCAKcIACGHBUAAtQgAIRHcAwAA9wgAIN0DAAD4CAAg0gQBAAAAAeUEIAAAAAHoBAEAAAAB7AQBAAAAAe4EQAAAAAHxBEAAAAAB-QQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQVAAAAAAYYFAgAAAAGHBUAAAAABAgAAANcFACAfAAC5DAAgAwAAAOkFACAfAAC5DAAgIAAAvQwAIBMAAADpBQAgGAAAvQwAINwDAADQCAAg3QMAANEIACDSBAEApggAIeUEIACuCAAh6AQBAKYIACHsBAEApggAIe4EQAC2CAAh8QRAALUIACH5BAEApggAIYAFAgCnCAAhgQUBAKYIACGCBQEApggAIYMFAQC3CAAhhAUBALcIACGFBUAAtQgAIYYFAgCnCAAhhwVAALUIACER3AMAANAIACDdAwAA0QgAINIEAQCmCAAh5QQgAK4IACHoBAEApggAIewEAQCmCAAh7gRAALYIACHxBEAAtQgAIfkEAQCmCAAhgAUCAKcIACGBBQEApggAIYIFAQCmCAAhgwUBALcIACGEBQEAtwgAIYUFQAC1CAAhhgUCAKcIACGHBUAAtQgAIQ8EBgIFCgMGDAQHEAUIFAYJGAcKHAgLIAkMJAoNKAsOLAwPMA0QNA4RNg8SABABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQwENwAFOAAHOQAIOgAJOwAKPAALPQAMPgANPwAOQAAPQQAQQgAAAAAFEgAVJQAWJgAXJwAYKAAZAAAAAAAFEgAVJQAWJgAXJwAYKAAZAQMAAQEDAAEFEgAeJQAfJgAgJwAhKAAiAAAAAAAFEgAeJQAfJgAgJwAhKAAiAAAAAxIAKCcAKSgAKgAAAAMSACgnACkoACoBAwABAQMAAQUSAC8lADAmADEnADIoADMAAAAAAAUSAC8lADAmADEnADIoADMBAwABAQMAAQUSADglADkmADonADsoADwAAAAAAAUSADglADkmADonADsoADwBAwABAQMAAQUSAEElAEImAEMnAEQoAEUAAAAAAAUSAEElAEImAEMnAEQoAEUBAwABAQMAAQUSAEolAEsmAEwnAE0oAE4AAAAAAAUSAEolAEsmAEwnAE0oAE4BAwABAQMAAQUSAFMlAFQmAFUnAFYoAFcAAAAAAAUSAFMlAFQmAFUnAFYoAFcBAwABAQMAAQUSAFwlAF0mAF4nAF8oAGAAAAAAAAUSAFwlAF0mAF4nAF8oAGABAwABAQMAAQUSAGUlAGYmAGcnAGgoAGkAAAAAAAUSAGUlAGYmAGcnAGgoAGkBAwABAQMAAQUSAG4lAG8mAHAnAHEoAHIAAAAAAAUSAG4lAG8mAHAnAHEoAHIBAwABAQMAAQUSAHclAHgmAHknAHooAHsAAAAAAAUSAHclAHgmAHknAHooAHsBAwABAQMAAQUSAIABJQCBASYAggEnAIMBKACEAQAAAAAABRIAgAElAIEBJgCCAScAgwEoAIQBAQMAAQEDAAEFEgCJASUAigEmAIsBJwCMASgAjQEAAAAAAAUSAIkBJQCKASYAiwEnAIwBKACNAQAAAAMSAJMBJwCUASgAlQEAAAADEgCTAScAlAEoAJUBAQMAAQEDAAEFEgCaASUAmwEmAJwBJwCdASgAngEAAAAAAAUSAJoBJQCbASYAnAEnAJ0BKACeAQAAAAUSAKQBJQClASYApgEnAKcBKACoAQAAAAAABRIApAElAKUBJgCmAScApwEoAKgBAAAAAxIArgEnAK8BKACwAQAAAAMSAK4BJwCvASgAsAEAAAADEgC2AScAtwEoALgBAAAAAxIAtgEnALcBKAC4AQAAAAMSAL4BJwC_ASgAwAEAAAADEgC-AScAvwEoAMABAAAABRIAxgElAMcBJgDIAScAyQEoAMoBAAAAAAAFEgDGASUAxwEmAMgBJwDJASgAygEAAAADEgDQAScA0QEoANIBAAAAAxIA0AEnANEBKADSAQAAAAMSANgBJwDZASgA2gEAAAADEgDYAScA2QEoANoBAAAABRIA4AElAOEBJgDiAScA4wEoAOQBAAAAAAAFEgDgASUA4QEmAOIBJwDjASgA5AEAAAADEgDqAScA6wEoAOwBAAAAAxIA6gEnAOsBKADsAQAAAAMSAPIBJwDzASgA9AEAAAADEgDyAScA8wEoAPQBAQMAAQEDAAEDEgD5AScA-gEoAPsBAAAAAxIA-QEnAPoBKAD7AQAAAAUSAIECJQCCAiYAgwInAIQCKACFAgAAAAAABRIAgQIlAIICJgCDAicAhAIoAIUCBBIAiwLcA9wFiALdA-AFiQLeA-QFigIB2wMAhwIB2wMAhwIB2wMAhwID3APlBQDdA-YFAN4D5wUAAAAFEgCPAiUAkAImAJECJwCSAigAkwIAAAAAAAUSAI8CJQCQAiYAkQInAJICKACTAgHbAwCHAgHbAwCHAgUSAJgCJQCZAiYAmgInAJsCKACcAgAAAAAABRIAmAIlAJkCJgCaAicAmwIoAJwCAdsDAIcCAdsDAIcCAxIAoQInAKICKACjAgAAAAMSAKECJwCiAigAowIB2wMAhwIB2wMAhwIFEgCoAiUAqQImAKoCJwCrAigArAIAAAAAAAUSAKgCJQCpAiYAqgInAKsCKACsAgAAAAUSALICJQCzAiYAtAInALUCKAC2AgAAAAAABRIAsgIlALMCJgC0AicAtQIoALYCAAAABRIAvAIlAL0CJgC-AicAvwIoAMACAAAAAAAFEgC8AiUAvQImAL4CJwC_AigAwAIAAAAFEgDGAiUAxwImAMgCJwDJAigAygIAAAAAAAUSAMYCJQDHAiYAyAInAMkCKADKAhMCARRDARVGARZHARdIARlKARpMERtNEhxPAR1RER5SEyFTASJUASNVESlYFCpZGitaAixbAi1cAi5dAi9eAjBgAjFiETJjGzNlAjRnETVoHDZpAjdqAjhrETluHTpvIztxJDxyJD11JD52JD93JEB5JEF7EUJ8JUN-JESAARFFgQEmRoIBJEeDASRIhAERSYcBJ0qIAStLiQEDTIoBA02LAQNOjAEDT40BA1CPAQNRkQERUpIBLFOUAQNUlgERVZcBLVaYAQNXmQEDWJoBEVmdAS5angE0W6ABBFyhAQRdowEEXqQBBF-lAQRgpwEEYakBEWKqATVjrAEEZK4BEWWvATZmsAEEZ7EBBGiyARFptQE3arYBPWu3AQVsuAEFbbkBBW66AQVvuwEFcL0BBXG_ARFywAE-c8IBBXTEARF1xQE_dsYBBXfHAQV4yAERecsBQHrMAUZ7zQEGfM4BBn3PAQZ-0AEGf9EBBoAB0wEGgQHVARGCAdYBR4MB2AEGhAHaARGFAdsBSIYB3AEGhwHdAQaIAd4BEYkB4QFJigHiAU-LAeMBB4wB5AEHjQHlAQeOAeYBB48B5wEHkAHpAQeRAesBEZIB7AFQkwHuAQeUAfABEZUB8QFRlgHyAQeXAfMBB5gB9AERmQH3AVKaAfgBWJsB-QEInAH6AQidAfsBCJ4B_AEInwH9AQigAf8BCKEBgQIRogGCAlmjAYQCCKQBhgIRpQGHAlqmAYgCCKcBiQIIqAGKAhGpAY0CW6oBjgJhqwGPAgmsAZACCa0BkQIJrgGSAgmvAZMCCbABlQIJsQGXAhGyAZgCYrMBmgIJtAGcAhG1AZ0CY7YBngIJtwGfAgm4AaACEbkBowJkugGkAmq7AaUCCrwBpgIKvQGnAgq-AagCCr8BqQIKwAGrAgrBAa0CEcIBrgJrwwGwAgrEAbICEcUBswJsxgG0AgrHAbUCCsgBtgIRyQG5Am3KAboCc8sBuwILzAG8AgvNAb0CC84BvgILzwG_AgvQAcECC9EBwwIR0gHEAnTTAcYCC9QByAIR1QHJAnXWAcoCC9cBywIL2AHMAhHZAc8CdtoB0AJ82wHRAgzcAdICDN0B0wIM3gHUAgzfAdUCDOAB1wIM4QHZAhHiAdoCfeMB3AIM5AHeAhHlAd8CfuYB4AIM5wHhAgzoAeICEekB5QJ_6gHmAoUB6wHnAg3sAegCDe0B6QIN7gHqAg3vAesCDfAB7QIN8QHvAhHyAfAChgHzAfICDfQB9AIR9QH1AocB9gH2Ag33AfcCDfgB-AIR-QH7AogB-gH8Ao4B-wH-Ao8B_AH_Ao8B_QGCA48B_gGDA48B_wGEA48BgAKGA48BgQKIAxGCAokDkAGDAosDjwGEAo0DEYUCjgORAYYCjwOPAYcCkAOPAYgCkQMRiQKUA5IBigKVA5YBiwKWAw6MApcDDo0CmAMOjgKZAw6PApoDDpACnAMOkQKeAxGSAp8DlwGTAqEDDpQCowMRlQKkA5gBlgKlAw6XAqYDDpgCpwMRmQKqA5kBmgKrA58BmwKtA6ABnAKuA6ABnQKxA6ABngKyA6ABnwKzA6ABoAK1A6ABoQK3AxGiArgDoQGjAroDoAGkArwDEaUCvQOiAaYCvgOgAacCvwOgAagCwAMRqQLDA6MBqgLEA6kBqwLGA6oBrALHA6oBrQLKA6oBrgLLA6oBrwLMA6oBsALOA6oBsQLQAxGyAtEDqwGzAtMDqgG0AtUDEbUC1gOsAbYC1wOqAbcC2AOqAbgC2QMRuQLcA60BugLdA7EBuwLfA7IBvALgA7IBvQLjA7IBvgLkA7IBvwLlA7IBwALnA7IBwQLpAxHCAuoDswHDAuwDsgHEAu4DEcUC7wO0AcYC8AOyAccC8QOyAcgC8gMRyQL1A7UBygL2A7kBywL4A7oBzAL5A7oBzQL8A7oBzgL9A7oBzwL-A7oB0AKABLoB0QKCBBHSAoMEuwHTAoUEugHUAocEEdUCiAS8AdYCiQS6AdcCigS6AdgCiwQR2QKOBL0B2gKPBMEB2wKRBMIB3AKSBMIB3QKVBMIB3gKWBMIB3wKXBMIB4AKZBMIB4QKbBBHiApwEwwHjAp4EwgHkAqAEEeUCoQTEAeYCogTCAecCowTCAegCpAQR6QKnBMUB6gKoBMsB6wKqBMwB7AKrBMwB7QKuBMwB7gKvBMwB7wKwBMwB8AKyBMwB8QK0BBHyArUEzQHzArcEzAH0ArkEEfUCugTOAfYCuwTMAfcCvATMAfgCvQQR-QLABM8B-gLBBNMB-wLDBNQB_ALEBNQB_QLHBNQB_gLIBNQB_wLJBNQBgAPLBNQBgQPNBBGCA84E1QGDA9AE1AGEA9IEEYUD0wTWAYYD1ATUAYcD1QTUAYgD1gQRiQPZBNcBigPaBNsBiwPcBNwBjAPdBNwBjQPgBNwBjgPhBNwBjwPiBNwBkAPkBNwBkQPmBBGSA-cE3QGTA-kE3AGUA-sEEZUD7ATeAZYD7QTcAZcD7gTcAZgD7wQRmQPyBN8BmgPzBOUBmwP1BOYBnAP2BOYBnQP5BOYBngP6BOYBnwP7BOYBoAP9BOYBoQP_BBGiA4AF5wGjA4IF5gGkA4QFEaUDhQXoAaYDhgXmAacDhwXmAagDiAURqQOLBekBqgOMBe0BqwOOBe4BrAOPBe4BrQOSBe4BrgOTBe4BrwOUBe4BsAOWBe4BsQOYBRGyA5kF7wGzA5sF7gG0A50FEbUDngXwAbYDnwXuAbcDoAXuAbgDoQURuQOkBfEBugOlBfUBuwOnBQ-8A6gFD70DqgUPvgOrBQ-_A6wFD8ADrgUPwQOwBRHCA7EF9gHDA7MFD8QDtQURxQO2BfcBxgO3BQ_HA7gFD8gDuQURyQO8BfgBygO9BfwBywO_Bf0BzAPABf0BzQPDBf0BzgPEBf0BzwPFBf0B0APHBf0B0QPJBRHSA8oF_gHTA8wF_QHUA84FEdUDzwX_AdYD0AX9AdcD0QX9AdgD0gUR2QPVBYAC2gPWBYYC3wPYBYcC4APoBYcC4QPrBYcC4gPsBYcC4wPtBYcC5APvBYcC5QPxBRHmA_IFjALnA_QFhwLoA_YFEekD9wWNAuoD-AWHAusD-QWHAuwD-gUR7QP9BY4C7gP-BZQC7wP_BYgC8AOABogC8QOBBogC8gOCBogC8wODBogC9AOFBogC9QOHBhH2A4gGlQL3A4oGiAL4A4wGEfkDjQaWAvoDjgaIAvsDjwaIAvwDkAYR_QOTBpcC_gOUBp0C_wOVBokCgASWBokCgQSXBokCggSYBokCgwSZBokChASbBokChQSdBhGGBJ4GngKHBKAGiQKIBKIGEYkEowafAooEpAaJAosEpQaJAowEpgYRjQSpBqACjgSqBqQCjwSrBooCkASsBooCkQStBooCkgSuBooCkwSvBooClASxBooClQSzBhGWBLQGpQKXBLYGigKYBLgGEZkEuQamApoEugaKApsEuwaKApwEvAYRnQS_BqcCngTABq0CnwTCBq4CoATDBq4CoQTGBq4CogTHBq4CowTIBq4CpATKBq4CpQTMBhGmBM0GrwKnBM8GrgKoBNEGEakE0gawAqoE0wauAqsE1AauAqwE1QYRrQTYBrECrgTZBrcCrwTbBrgCsATcBrgCsQTfBrgCsgTgBrgCswThBrgCtATjBrgCtQTlBhG2BOYGuQK3BOgGuAK4BOoGEbkE6wa6AroE7Aa4ArsE7Qa4ArwE7gYRvQTxBrsCvgTyBsECvwT0BsICwAT1BsICwQT4BsICwgT5BsICwwT6BsICxAT8BsICxQT-BhHGBP8GwwLHBIEHwgLIBIMHEckEhAfEAsoEhQfCAssEhgfCAswEhwcRzQSKB8UCzgSLB8sC"
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
  wordsBefore: "wordsBefore",
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
