/** The doors for programs as an OpenAPI 3.1 document, made from the schemas that the doors themselves use. */
import { z } from 'zod';
import { DOORS, type Door } from './program-doors.js';
import { problemAnswer } from './schemas.js';

const ABOUT = [
  'Every match can be played by a program, through the addresses that the pages use too.',
  '**Keys.** A seat has two: one to read, one to play. They stand on the seat’s page *Name, mails, keys*. Send one as `Authorization: Bearer <key>`. A key lives 90 days; *Make my links void* ends both. A request with a key is answered in JSON.',
  '**A turn.** Read the position. Where `question` is not null the match waits for an answer of this seat: choose among the legal orders, or build one from the forms. Send it with `event` and `draft` as read, and a `key` of your own. `became: draft` means that it can still be undone and the next question is open; `played` that it was committed. 409 `stale`: read again. 422 `refused` names the clause.',
  '**Limits.** 429 with `Retry-After`; the headers `RateLimit` and `RateLimit-Policy` say how much is left.',
].join('\n\n');

/** Raised where a program that worked would fail. */
const VERSION = '1';

const PARAMETERS = {
  match: 'Id of the match',
  side: 'Id of the side',
} as const;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The body cannot be read',
  403: 'The header `Origin` is missing or names another server',
  404: 'There is no such match, or the key does not open it',
  409: 'The position is another one by now, or the match is not in play',
  422: 'Not as it should be; `clause` names the rule that forbids it',
  429: 'Too many requests',
};
const ALWAYS = [404, 429];

/** The document for the server at `base`. */
export function openApiDocument(base: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const door of DOORS) paths[door.path] = { ...paths[door.path], [door.method]: operationOf(door) };
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

function operationOf(door: Door): object {
  const inPath = [...door.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = [
    ...inPath.map((name) => ({
      ...{ name, in: 'path', required: true, schema: { type: 'string' } },
      description: PARAMETERS[name === 'match' ? 'match' : 'side'],
    })),
    ...Object.entries(door.query ?? {}).map(([name, { says, schema }]) => ({
      ...{ name, in: 'query', required: false, description: says, schema },
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
      : { requestBody: { required: true, content: jsonContent(jsonSchema(door.takes, 'input')) } }),
    responses: responsesOf(door),
  };
}

function responsesOf({ gives, status, refusals = [], takes }: Door): object {
  const schema = typeof gives === 'string' ? {} : jsonSchema(gives, 'output');
  const content = typeof gives === 'string' ? { [gives]: { schema } } : jsonContent(schema);
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const codes = [...new Set([...ALWAYS, ...refusals, ...(takes === undefined ? [] : [400])])].sort();
  return {
    [status]: { description: 'As asked', content },
    ...Object.fromEntries(codes.map((code) => [code, { description: REFUSALS[code], content: problem }])),
  };
}

function jsonContent(schema: object): object {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
}
