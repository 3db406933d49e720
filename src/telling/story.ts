/**
 * The story of a stretch of a match: what happened as facts, the heaviest first where there is not room for all.
 * Page, mail, message and replay only set it. Facts are made from a reader's own chapters and views.
 */
import type { Chapter } from '../match/index.js';
import {
  type Aim,
  type Entry,
  isAlwaysTold,
  type Param,
  rankOf,
  type Side,
  type Tell,
  tellOf,
  type Viewer,
  type Weight,
} from '../referee/index.js';
import { capitalised, inARow } from './conventions.js';
import { countOf } from './folding.js';
import { logOf, type Reader } from './log.js';
import { type Narrator, withoutClauses } from './narrator.js';
import type { FoldedRoll, Telling } from './rolls.js';
import type { MailKey } from './words/en.js';

export interface Fact {
  readonly weight: Weight;
  /** Who acted; null where it came by itself. */
  readonly by: Side | null;
  /** Whose units; null where they are nobody's. */
  readonly of: Side | null;
  readonly units: readonly string[];
  readonly at: string | null;
  readonly way: readonly string[];
  /** States or numbers, before and since. */
  readonly was: string | null;
  readonly is: string | null;
  readonly roll: FoldedRoll | null;
  readonly event: number;
  readonly entries: readonly Entry[];
  /** Told to the reader alone. */
  readonly alone: boolean;
  /** The line of the log that tells it, with its clauses; `bare`: without the dice. */
  readonly text: string;
  readonly bare: string;
  /** Turn and phase; empty where none is known. */
  readonly phase: string;
}

/** What is counted and how far it was, as a reader sees it at one end of a span. */
export type Count = Pick<Aim, 'what' | 'score'>;

/** The counts at both ends of a span. */
export interface Counts {
  readonly was: Count;
  readonly is: Count;
}

/** Everything that happened and stands, in its order; the score at the end. */
export function storyOf(reader: Reader, chapters: readonly Chapter[], counts?: Counts): readonly Fact[] {
  const last = chapters.at(-1)?.n ?? 0;
  const facts = inForce(chapters).flatMap((chapter) => factsOf(reader, chapter));
  return [...withoutUndone(facts), ...scoreOf(reader.narrator, counts, last)];
}

/** What happened and stands: nothing that was taken back since, whole or from an event's first orders on. */
export function inForce(chapters: readonly Chapter[]): readonly Chapter[] {
  const back = chapters.filter(({ type }) => type === 'takenBack');
  return chapters.filter(
    ({ n }) =>
      !back.some((taken) => {
        const { event, orders } = taken.facts;
        return n < taken.n && n >= Number(event) + (orders === 0 ? 0 : 1);
      }),
  );
}

const ENDING: Tell = { weight: 'end' };
/** Events that are no play. */
const OF_EVENTS: { readonly [type: string]: Tell } = {
  ended: ENDING,
  rerooted: ENDING,
  takenBack: { weight: 'reveal' },
};

function factsOf(reader: Reader, chapter: Chapter): readonly Fact[] {
  const [told] = logOf(reader, [chapter]);
  const { outline, type, n } = chapter;
  return (told?.lines ?? []).map((line) => {
    const isPlay = type === 'played' && line.entries.length > 0;
    const order = isPlay && !line.alone ? outline?.orders.findLast(({ from }) => from < line.to) : undefined;
    const phase = isPlay ? outline?.phases.findLast(({ from }) => from < line.to) : undefined;
    return {
      ...(isPlay ? factOf(reader.narrator, line) : nothingOf(OF_EVENTS[type] ?? { weight: 'routine' })),
      by: order?.side ?? null,
      event: n,
      roll: line.roll,
      entries: line.entries,
      alone: line.alone,
      text: line.text,
      bare: line.bare,
      phase: phase === undefined ? '' : reader.narrator.game.where(phase.now),
    };
  });
}

type Happening = Pick<Fact, 'weight' | 'of' | 'units' | 'at' | 'way' | 'was' | 'is'>;

function nothingOf({ weight }: Tell): Happening {
  return { weight, of: null, units: [], at: null, way: [], was: null, is: null };
}

