#!/usr/bin/env node
// A player in sixty lines: opens a match against the practice opponent and plays it to the end, at random.
//   node docs/bot.mjs http://localhost:3000 kyuchorei standard RU
// /openapi.json on every server describes what it does. To play another seat, use the key from its settings page:
//   DENREI_KEY=… node docs/bot.mjs http://localhost:3000 <match> <side>
const [base = 'http://localhost:3000', ...rest] = process.argv.slice(2);
let seatKey = process.env.DENREI_KEY;

/** Calls an endpoint; a refusal is an answer too. */
async function ask(path, body) {
  for (;;) {
    const response = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(seatKey === undefined ? { Origin: base } : { Authorization: `Bearer ${seatKey}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status !== 429 && response.status !== 503)
      return { status: response.status, ...(await response.json()) };
    await pause(1000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Opens a match and takes its seat; gives the seat's address. */
async function begin([game = 'kyuchorei', scenario = 'standard', side = 'RU']) {
  const person = { name: 'Bot', address: '', locale: 'en', timeZone: 'UTC' };
  const opened = await ask('/matches', { game, scenario, side, other: 'practice', ...person });
  if (opened.status !== 201) throw new Error(JSON.stringify(opened));
  seatKey = opened.join.split('/l/')[1];
  seatKey = (await ask(`/m/${opened.match}/${side}/join`, { take: 'yes' })).key;
  return `/m/${opened.match}/${side}`;
}

const seat = seatKey === undefined ? await begin(rest) : `/m/${rest[0]}/${rest[1]}`;
for (let given = 0; ; ) {
  const position = await ask(seat);
  if (position.status === 'finished') {
    process.stdout.write(`${seat}: over after ${given} orders\n`);
    break;
  }
  if (position.question === null) {
    await pause(200);
    continue;
  }
  const { orders, event, draft } = await ask(`${seat}/orders`);
  const key = `bot ${event} ${draft}`;
  const answer = await ask(`${seat}/orders`, { event, draft, key, order: oneOf(orders) });
  if (answer.status === 200) given += 1;
  else if (answer.code !== 'stale') throw new Error(JSON.stringify(answer));
}
