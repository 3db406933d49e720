/**
 * A bare express server on better-sqlite3 that takes submissions: looks a key up, writes the rows that lie
 * ready for it in one transaction, answers with a text. `node bare-submissions.mjs <database> <rows.json>`
 * prints its address.
 */
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import express from 'express';

const [, , file, rows] = process.argv;
/** By key: the statements of a submission, each with its values, and the answer. */
const prepared = new Map(JSON.parse(readFileSync(rows, 'utf8')));
const db = new Database(file);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
const answered = db.prepare('SELECT "answer" FROM "Answer" WHERE "matchId" = ? AND "side" = ? AND "key" = ?');
const statements = new Map();

/** A statement, prepared once. */
function statementOf(sql) {
  const made = statements.get(sql) ?? db.prepare(sql);
  statements.set(sql, made);
  return made;
}

const write = db.transaction((lines) => {
  for (const { sql, values } of lines) {
    const statement = statementOf(sql);
    if (statement.reader) statement.all(values);
    else statement.run(values);
  }
});

const app = express();
app.use(express.json());
app.post('/m/:match/:side/orders', (request, response) => {
  const { match, side } = request.params;
  const { key } = request.body;
  if (answered.get(match, side, key) !== undefined) throw new Error(`twice: ${key}`);
  const { lines, answer } = prepared.get(key);
  write.immediate(lines);
  response.json(answer);
});
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
