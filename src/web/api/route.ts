/** What programs need beside the doors of the pages: legal orders, a preview, and the description of all. */
import type { Express } from 'express';
import { z } from 'zod';
import { type Game, initialOptions, type Order, sentences } from '../../referee/index.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { type ApiEndpoint, DOORS } from './program-doors.js';
import { previewRequest, problemAnswer } from './schemas.js';

export const OPENAPI_PATH = '/openapi.json';

const USUAL = 200;
const MOST = 2_000;
const limitSchema = z.object({ limit: z.coerce.number().int().min(1).max(MOST).default(USUAL) });

export function apiRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const document = openApiDocument(context.config.baseUrl, context.games);
  app.get(OPENAPI_PATH, (_request, response) => {
    response.json(document);
  });
  seats.page('/orders', ({ page }, request, response) => {
    const { limit } = parsed(limitSchema, request.query);
    const orders: Order[] = [];
    let more = false;
    for (const order of page.question === undefined ? [] : sentences(page.question)) {
      more = orders.length === limit;
      if (more) break;
      orders.push(order);
    }
    response.json({ event: page.match.head.number, draft: page.draft.revision, orders, more });
  });
  seats.change('/preview', async ({ match, side }, request, response) => {
    const { order } = parsed(previewRequest, request.body);
    response.json(orFault(await context.matches.preview(match, side, order)));
  });
}

const ABOUT = [
  'Every match can be played by a program, through the addresses that the pages use too.',
  '**Keys.** A seat has two: one to read, one to play. They stand on the seat’s page *Name, mails, keys*. Send one as `Authorization: Bearer <key>`. A key lives 90 days; *Make my links void* ends both. A request with a key is answered in JSON.',
  '**A turn.** Read the position. Where `question` is not null the match waits for an answer of this seat: choose among the legal orders, or build one from the forms. Send it with `event` and `draft` as read, and a `key` of your own. `became: draft` means that it can still be undone and the next question is open; `played` that it was committed. 409 `stale`: read again. 422 `refused` names the clause.',
  '**Waiting.** `waitsFor` names who is waited for. While it is another, listen to the news, or read the position again now and then. `status`: `open` until both seats are taken, `playing`, `stopped` while new dice are being agreed to (by a player, on the seat’s page), `finished`.',
  '**Limits.** 429 with `Retry-After`; the headers `RateLimit` and `RateLimit-Policy` say how much is left. 503 with `Retry-After`: the same again later, under the same `key`.',
].join('\n\n');

/** Raised where a program that worked would fail. */
const VERSION = '1';

const PARAMETERS = {
  match: 'Id of the match',
  side: 'Id of the side',
} as const;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The body, or the key, cannot be read',
  403: 'Neither a key nor an `Origin` with this server’s address',
  404: 'There is no such match, or the key does not open it',
  409: 'The position is another one by now, or the match is not in play',
  422: 'Not as it should be; `clause` names the rule that forbids it',
  413: 'The body is too large: at most 64 kB, 200 fields',
  415: 'The body is in a charset or an encoding that is not known here',
  429: 'Too many requests',
  500: 'A mistake of the server; `instance` names the request in its log',
  503: 'Not just now; nothing was lost',
};
const ALWAYS = [400, 404, 429, 500, 503];
const OF_BODIES = [403, 413, 415];

/** The document for the server at `base`, with an opening of every scenario of these games by each side. */
function openApiDocument(base: string, games: readonly Game[]): object {
  const paths: Record<string, Record<string, object>> = {};
  const openings = openingsOf(games);
  for (const door of DOORS) {
    const examples = door.name === 'open' ? { examples: openings } : {};
    paths[door.path] = { ...paths[door.path], [door.method]: operationOf(door, examples) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Denrei',
      version: VERSION,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemAnswer, 'output') },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of the seat' } },
    },
  };
}

/** Bodies that open a match as they stand, against the practice opponent: the ids stand in them. */
function openingsOf(games: readonly Game[]): object {
  const person = { name: 'Bot', locale: 'en', timeZone: 'UTC' } as const;
  const examples = games.flatMap((game) =>
    game.scenarios.flatMap(({ id: scenario, options }) =>
      game.sides.map((side) => {
        const agreed = Object.entries(initialOptions(game, scenario));
        const chosen = Object.fromEntries(agreed.map(([id, value]) => [`option.${id}`, value]));
        const value = { game: game.id, scenario, side, other: 'practice', ...person, ...chosen };
        const may = options.map(({ id, values }) => `option.${id}: ${values.join(', ')}`).join('; ');
        const summary = [game.id, scenario, side].join(' ');
        return [summary, { summary, ...(may === '' ? {} : { description: may }), value }] as const;
      }),
    ),
  );
  return Object.fromEntries(examples.map(([name, example]) => [name.replaceAll(' ', '.'), example]));
}

/** `examples`: of its body. */
function operationOf(door: ApiEndpoint, examples: object): object {
  const inPath = [...door.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      description: PARAMETERS[name === 'match' ? 'match' : 'side'],
    })),
    ...Object.entries(door.query ?? {}).map(([name, { says, schema }]) => ({
      name,
      in: 'query',
      required: false,
      description: says,
      schema,
    })),
  ];
  const right = door.right === undefined ? '' : ` Right: ${door.right}.`;
  return {
    operationId: door.name,
    description: `${door.says}${right}`,
    security: door.right === undefined ? [] : [{ key: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(door.takes === undefined
      ? {}
      : {
          requestBody: { required: true, content: jsonContent(jsonSchema(door.takes, 'input'), examples) },
        }),
    responses: responsesOf(door),
  };
}

function responsesOf({ gives, status, refusals = [], takes }: ApiEndpoint): object {
  const schema = typeof gives === 'string' ? {} : jsonSchema(gives, 'output');
  const content = typeof gives === 'string' ? { [gives]: { schema } } : jsonContent(schema);
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const codes = [...new Set([...ALWAYS, ...refusals, ...(takes === undefined ? [] : OF_BODIES)])].sort();
  return {
    [status]: { description: 'As asked', content },
    ...Object.fromEntries(codes.map((code) => [code, { description: REFUSALS[code], content: problem }])),
  };
}

function jsonContent(schema: object, examples: object = {}): object {
  return { 'application/json': { schema, ...examples } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
}
