/** The sentences that a seat may leave as standing orders. */
import type { Form, Order } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../components/pack.js';
import { pointIds, unitIds } from '../components/pack.js';
import { DEEDS } from '../state/state.js';
import { CLASSES } from '../state/universe.js';
import { anyId, anyNumber, anyOf, noDoubles, onlyIf } from './fields.js';
import { supplyForm } from './supply-form.js';

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