/** What a line tells: what the heaviest of its entries does. */
function factOf(narrator: Narrator, { entries }: Telling): Happening {
  const [first] = entries
    .filter(({ key }) => key !== 'roll')
    .map((entry) => ({ entry, tell: tellOf(narrator.tells, entry.key) }))
    .sort((a, b) => rankOf(a.tell.weight) - rankOf(b.tell.weight));
  if (first === undefined) return nothingOf({ weight: 'fight' });
  const { entry, tell } = first;
  const { of = '', is = null, weight } = tell;
  const units = [...new Set(entries.flatMap((one) => (one.key === entry.key ? idsIn(one[of]) : [])))];
  const side = typeof entry.side === 'string' ? entry.side : null;
  return {
    // Nobody was named: it happened to nobody.
    weight: of !== '' && units.length === 0 ? 'routine' : weight,
    of: units.length === 0 ? side : (narrator.game.ownerOf(of, units[0] ?? '') ?? side),
    units,
    at: narrator.where.flatMap((field) => idsIn(entry[field])).at(0) ?? null,
    way: idsIn(entry[narrator.way]),
    was: null,
    is,
  };
}

function idsIn(param: Param | undefined): readonly string[] {
  return (Array.isArray(param) ? param : [param]).filter((one) => typeof one === 'string');
}

/** Without the moves of a phase that were all undone in it. */
function withoutUndone(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    (fact, i) =>
      fact.weight !== 'move' ||
      !facts.some((one, k) => k > i && one.is === 'undone' && one.by === fact.by && one.phase === fact.phase),
  );
}

function scoreOf(narrator: Narrator, counts: Counts | undefined, event: number): readonly Fact[] {
  if (counts === undefined || counts.was.score === counts.is.score) return [];
  const { was, is } = counts;
  const what = narrator.game.say(is.what);
  const text = narrator.say('story.score', { what, was: was.score, is: is.score });
  return [
    {
      ...nothingOf({ weight: 'score' }),
      by: null,
      was: was.score,
      is: is.score,
      roll: null,
      event,
      entries: [],
      alone: false,
      text,
      bare: text,
      phase: '',
    },
  ];
}

/** Whoever hears it: a side, or anybody. */
export interface Hearer {
  readonly narrator: Narrator;
  readonly side: Viewer;
}

/** The heaviest first; of one weight the reader's own, then what is worth most, then the newest. */
function byWeight({ narrator, side }: Hearer, facts: readonly Fact[]): readonly Fact[] {
  const worth = ({ units }: Fact) => units.reduce((sum, unit) => Math.max(sum, narrator.value(unit)), 0);
  return facts
    .map((fact, i) => ({ fact, i, worth: worth(fact) }))
    .sort(
      (a, b) =>
        rankOf(a.fact.weight) - rankOf(b.fact.weight) ||
        Number(b.fact.of === side) - Number(a.fact.of === side) ||
        b.worth - a.worth ||
        b.i - a.i,
    )
    .map(({ fact }) => fact);
}

/** Facts of which one sentence tells: the same happened to units of one side. */
interface Group {
  readonly weight: Weight;
  readonly of: Side | null;
  readonly is: string | null;
  readonly units: readonly string[];
  readonly facts: readonly Fact[];
}

/**
 * What became of whom in the end: who is lost was not disordered before, and of several things that happened to
 * somebody the last one holds.
 */
function groupsOf(hearer: Hearer, facts: readonly Fact[]): readonly Group[] {
  const last = new Map<string, Fact>();
  for (const fact of facts) {
    if (fact.weight !== 'loss' && fact.is === null) continue;
    for (const unit of fact.units) if (last.get(unit)?.weight !== 'loss') last.set(unit, fact);
  }
  const groups = new Map<string, Group>();
  for (const fact of byWeight(hearer, facts)) {
    const isFate = fact.weight === 'loss' || fact.is !== null;
    const units = isFate ? fact.units.filter((unit) => last.get(unit) === fact) : fact.units;
    if (fact.units.length > 0 && units.length === 0) continue;
    const joins = units.length > 0 && (isFate || fact.weight === 'reveal');
    for (const [of, own] of byOwner(hearer, fact, units)) {
      const key = joins ? `${fact.weight} ${of} ${fact.is}` : `${groups.size}`;
      const { units: known = [], facts: before = [] } = groups.get(key) ?? {};
      groups.set(key, {
        weight: fact.weight,
        of,
        is: fact.is,
        units: [...new Set([...known, ...own])],
        facts: [...before, fact],
      });
    }
  }
  const isOthers = ({ of }: Group) => Number(of !== hearer.side);
  return [...groups.values()].sort(
    (a, b) => rankOf(a.weight) - rankOf(b.weight) || isOthers(a) - isOthers(b),
  );
}

