/** The doors for programs: where, with which key, what comes in and what comes out. */
import type { z } from 'zod';
import { wholePlanSchema } from '../match/plan.js';
import { pressRequestSchema } from '../match/press.js';
import { setupRequestSchema } from '../match/setup.js';
import { standingRequestSchema } from '../match/standing.js';
import { guardRequestSchema, orderRequestSchema } from '../parts/actions.js';
import { joinRequestSchema } from '../start/join.js';
import { openRequestSchema } from '../start/start.js';
import {
  acceptedAnswer,
  joinedAnswer,
  openedAnswer,
  ordersAnswer,
  planAnswer,
  planSetAnswer,
  previewAnswer,
  previewRequest,
  seatAnswer,
  setupAnswer,
  setupPlacedAnswer,
  standingOrdersAnswer,
} from './schemas.js';

export interface ApiEndpoint {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly name: string;
  readonly says: string;
  /** Which right a key must give; undefined: none is needed. */
  readonly right: 'read' | 'play' | 'join' | undefined;
  readonly query?: { readonly [name: string]: { readonly says: string; readonly schema: object } };
  readonly takes?: z.ZodType;
  /** A schema for JSON, else a media type. */
  readonly gives: z.ZodType | string;
  readonly status: number;
  /** Codes of the refusals that are to be expected, beside those of every door. */
  readonly refusals?: readonly number[];
}

const SEAT = '/m/{match}/{side}';

export const DOORS: readonly ApiEndpoint[] = [
  {
    method: 'post',
    path: '/matches',
    name: 'open',
    right: undefined,
    status: 201,
    says: 'Opens a match. `other: practice` without an address plays against the practice opponent, and the answer holds the link to join by. Options are further fields, `option.<id>`; the examples name every game, scenario, side and option. With other opponents both are mailed: `address` is needed then, and `other.name`, `other.address` and `other.locale` of the person you invite. `other: duel` opens two rated matches with sides switched, once both have followed their e-mails; it needs a clock. Their time zone comes from their browser when they take the seat; until then it is `other.timeZone`, or the usual one for the language. Needs the header `Origin` with this server’s address instead of a key.',
    takes: openRequestSchema,
    gives: openedAnswer,
    refusals: [403, 422],
  },
  {
    method: 'post',
    path: `${SEAT}/join`,
    name: 'join',
    right: 'join',
    status: 200,
    says: 'Takes the seat by the key of its invitation, and gives the key to play. `seed`: 32 bytes, hex, for the dice; `digest`, where the seat comes first, its commitment; `words`: what a player typed, where the seat comes second (docs/dice.md). Without any of these the server makes the number.',
    takes: joinRequestSchema,
    gives: joinedAnswer,
    refusals: [409, 422],
  },
  {
    method: 'get',
    path: SEAT,
    name: 'position',
    right: 'read',
    status: 200,
    says: 'The position as the seat may know it, what is asked of it, its draft, the newest events.',
    gives: seatAnswer,
  },
  {
    method: 'get',
    path: `${SEAT}/orders`,
    name: 'legalOrders',
    right: 'play',
    status: 200,
    says: 'Legal orders for the question that is asked of the seat, each as it can be given. A form with many is cut off; the fields of the question say what else may be tried.',
    query: {
      limit: {
        says: 'At most so many, from the first form on: with too few the later forms, such as the end of a phase, are missing',
        schema: { type: 'integer', minimum: 1, maximum: 2000, default: 200 },
      },
    },
    gives: ordersAnswer,
    refusals: [422],
  },
  {
    method: 'post',
    path: `${SEAT}/preview`,
    name: 'preview',
    right: 'play',
    status: 200,
    says: 'What an order would do, as far as that is known before dice fall. Changes nothing.',
    takes: previewRequest,
    gives: previewAnswer,
    refusals: [409, 422],
  },
  {
    method: 'post',
    path: `${SEAT}/orders`,
    name: 'order',
    right: 'play',
    status: 200,
    says: 'Gives an order, or a line of text that means one: not both. `event` and `draft` are those of the position it was made for: another position answers 409. `key` is yours to choose: the same again gets the same answer and does nothing twice, another order under it is 422.',
    takes: orderRequestSchema,
    gives: acceptedAnswer,
    refusals: [409, 422],
  },
  {
    method: 'post',
    path: `${SEAT}/undo`,
    name: 'undo',
    right: 'play',
    status: 200,
    says: 'Takes the last order of the draft back.',
    takes: guardRequestSchema,
    gives: acceptedAnswer,
    refusals: [409, 422],
  },
  {
    method: 'get',
    path: `${SEAT}/setup`,
    name: 'setup',
    right: 'play',
    status: 200,
    says: 'While a free set-up is asked of the seat: what stands, as typed orders to be kept.',
    gives: setupAnswer,
  },
  {
    method: 'post',
    path: `${SEAT}/setup`,
    name: 'placeSetup',
    right: 'play',
    status: 200,
    says: 'Places a kept set-up, a typed order a line, in the place of what stands. What fits becomes the draft; lines that do not are named.',
    takes: setupRequestSchema,
    gives: setupPlacedAnswer,
    refusals: [409, 422],
  },
  {
    method: 'get',
    path: `${SEAT}/plan`,
    name: 'plan',
    right: 'play',
    status: 200,
    says: 'The seat’s plan: orders for its own decisions to come, and how each fits.',
    gives: planAnswer,
  },
  {
    method: 'post',
    path: `${SEAT}/plan`,
    name: 'setPlan',
    right: 'play',
    status: 200,
    says: 'Replaces the plan as a whole.',
    takes: wholePlanSchema,
    gives: planSetAnswer,
    refusals: [409, 422],
  },
  {
    method: 'post',
    path: `${SEAT}/plan/press`,
    name: 'carryOut',
    right: 'play',
    status: 200,
    says: 'Carries the plan out, as far as it goes.',
    takes: pressRequestSchema,
    gives: acceptedAnswer,
    refusals: [409, 422],
  },
  {
    method: 'get',
    path: `${SEAT}/standing`,
    name: 'standing',
    right: 'play',
    status: 200,
    says: 'The seat’s standing orders.',
    gives: standingOrdersAnswer,
  },
  {
    method: 'post',
    path: `${SEAT}/standing`,
    name: 'setStanding',
    right: 'play',
    status: 200,
    says: 'Sets one standing order; or copies one by its key to others, removes it, or says when it ends.',
    takes: standingRequestSchema,
    gives: standingOrdersAnswer,
    refusals: [409, 422],
  },
  {
    method: 'get',
    path: `${SEAT}/journal`,
    name: 'journal',
    right: 'read',
    status: 200,
    says: 'The journal with the seat’s own seals open; all of them after the end. `denrei audit` checks it.',
    gives: 'application/jsonl',
  },
  {
    method: 'get',
    path: `${SEAT}/live`,
    name: 'live',
    right: 'read',
    status: 200,
    says: 'Server-sent events, each with one line of `data`, JSON: `event` and `hash` of the newest event; `mark`, which changes whenever the page of the seat does (`event.draft.more`; the draft is the seat’s own, and 0 with a key to read); and `more`, true if something other than an event is new. One comes at once, then one whenever there is news. Connect again when it ends.',
    query: {
      once: {
        says: 'Returns `event`, `mark` and `hash` once, as JSON, instead of a stream.',
        schema: { type: 'string', enum: ['1'] },
      },
    },
    gives: 'text/event-stream',
  },
];
