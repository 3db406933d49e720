/** The sentences that a seat may leave as standing orders. */
import { type Form, type Order, order, type Walk } from '../../../referee/index.js';
import {
  eventOf,
  OUT,
  type Pack,
  type PackEvent,
  pointId,
  pointIds,
  pointIndex,
  type SideId,
  unitIds,
} from '../components/pack.js';
import { CLASSES, DEEDS, graphOf, pointsOf, shipsIn, type TsState, unitAt } from '../state/state.js';
import { anyId, anyNumber, anyOf, noDoubles, onlyIf, unitsOf } from './fields.js';

/** Windows and questions that a seat may want to be asked in, whatever its orders say. */
export const WINDOWS = [
  'arrival',
  'initiative',
  'operationStart',
  'movement',
  'reaction',
  'combatStart',
  'airResolution',
  'surfaceStart',
  'allot',
  'surface',
  'extend',
  'attackerRetreat',
  'defenderRetreat',
  'winnerRetreat',
  'retreatPort',
  'relocationPort',
  'beforeCapture',
  'fortify',
  'capture',
  'supplyOrder',
  'resupply',
  'stays',
] as const;

const MODES = ['ask', 'orders'] as const;
const PROVOCATIONS = ['any', ...DEEDS] as const;
const INTERRUPTS = ['never', 'first', 'leads'] as const;
const HUNTS = ['never', 'always', 'withCarrier', 'withCapital', 'fromShips', 'withCapitalOrShips'] as const;
const CARD_RULES = ['never', 'always', 'withCarrier', 'withCapital'] as const;
const RESOLUTIONS = ['never', 'myCarrier', 'always'] as const;
const FORTS = ['never', 'usual', 'attacked', 'short', 'always'] as const;
const REACTIONS = ['none', 'evacuate', 'counterstrike'] as const;
const SURFACES = ['never', 'gunnery', 'noCarriers', 'always'] as const;
const VICTORIES = ['stay', 'leave'] as const;
const RETREATS = ['never', 'usual', 'outnumbered', 'losses', 'carriersHit', 'always'] as const;
const ROLES = ['attacker', 'defender'] as const;
const STRIKES = ['turn0', 'later'] as const;

const MOST_CARDS = 10;
const MOST_SHIPS = 40;
const MOST_POINTS = 30;
const MOST_PERCENT = 1000;
const MOST_CARRIERS = 9;

/** The forms of the orders a side may leave. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  return [
    order('window').one('kind', WINDOWS, anyOf(WINDOWS)).one('mode', MODES, anyOf(MODES)),
    initiativeForm(pack, side),
    ...cardForms(pack, side),
    ...combatForms(pack, side),
    supplyForm(pack, side),
    order('capture')
      .one('port', 'point', anyId(capturable(pack)))
      .number('most', anyNumber(MOST_CARDS), upTo(MOST_CARDS)),
    ...(side === 'A' ? arrivalForms(pack) : []),
  ];
}

/** A later sentence with the same key replaces an earlier one. */
export function standingKey(standing: Order): string {
  const { do: word, kind, event, point, port, unit, when, as, no, turn } = standing;
  if (word === 'supply') return `${word}:${String(turn)}:${String(no)}`;
  if (word === 'retreat') return `${word}:${String(as)}:${String(point ?? '')}`;
  if (word === 'fortify' || word === 'stays') return word;
  const of = kind ?? event ?? point ?? port ?? unit ?? when ?? turn;
  return of === undefined ? word : `${word}:${String(of)}`;
}

function upTo(max: number): { readonly min: number; readonly max: number } {
  return { min: 0, max };
}

function initiativeForm(pack: Pack, side: SideId): Form {
  const cards = [...pack.cardIndexes.keys()];
  const hand = pack.file.rules.handLimit[side];
  return order('initiative')
    .number('most', anyNumber(MOST_CARDS), upTo(MOST_CARDS))
    .number('keep', anyNumber(hand), upTo(hand))
    .one('after', PROVOCATIONS, anyOf(PROVOCATIONS))
    .maybe(
      'at',
      'point',
      onlyIf(({ after }) => after === 'moved' || after === 'fought', anyId(points(pack))),
    )
    .list('cards', 'card', noDoubles(cards, 'TS-2.3.2.a'), { max: cards.length });
}