/** Units of a fact by whose they are: a melee may tire both sides at once. */
function byOwner(
  { narrator }: Hearer,
  fact: Fact,
  units: readonly string[],
): readonly (readonly [of: Side | null, units: readonly string[]])[] {
  const owners = new Map<Side | null, string[]>();
  const field = fieldOf(narrator, fact);
  for (const unit of units) {
    const owner = narrator.game.ownerOf(field, unit) ?? fact.of;
    owners.set(owner, [...(owners.get(owner) ?? []), unit]);
  }
  return owners.size === 0 ? [[fact.of, []]] : [...owners];
}

/** The field that holds those it happened to. */
function fieldOf({ tells }: Narrator, { entries, weight }: Fact): string {
  return entries.map(({ key }) => tellOf(tells, key)).find((tell) => tell.weight === weight)?.of ?? '';
}

/** How much a sentence says of a group: names, or how many; or of all groups of a weight together how many. */
type Detail = 'named' | 'counted';

/** So many of a kind are named where nothing is lost. */
const NAMED = 3;

/** What became of units, in a sentence. */
const FATES: { readonly [fate: string]: MailKey } = {
  hit: 'story.hit',
  disordered: 'story.disordered',
  damaged: 'story.damaged',
  tired: 'story.tired',
  retreated: 'story.retreated',
  withdrawn: 'story.withdrawn',
  isolated: 'story.isolated',
  arrived: 'story.arrived',
  recovered: 'story.recovered',
  repaired: 'story.repaired',
  resupplied: 'story.resupplied',
};

function sentenceOf({ narrator, side }: Hearer, group: Group, detail: Detail): string {
  const { weight, of, is, units, facts } = group;
  const n = units.length;
  const number = narrator.say('story.number', { n });
  const whose = of === side ? 'mine' : 'other';
  const army = of === null ? '' : narrator.army(of);
  const field = facts[0] === undefined ? '' : fieldOf(narrator, facts[0]);
  const say = (key: MailKey, named: string) =>
    capitalised(narrator.say(key, { whose, side: army, units: named, n, number }));
  const named = () => narrator.game.named(field, units);
  if (n === 0) return withoutClauses(facts[0]?.bare ?? '');
  if (weight === 'loss')
    return say(detail === 'named' ? 'story.lost' : 'story.lostSo', detail === 'named' ? named() : '');
  if (is === 'taken') return say('story.taken', named());
  const listed = detail === 'named' || of === null ? named() : narrator.force(of, n);
  if (weight === 'reveal') return say('story.revealed', listed);
  const key = is === null ? undefined : FATES[is];
  if (key === undefined) return withoutClauses(facts[0]?.bare ?? '');
  // A game may have its own word for it.
  return narrator.game.has(key) ? capitalised(narrator.tell(key, { units: listed, n })) : say(key, listed);
}

/** Longest headline, and longest message to another service. */
const LONGEST = 140;

/** What happened in one line of whole sentences; empty where nothing did that is worth one. */
export function headlineOf(hearer: Hearer, facts: readonly Fact[], longest = LONGEST): string {
  const { narrator } = hearer;
  const groups = groupsOf(hearer, facts);
  const must = groups.filter(({ weight }) => isAlwaysTold(weight));
  const may = groups.filter(({ weight }) => !isAlwaysTold(weight) && weight === 'gain');
  if (must.length + may.length === 0) return lightest(hearer, facts);
  const told = sentencesWithin(hearer, must, longest);
  for (const group of may) {
    const longer = [...told, sentenceOf(hearer, group, detailOf(group))];
    if (inARow(longer, narrator.locale).length <= longest || told.length === 0)
      told.push(longer.at(-1) ?? '');
  }
  return inARow(told, narrator.locale);
}

function detailOf({ weight, units }: Group): Detail {
  return weight === 'loss' || units.length <= NAMED ? 'named' : 'counted';
}

/** A sentence a group, as detailed as there is room; never fewer than all of them, but joined. */
function sentencesWithin(hearer: Hearer, groups: readonly Group[], longest: number): string[] {
  const details = groups.map(detailOf);
  const told = () => groups.map((group, i) => sentenceOf(hearer, group, details[i] ?? 'counted'));
  const isFitting = (sentences: readonly string[]) =>
    inARow(sentences, hearer.narrator.locale).length <= longest;
  for (let i = groups.length - 1; i >= 0 && !isFitting(told()); i--) details[i] = 'counted';
  return isFitting(told()) ? told() : joinedByWeight(hearer, groups);
}

