/** The toy with something that gives a secret away, one leak each: what the suite must find. */
import {
  type BaseState,
  type Decision,
  type Form,
  type Game,
  order,
  type Play,
  type Rules,
  type Step,
} from '../../src/referee/index.js';
import { CARDS } from '../toy/components.js';
import { type ToyState, unitOf } from '../toy/state.js';
import { spoken } from '../web/spoken.js';

type Meddle = (decision: Decision, state: ToyState) => Decision | 'passed over';

/** The state of the toy behind a game that has forgotten its kind. */
function toyState(state: BaseState): ToyState {
  return state as ToyState;
}

/** The toy with its steps wrapped: `before` a step runs, and at every question. */
function meddled(meddle: Meddle, before: (g: Play, state: ToyState) => void = () => {}): Game {
  const wrap = (step: Step): Step => ({
    ...step,
    *run(g) {
      before(g, toyState(g.state));
      return yield* step.run(meddling(g, meddle));
    },
  });
  return { ...spoken, rules: { ...spoken.rules, steps: (state) => spoken.rules.steps(state).map(wrap) } };
}

/** What a script gets, with its questions changed on the way. */
function meddling(g: Play, meddle: Meddle): Play {
  return Object.create(g, {
    ask: {
      *value(decision: Decision): Rules<unknown> {
        const changed = meddle(decision, toyState(g.state));
        return changed === 'passed over' ? { do: 'pass' } : yield* g.ask(changed);
      },
    },
  });
}

const asItIs: Meddle = (decision) => decision;

/** Changes the forms of one kind of question. */
function withForms(kind: string, change: (forms: readonly Form[], state: ToyState) => readonly Form[]): Game {
  return meddled((decision, state) =>
    decision.kind === kind ? { ...decision, forms: change(decision.forms, state) } : decision,
  );
}

const holdsAmbush = (cards: readonly string[]) => cards.some((card) => CARDS[card] === 'ambush');