function cardForms(pack: Pack, side: SideId): Form[] {
  const timed = (...timings: readonly PackEvent['timing'][]) =>
    [...pack.events.values()].filter((e) => e.side === side && timings.includes(e.timing)).map((e) => e.no);
  const combat = timed('combatStart', 'surfaceStart');
  const cards = [...pack.cardIndexes.keys()];
  const form = order('interrupt')
    .one('event', 'event', anyId(timed('enemyOperationStart')))
    .one('rule', INTERRUPTS, anyOf(INTERRUPTS))
    .number('lead', onlyIf(ruleIs('leads'), anyNumber(MOST_POINTS)), upTo(MOST_POINTS));
  const submarines = order('submarines')
    .one('rule', HUNTS, anyOf(HUNTS))
    .number(
      'count',
      onlyIf(ruleIs('fromShips', 'withCapitalOrShips'), anyNumber(MOST_SHIPS)),
      upTo(MOST_SHIPS),
    );
  const inCombat = order('combatCard')
    .one('event', 'event', anyId(combat))
    .one('rule', CARD_RULES, anyOf(CARD_RULES))
    .number(
      'percent',
      onlyIf(({ rule }) => rule !== 'never', anyNumber(MOST_PERCENT)),
      upTo(MOST_PERCENT),
    )
    .number(
      'no',
      onlyIf(({ rule }) => rule !== 'never', anyNumber(combat.length, 1)),
      { min: 1, max: combat.length },
    );
  const resolution = order('resolution')
    .one('rule', RESOLUTIONS, anyOf(RESOLUTIONS))
    .number(
      'hits',
      onlyIf(({ rule }) => rule !== 'never', anyNumber(MOST_CARRIERS, 1)),
      { min: 1, max: MOST_CARRIERS },
    );
  const fort = order('fortify')
    .one('rule', FORTS, anyOf(FORTS))
    .one(
      'port',
      'point',
      onlyIf(({ rule }) => rule !== 'never' && rule !== 'usual', anyId(capturable(pack))),
    );
  const others = pack.file.rules.handLimit.J - 1;
  const redraw = order('redraw')
    .number('least', anyNumber(others), upTo(others))
    .set('cards', 'card', noDoubles(cards, 'TS-2.3.2.a'));
  const shared = [form, submarines, inCombat];
  return side === 'J' ? [...shared, fort, redraw] : [...shared, resolution];
}

function combatForms(pack: Pack, side: SideId): Form[] {
  const ships = unitIds(pack, pack.army[side]).filter((_, i) => pack.units[pack.army[side][i]!]!.ship);
  const anywhere = anyId(points(pack));
  const strikesBack = ruleIs('counterstrike');
  const reaction = order('reaction')
    .maybe('point', 'point', anywhere)
    .one('rule', REACTIONS, anyOf(REACTIONS))
    .number('threat', onlyIf(ruleIs('evacuate'), anyNumber(MOST_PERCENT)), upTo(MOST_PERCENT))
    .number('odds', onlyIf(strikesBack, anyNumber(MOST_PERCENT)), upTo(MOST_PERCENT))
    .maybe('from', 'point', onlyIf(strikesBack, anywhere))
    .set('ships', 'unit', onlyIf(strikesBack, noDoubles(ships, 'TS-7.6.g')));
  const retreat = order('retreat')
    .one('as', ROLES, anyOf(ROLES))
    .maybe('point', 'point', anywhere)
    .one('rule', RETREATS, anyOf(RETREATS))
    .number('percent', onlyIf(ruleIs('outnumbered', 'losses'), anyNumber(MOST_PERCENT)), upTo(MOST_PERCENT))
    .number('count', onlyIf(ruleIs('carriersHit'), anyNumber(MOST_CARRIERS, 1)), {
      min: 1,
      max: MOST_CARRIERS,
    });
  const ranking = noDoubles(CLASSES, 'TS-8.2.e');
  const all = { min: 1, max: CLASSES.length };
  const targets =
    side === 'J'
      ? order('targets').one('when', STRIKES, anyOf(STRIKES)).list('ranking', 'class', ranking, all)
      : order('targets').list('ranking', 'class', ranking, all);
  return [
    reaction,
    targets,
    order('sacrifices').list('ranking', 'class', ranking, all),
    order('surface').one('rule', SURFACES, anyOf(SURFACES)),
    order('extend').number('percent', anyNumber(MOST_PERCENT), upTo(MOST_PERCENT)),
    order('victory').maybe('point', 'point', anywhere).one('rule', VICTORIES, anyOf(VICTORIES)),
    retreat,
    order('ports').list('ports', 'point', noDoubles(ports(pack), 'TS-2.1.a'), {
      min: 1,
      max: pack.points.length,
    }),
  ];
}