/** One sentence a weight: how many were lost, how many were hit. */
function joinedByWeight(hearer: Hearer, groups: readonly Group[]): string[] {
  const { narrator } = hearer;
  return [...new Set(groups.map(({ weight }) => weight))].map((weight) => {
    const same = groups.filter((group) => group.weight === weight);
    const n = same.reduce((sum, { units, facts }) => sum + (units.length || facts.length), 0);
    const number = narrator.say('story.number', { n });
    if (weight === 'score')
      return inARow(
        same.map((group) => sentenceOf(hearer, group, 'named')),
        narrator.locale,
      );
    return capitalised(narrator.say('story.all', { weight, n, number }));
  });
}

/** Where nothing of weight happened, the newest of the heaviest that others did, else of what came by itself. */
function lightest(hearer: Hearer, facts: readonly Fact[]): string {
  const others = facts.filter(({ by, alone }) => by !== hearer.side && !alone);
  const least = Math.min(...others.map(({ weight }) => rankOf(weight)));
  const newest = others.findLast(({ weight }) => rankOf(weight) === least);
  return newest === undefined ? '' : withoutClauses(newest.bare);
}

/** Whether a fact is only what the reader ordered himself, with no result of its own. */
function isOrdered({ side }: Hearer, { by, weight, is, roll }: Fact): boolean {
  return (
    by === side &&
    roll === null &&
    (weight === 'move' || weight === 'card' || weight === 'routine' || is === 'arrived')
  );
}

/** A line of a short story: a fact as the log tells it, or a sentence that joins several. */
export interface StoryLine {
  readonly text: string;
  readonly roll: FoldedRoll | null;
  readonly weight: Weight;
  /** Those that it names. */
  readonly entries: readonly Entry[];
}

/**
 * A story of at most `most` lines, the heaviest first: one fact a line, and joined what has no line of its own.
 */
export function shortStory(hearer: Hearer, facts: readonly Fact[], most: number): readonly StoryLine[] {
  const { narrator } = hearer;
  const groups = groupsOf(
    hearer,
    facts.filter(({ alone, weight }) => !alone || isAlwaysTold(weight)),
  );
  const must = groups.filter(({ weight }) => isAlwaysTold(weight));
  const may = groups.filter(
    ({ weight, facts }) => !isAlwaysTold(weight) && !facts.every((fact) => isOrdered(hearer, fact)),
  );
  const light = may.filter(
    ({ weight, facts }) => weight !== 'routine' || facts.some(({ roll }) => roll !== null),
  );
  const lineOf = (group: Group): StoryLine => {
    const [fact, second] = group.facts;
    const alone = second === undefined && fact !== undefined && fact.units.length <= group.units.length;
    return {
      text: alone ? withoutClauses(fact.bare) : sentenceOf(hearer, group, detailOf(group)),
      roll: alone ? fact.roll : null,
      weight: group.weight,
      entries: group.facts.flatMap(({ entries }) => entries),
    };
  };
  const all = [...must, ...(light.length > 0 || must.length > 0 ? light : may)];
  const lines = all.slice(0, most).map(lineOf);
  const rest = must.slice(most);
  const last = lines.at(-1);
  if (rest.length === 0 || last === undefined) return lines;
  const joined = [all[most - 1], ...rest].flatMap((group) =>
    group === undefined ? [] : [sentenceOf(hearer, group, detailOf(group))],
  );
  return [...lines.slice(0, -1), { ...last, text: inARow(joined, narrator.locale), roll: null }];
}

/** A story with room for so many lines: what stands in it, and what it joins. */
export interface BoundStory {
  /** In the order in which it happened. */
  readonly facts: readonly Fact[];
  /** What must be told and has no line, joined by what it is. */
  readonly joined: readonly string[];
  /** How much of the rest there is, by weight; empty where nothing is left out. */
  readonly left: string;
}

/**
 * A story of at most `most` lines in its order. Of the reader's own orders it tells what came of them; the rest
 * of them is counted.
 */
export function boundStory(hearer: Hearer, facts: readonly Fact[], most: number): BoundStory {
  const own = facts.filter((fact) => isOrdered(hearer, fact));
  const others = facts.filter((fact) => !isOrdered(hearer, fact));
  const kept = new Set(byWeight(hearer, others).slice(0, most));
  const rest = others.filter((fact) => !kept.has(fact));
  const must = rest.filter(({ weight }) => isAlwaysTold(weight));
  return {
    facts: others.filter((fact) => kept.has(fact)),
    joined: groupsOf(hearer, must).map((group) => sentenceOf(hearer, group, 'named')),
    left: inARow(
      [
        countOf(
          hearer.narrator,
          rest.map(({ weight }) => weight),
          'rest',
        ),
        countOf(
          hearer.narrator,
          own.map(({ weight }) => weight),
          'own',
        ),
      ].filter(Boolean),
      hearer.narrator.locale,
    ),
  };
}