export const PLANTED: readonly (readonly [what: string, where: string, game: Game])[] = [
  [
    'the view lists counters in the order of their hidden kinds',
    'view',
    {
      ...spoken,
      position: {
        ...spoken.position,
        view: (state, viewer) => {
          const view = spoken.position.view(state, viewer);
          const kinds = new Map(toyState(state).units.map((unit) => [unit.id, unit.kind]));
          const body = view.body as { readonly units: readonly { readonly id: string }[] };
          const units = [...body.units].sort((a, b) =>
            (kinds.get(a.id) ?? '') < (kinds.get(b.id) ?? '') ? -1 : 1,
          );
          return { ...view, body: { ...body, units } as typeof view.body };
        },
      },
    },
  ],
  [
    'the log names a card that somebody holds',
    'log',
    meddled(asItIs, (g, { step, hands }) => {
      if (step === 'orders') g.log('signal', { card: hands.BLUE[0] ?? '' });
    }),
  ],
  [
    'what one side is told depends on the cards of the other',
    'told',
    meddled(asItIs, (g, { step, hands }) => {
      if (step === 'orders') g.tell('RED', 'cards', { cards: holdsAmbush(hands.BLUE) ? 1 : 0 });
    }),
  ],
  [
    'a roll has a modifier for the cards of the side that is not rolling',
    'rolls',
    meddled(asItIs, (g, { step, hands }) => {
      const modifiers = holdsAmbush(hands.RED)
        ? [{ amount: 1, on: 'column', reason: 'card', clause: 'TY-1.a' } as const]
        : [];
      if (step === 'orders') g.roll({ purpose: 'weather', dice: [6], modifiers });
    }),
  ],
  [
    'the form of an attack offers no target that holds the flag',
    'forms',
    withForms('attack', (forms, state) => {
      const flag = state.units.find((unit) => unit.kind === 'flag' && unit.side !== state.active)?.at;
      return forms.map((form) => ({
        ...form,
        do: form.do,
        fields: form.fields.map((field) =>
          field.name === 'target'
            ? {
                ...field,
                walk: {
                  ...field.walk,
                  candidates: () => ['gate', 'mill', 'wood', 'ford'].filter((p) => p !== flag),
                },
              }
            : field,
        ),
      }));
    }),
  ],
  [
    'a further form is open while the other side holds an ambush',
    'forms',
    withForms('command', (forms, { active, hands }) =>
      holdsAmbush(hands[active === 'RED' ? 'BLUE' : 'RED']) ? [...forms, order('beware').idly()] : forms,
    ),
  ],
  [
    'the refusal of a march names another clause while an ambush lies in wait',
    'refusals',
    withForms('march', (forms, { active, hands }) => {
      const waits = holdsAmbush(hands[active === 'RED' ? 'BLUE' : 'RED']);
      const refuse = (clause: string | undefined) => (clause !== undefined && waits ? 'TY-3.d' : clause);
      return forms.map((form) => ({
        ...form,
        do: form.do,
        fields: form.fields.map((field) => ({
          ...field,
          walk: {
            ...field.walk,
            forbids: (so: Parameters<typeof field.walk.forbids>[0], steps: readonly string[], id: string) =>
              refuse(field.walk.forbids(so, steps, id)),
          },
        })),
      }));
    }),
  ],
  [
    'the match pauses for an ambush only where a card for one is held',
    'waits',
    meddled((decision, { hands }) => {
      if (decision.kind !== 'ambush') return decision;
      return holdsAmbush(hands[decision.side as 'RED' | 'BLUE']) ? decision : 'passed over';
    }),
  ],
  [
    'an order in public names the way beyond the first step',
    'orders',
    {
      ...spoken,
      position: {
        ...spoken.position,
        seen: (state, side, sent, viewer) =>
          sent.do === 'move' ? sent : spoken.position.seen(state, side, sent, viewer),
      },
    },
  ],
  [
    'the name of the phase depends on which counter is the flag',
    'view',
    {
      ...spoken,
      position: {
        ...spoken.position,
        view: (state, viewer) => {
          const view = spoken.position.view(state, viewer);
          const flag = unitOf(toyState(state), 'R1').kind === 'flag';
          return { ...view, now: [...view.now, ...(flag ? [{ key: 'dawn' }] : [])] };
        },
      },
    },
  ],
];

/** What the games of memory do not show: it takes pages, mails and journals. */
export const PLANTED_IN_PAGES: readonly (readonly [what: string, where: string, game: Game])[] = [
  [
    'what changed is drawn where a card is held',
    'public replay',
    {
      ...spoken,
      position: {
        ...spoken.position,
        view: (state, viewer) => {
          const view = spoken.position.view(state, viewer);
          return {
            ...view,
            body: { ...(view.body as object), held: holdsAmbush(toyState(state).hands.BLUE) },
          };
        },
      },
      picture: {
        ...spoken.picture,
        changes: (_, after) => {
          const { held } = after.body as { readonly held?: boolean };
          return [{ style: 'loss', at: held === true ? 'camp' : 'hill', unit: null, title: '' }];
        },
      },
    },
  ],
  [
    'the position in words counts the ambushes on hand',
    'public page',
    {
      ...spoken,
      position: {
        ...spoken.position,
        view: (state, viewer) => {
          const view = spoken.position.view(state, viewer);
          const { BLUE } = toyState(state).hands;
          return { ...view, body: { ...(view.body as object), held: holdsAmbush(BLUE) } };
        },
      },
      picture: {
        ...spoken.picture,
        describe: (view, locale) => {
          const { held } = view.body as { readonly held?: boolean };
          return [
            ...spoken.picture.describe(view, locale),
            { title: held === true ? 'beware' : '', lines: [] },
          ];
        },
      },
    },
  ],
  [
    'the log names a card that somebody holds',
    'public page',
    meddled(asItIs, (g, { step, hands }) => {
      if (step === 'orders') g.log('signal', { card: hands.BLUE[0] ?? '' });
    }),
  ],
];