function arrivalForms(pack: Pack): Form[] {
  const air = unitIds(pack, pack.army.A).filter((_, i) => !pack.units[pack.army.A[i]!]!.ship);
  const places = pointIds(pack, pack.repairPort.LBA_A ?? []);
  return [
    order('arrival').maybe('unit', 'unit', anyId(air)).one('to', 'point', anyId(places)),
    order('stays').list('units', 'unit', noDoubles(air, 'TS-7.3.j'), { min: 1, max: air.length }),
  ];
}

function ruleIs(...rules: readonly string[]): (soFar: { readonly rule: string }) => boolean {
  return ({ rule }) => rules.includes(rule);
}

function points(pack: Pack): string[] {
  return [...pack.pointIndexes.keys()];
}

function ports(pack: Pack): string[] {
  return pack.points.filter(({ port }) => port).map(({ id }) => id);
}

function capturable(pack: Pack): string[] {
  return pack.points.filter((point) => point.capturable).map(({ id }) => id);
}

const SUPPLIES = ['return', 'redeploy', 'resupply'] as const;
const MOST_ENTRIES = 30;

/** A redeployment, a return or a resupply with its place in the list of a turn; turn 0: of every turn. */
function supplyForm(pack: Pack, side: SideId): Form {
  const all = anyId(pointIds(pack, [...pack.points.keys()]));
  const does = (...words: readonly string[]) => {
    return (walk: Walk<object>) =>
      onlyIf((soFar: { readonly what: string }) => words.includes(soFar.what), walk);
  };
  return order('supply')
    .number('turn', anyNumber(pack.lastTurn), { min: 0, max: pack.lastTurn })
    .number('no', anyNumber(MOST_ENTRIES, 1), { min: 1, max: MOST_ENTRIES })
    .one('what', SUPPLIES, anyOf(SUPPLIES))
    .one('from', 'point', does('return')(all))
    .set('ships', 'unit', does('return')(noDoubles(unitsOf(pack, side, true), 'TS-7.4.c')))
    .one('unit', 'unit', does('redeploy')(anyId(unitsOf(pack, side, false))))
    .one('to', 'point', does('return', 'redeploy')(all))
    .one('point', 'point', does('resupply')(all))
    .number('keep', does('resupply')(anyNumber(MOST_CARDS)), { min: 0, max: MOST_CARDS });
}

const OPERATIONS = ['move', 'return', 'redeploy', 'resupply', 'event'] as const;
const ALLIED_OPERATIONS = [...OPERATIONS, 'fleetTrain', 'shift'] as const;
const CHOICES = ['point', 'discard'] as const;
const LONGEST = 3;

/** What is filled in of an operation when its later fields are asked for. */
interface Begun {
  readonly what: string;
  readonly event?: string;
}

/**
 * An operation, and the initiative as standing orders have it. Units are those on the map, routes those that
 * exist now. Ships are offered where they stand, and taken wherever they are: an earlier line may bring them.
 */
