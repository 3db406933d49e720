/** What e-mails tell of a match beside its journal, fact by fact. SPEC section 13. */
import { canonical } from './json.js';
import type { MailBlock, MailedRoll } from './mail-block.js';
import { type Event, isEvent, isRow } from './shape.js';

/** What an e-mail tells in another way than the journal. */
export interface Differing {
  readonly mail: string;
  /** `seed JP 1`, `roll 1 17`, `head 42`. */
  readonly what: string;
}

export interface MailsCompared {
  /** E-mails whose every fact the journal has too. */
  readonly agreeing: number;
  readonly mails: number;
  readonly differing: readonly Differing[];
  /** Rolls that e-mails tell and the journal lacks: lost with their commits. */
  readonly lost: readonly MailedRoll[];
  /** Rolls of the journal up to the newest head in the e-mails that none of these tells. */
  readonly gaps: readonly { readonly chain: number; readonly k: number; readonly event: number }[];
}

interface JournalFacts {
  readonly facts: ReadonlyMap<string, string>;
  readonly hashes: ReadonlyMap<number, string>;
  /** By number of the event `ordered`. */
  readonly rounds: ReadonlyMap<number, number>;
  /** By chain and k. */
  readonly rolls: ReadonlyMap<string, MailedRoll & { readonly event: number }>;
}

/** Compares the e-mails of a match with its journal, which the verifier has let pass. */
export function compareMails(blocks: readonly MailBlock[], journal: string): MailsCompared {
  const known = factsOf(journal);
  const differing = blocks.flatMap((block) =>
    [...new Set(differences(block, known))].map((what) => ({ mail: block.mail.name, what })),
  );
  const rolls = blocks.flatMap((block) => block.rolls);
  const told = new Map(rolls.map((roll) => [keyOf(roll), roll]));
  const newest = Math.max(0, ...blocks.flatMap(({ heads }) => heads.map(({ number }) => number)));
  const gaps = [...known.rolls.values()].filter((roll) => roll.event <= newest && !told.has(keyOf(roll)));
  const lost = [...told.values()].filter((roll) => !known.rolls.has(keyOf(roll)));
  const wrong = new Set(differing.map(({ mail }) => mail));
  return {
    agreeing: blocks.filter(({ mail }) => !wrong.has(mail.name)).length,
    mails: blocks.length,
    differing,
    lost,
    gaps: gaps.map(({ chain, k, event }) => ({ chain, k, event })),
  };
}

function differences(block: MailBlock, known: JournalFacts): readonly string[] {
  const { facts, heads, throws, rolls } = block;
  return [
    ...heads
      .filter(({ number, hash }) => known.hashes.get(number) !== hash)
      .map(({ number }) => `head ${number}`),
    ...[...facts].filter(([what, value]) => known.facts.get(what) !== value).map(([what]) => what),
    ...throws
      .filter(
        ({ number, hash, round }) => known.hashes.get(number) !== hash || known.rounds.get(number) !== round,
      )
      .map(({ number }) => `ordered ${number}`),
    ...rolls.flatMap((roll) => {
      const { event: _, ...same } = known.rolls.get(keyOf(roll)) ?? { ...roll, event: 0 };
      return canonical(same) === canonical(roll) ? [] : [`roll ${keyOf(roll)}`];
    }),
  ];
}

function keyOf({ chain, k }: Pick<MailedRoll, 'chain' | 'k'>): string {
  return `${chain} ${k}`;
}

function factsOf(journal: string): JournalFacts {
  const facts = new Map<string, string>();
  const hashes = new Map<number, string>();
  const rounds = new Map<number, number>();
  const rolls = new Map<string, MailedRoll & { readonly event: number }>();
  for (const line of journal.split('\n').slice(1, -1)) {
    const row: unknown = JSON.parse(line);
    if (!isRow(row) || !isEvent(row.event)) continue;
    const event = row.event;
    hashes.set(event.n, event.hash);
    if (event.type === 'ordered') rounds.set(event.n, event.public.round);
    for (const [what, value] of factsIn(event)) facts.set(what, value);
    if (event.type !== 'played') continue;
    for (const { chain, k, purpose, dice, faces, link } of event.public.rolls) {
      const roll = { chain, k, purpose, dice, faces, link, ...event.public.beacon };
      rolls.set(keyOf(roll), { ...roll, event: event.n });
    }
  }
  return { facts, hashes, rounds, rolls };
}

/** The facts of an event by the names that they have in an e-mail. */
function factsIn(event: Event): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'opened': {
      const { commitments, beacon } = event.public;
      const of = beacon === null ? [] : Object.entries({ ...beacon, wait: String(beacon.wait) });
      return [
        ...rootsIn(commitments),
        ...of.map(([name, value]) => [`beacon ${name}`, String(value)] as const),
      ];
    }
    case 'rerooted':
      return rootsIn(event.public);
    case 'committed':
      return [[`digest ${event.public.side} ${event.public.chain}`, event.public.digest]];
    case 'seeded':
      return seededIn(event.public);
    case 'unsealed':
      return [
        ...event.public.roots.map((root, i) => [`root ${i + 1}`, root] as const),
        ...event.public.secrets.map((secret, i) => [`opened ${i + 1}`, secret] as const),
      ];
    default:
      return [];
  }
}

function seededIn({
  side,
  chain,
  seed,
  words,
}: Extract<Event, { readonly type: 'seeded' }>['public']): readonly (readonly [string, string])[] {
  const of = `${side} ${chain}`;
  return [[`seed ${of}`, seed], ...(words === undefined ? [] : [[`words ${of}`, words] as const])];
}

function rootsIn({
  chain,
  open,
  secret,
}: {
  readonly chain: number;
  readonly open: string;
  readonly secret: string;
}): readonly (readonly [string, string])[] {
  return [
    [`open ${chain}`, open],
    [`secret ${chain}`, secret],
  ];
}
