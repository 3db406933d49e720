/**
 * What the practice opponent plans: impulses and redeployments that it drafts ahead, and lists for what comes
 * before the next mail.
 */
import type { Decision, Order, Planning, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexId, type Pack, unitIds, unitIndex } from '../components/pack.js';
import type { WpState } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { depotWorth } from './depots.js';
import { type Outlook, outlookOf } from './outlook.js';

/** Impulses in the queue. */
const MOST_IMPULSES = 3;
/** Points that are left for an impulse at least. */
const KEPT = 2;
const MOST_DEPOTS = 12;

/** Plans from the view of the side that is asked; undefined: this question is answered by hand alone. */
export function planningOf(pack: Pack, view: View, { kind, side }: Decision): Planning | undefined {
  const state = situationIn(pack, view);
  const { turn } = state;
  const rest = (phase: string, of: string) => ({ turn, phase, kind: of, do: 'pass' });
  const list = (phase: string, of: string, sentence: Order) => ({
    ...{ turn, phase, kind: of, deeds: [{ sentence }] },
    ...({ unfit: 'skip', conditions: [], prefer: [], asks: [], repeat: { most: 60 } } as const),
  });
  const ends = [
    ...Object.entries(ENDS).map(([phase, of]) => rest(phase, of)),
    { turn: turn + 1, phase: 'start', kind: 'chungking', do: 'pass' },
  ];
  switch (kind) {
    case 'card':
    case 'depot':
      return {
        drafts: {},
        lines: [list('depot', 'depot', depotList(outlookOf({ pack, state }, side === 'J' ? 'J' : 'A')))],
        rests: [],
      };
    case 'impulse':
      if (state.impulse !== null) return undefined;
      return {
        drafts: { impulse: MOST_IMPULSES, battleHex: MANY, ...DRAFTED },
        inWords: (given) => inWords(pack, given),
        lines: [
          list('combat', 'battleHex', { do: 'battles', hexes: [] }),
          list('redeployFleets', 'redeployFleet', { do: 'home' }),
          list('rebuild', 'rebuild', { do: 'rebuilding', units: byWorth(pack, side) }),
        ],
        rests: [rest('movement', 'impulse'), ...ends],
      };
    case 'redeployFleet':
    case 'redeploy':
    case 'rebuild':
    case 'chinese':
      return { drafts: DRAFTED, lines: [], rests: ends };
    default:
      return undefined;
  }
}

const MANY = 40;
const DRAFTED = { redeployFleet: MANY, redeploy: MANY, rebuild: MANY, chinese: MANY };
/** The end of a turn as its questions go on. */
const ENDS = {
  redeployFleets: 'redeployFleet',
  redeployLandAir: 'redeploy',
  rebuild: 'rebuild',
  endOfTurn: 'chinese',
};

/** The depots to build and to give up, as if the dice of the turn came to nothing. */
function depotList(outlook: Outlook): Order {
  const { pack, side } = outlook;
  const brp = pack.file.turnTrack.find(({ turn }) => turn === outlook.state.turn)?.brp[side] ?? 0;
  const trp = outlook.state.trp[side] > 0 && outlook.state.step === 'depot' ? outlook.state.trp[side] : brp;
  let state: WpState = { ...outlook.state, trp: { ...outlook.state.trp, [side]: trp } };
  const found: { readonly [word in 'build' | 'remove']: string[] } = { build: [], remove: [] };
  for (let n = 0; n < MOST_DEPOTS; n++) {
    const now = outlookOf({ pack, state }, side);
    const open: readonly Action[] = [
      ...pack.bases
        .filter((hex) => !state.depots[side].includes(hex))
        .map((hex) => ({ word: 'build' as const, hex })),
      ...state.depots[side].map((hex) => ({ word: 'remove' as const, hex })),
    ];
    const worth = ({ word, hex }: Action) => depotWorth(now, { do: word, hex: hexId(pack, hex) });
    const [best] = open.map((one) => ({ ...one, worth: worth(one) })).sort((x, y) => y.worth - x.worth);
    if (best === undefined || best.worth <= 0) break;
    found[best.word].push(hexId(pack, best.hex));
    const depots = state.depots[side].filter((hex) => hex !== best.hex);
    if (best.word === 'build') depots.push(best.hex);
    state = { ...state, depots: { ...state.depots, [side]: depots.sort((a, b) => a - b) } };
  }
  return { do: 'depots', ...found, keep: KEPT, spare: [] };
}

interface Action {
  readonly word: 'build' | 'remove';
  readonly hex: number;
}

/** Whoever is left of a stack goes where it was to go, or to the next best of its kind. */
function inWords(pack: Pack, given: Order): Order | undefined {
  if (given.do === 'redeploy' || given.do === 'redeployLand') {
    const units = idsIn(given.units);
    const goal =
      given.do === 'redeploy' ? String(given.to) : (idsIn(given.path).at(-1) ?? String(given.path));
    const isFleet = pack.units[unitIndex(pack, units[0] ?? '')]?.fleet === true;
    return { do: isFleet ? 'fleet' : 'stack', units, to: [goal] };
  }
  return undefined;
}

/** Carriers, Air, ships, land. */
function byWorth(pack: Pack, side: string): readonly string[] {
  const rank = (unit: number) => WORTH.indexOf(pack.units[unit]!.type);
  const own = pack.army[side === 'J' ? 'J' : 'A'];
  return unitIds(
    pack,
    [...own].sort((a, b) => rank(a) - rank(b) || a - b),
  );
}

const WORTH: readonly string[] = ['CV', 'A', 'N', 'L'];