export function planForms(pack: Pack, state: TsState, side: SideId): Form[] {
  const what = side === 'J' ? OPERATIONS : ALLIED_OPERATIONS;
  const events = [...pack.events.values()]
    .filter((e) => e.side === side && e.timing === 'operation')
    .map((e) => e.no);
  const does = (words: readonly string[], walk: Walk<object>) =>
    onlyIf((soFar: Begun) => words.includes(soFar.what), walk);
  /** A field of a movement as such, or of a card of these kinds. */
  const has = (words: readonly string[], types: readonly string[]) => (soFar: Begun) =>
    words.includes(soFar.what) ||
    (soFar.event !== undefined && types.includes(eventOf(pack, soFar.event).fx.type));
  const moves = has(['move'], ['move', 'raid']);
  const all = pointIds(pack, [...pack.points.keys()]);
  const place = anyId(all);
  const onMap = pack.army[side].filter((unit) => unitAt(state, unit).at !== OUT);
  const ships = unitIds(
    pack,
    onMap.filter((unit) => pack.units[unit]!.ship),
  );
  const air = unitIds(
    pack,
    onMap.filter((unit) => !pack.units[unit]!.ship),
  );
  const sails = has(['move', 'return'], ['move', 'raid']);
  const shipsThere = (from: string) => unitIds(pack, shipsIn(pack, state, side, pointIndex(pack, from)));
  const ports = pointIds(
    pack,
    pointsOf(pack, state, side).filter((point) => shipsIn(pack, state, side, point).length > 0),
  );
  const operation = order('operation')
    .one('what', what, anyOf(what))
    .one('event', 'event', does(['event'], anyId(events)))
    .one('source', 'point', onlyIf(has([], ['airStrike']), place))
    .one('target', 'point', onlyIf(has([], ['airStrike']), place))
    .one('from', 'point', { ...onlyIf(sails, place), candidates: () => ports })
    .set(
      'ships',
      'unit',
      {
        ...onlyIf<Begun & { readonly from: string }>(sails, noDoubles(ships, 'TS-7.4.b')),
        candidates: ({ from }) => shipsThere(from),
      },
      { min: 1 },
    )
    .path('path', 'point', wayFrom(pack, state, moves), { max: LONGEST })
    .one('choice', CHOICES, onlyIf(has([], ['choice']), anyOf(CHOICES)))
    .set('carriers', 'unit', onlyIf(has([], ['swapCarriersForAir']), noDoubles(ships, 'TS-CJ09.a')), {
      min: 2,
      max: 2,
    })
    .one('air', 'unit', onlyIf(has([], ['swapCarriersForAir']), anyId(air)))
    .one('unit', 'unit', does(['redeploy'], anyId(air)))
    .one('to', 'point', onlyIf(has(['return', 'redeploy'], ['swapCarriersForAir']), place))
    .one('point', 'point', does(['resupply', 'fleetTrain'], place))
    .one('card', 'card', does(['resupply', 'fleetTrain', 'shift'], anyId([...pack.cardIndexes.keys()])));
  return [operation, order('initiative').idly()];
}

/** Point by point along the routes of the map. */
function wayFrom(
  pack: Pack,
  state: TsState,
  applies: (soFar: Begun) => boolean,
): Walk<Begun & { readonly from: string }> {
  const here = (from: string, steps: readonly string[]) => pointIndex(pack, steps.at(-1) ?? from);
  const next = (from: string, steps: readonly string[], graph = graphOf(pack, state)) =>
    [...graph.next(here(from, steps))].map((p) => pointId(pack, p));
  return {
    applies,
    candidates: ({ from }, steps) => next(from, steps),
    forbids: ({ from }, steps, id) => {
      if (id === from || steps.includes(id)) return 'TS-7.5.k';
      if (next(from, steps).includes(id)) return undefined;
      return next(from, steps, pack.routes.open).includes(id) ? 'TS-7.5.l' : 'TS-7.5.d';
    },
  };
}
