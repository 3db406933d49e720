/**
 * A player that knows the doors from the document at /openapi.json alone: where each is, what it takes and
 * gives. Every request is held to the document before it is sent, every answer before it is believed. Written
 * by that page, without a look at what stands behind the doors.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { picker } from '../referee/support.js';

const content = z.record(z.string(), z.looseObject({ schema: z.unknown() }));
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() }))
    .default([]),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
  security: z.array(z.record(z.string(), z.unknown())),
});
const openApi = z.looseObject({
  openapi: z.literal('3.1.0'),
  servers: z.tuple([z.object({ url: z.string() })]),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

type OpenApi = z.infer<typeof openApi>;
type Operation = z.infer<typeof operation> & { readonly path: string; readonly method: string };
type Json = Readonly<Record<string, unknown>>;

/** An answer of a door, held to the document: its status, and its body where it is JSON. */
interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
}

interface Call {
  readonly in?: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly key?: string | undefined;
}

/** The doors of a server by their names. */
export class Doors {
  readonly base: string;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();
  /** Doors that were asked, and with which status they answered. */
  readonly asked = new Set<string>();

  private constructor(document: OpenApi) {
    this.base = document.servers[0].url;
    this.#operations = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, one]) => [one.operationId, { ...one, path, method }] as const),
      ),
    );
    this.#ajv = new Ajv2020({ strict: false });
    this.#ajv.addSchema(document, 'document');
  }

  static async of(server: string): Promise<Doors> {
    return new Doors(openApi.parse(await (await fetch(`${server}/openapi.json`)).json()));
  }

  /** Bodies that the document shows for a door, by their names. */
  examples(name: string): ReadonlyMap<string, Json> {
    const shown = this.#operation(name).requestBody?.content['application/json']?.examples;
    const read = z.record(z.string(), z.looseObject({ value: z.record(z.string(), z.unknown()) }));
    return new Map(Object.entries(read.parse(shown)).map(([id, { value }]) => [id, value]));
  }

  async call(name: string, call: Call): Promise<Answer> {
    const door = this.#operation(name);
    if (call.body !== undefined) this.#hold(door, ['requestBody'], 'application/json', call.body);
    for (;;) {
      const response = await this.#send(door, call);
      const text = await response.text();
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      const { status } = response;
      this.asked.add(`${name} ${status}`);
      const body = type.endsWith('json') ? z.record(z.string(), z.unknown()).parse(JSON.parse(text)) : {};
      this.#hold(door, ['responses', String(status)], type, body);
      const wait = response.headers.get('retry-after');
      if (wait === null) return { status, body, text };
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(wait)));
    }
  }

  /** The events that a door sends, as long as it does. */
  async *listen(name: string, call: Call, signal: AbortSignal): AsyncGenerator<unknown> {
    const { body } = await this.#send(this.#operation(name), call, signal);
    let rest = '';
    for await (const bytes of body ?? []) {
      const frames = (rest + Buffer.from(bytes).toString('utf8')).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames)
        for (const [, data = ''] of frame.matchAll(/^data: ?(.*)$/gm)) yield JSON.parse(data);
    }
  }

  #operation(name: string): Operation {
    const found = this.#operations.get(name);
    if (found === undefined) throw new Error(`the document knows no door ${name}`);
    return found;
  }

  #send(door: Operation, { in: given = {}, body, key }: Call, signal?: AbortSignal): Promise<Response> {
    const url = new URL(
      door.path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? ''),
      this.base,
    );
    for (const { name, in: where, required } of door.parameters) {
      const value = given[name];
      if (value === undefined && required) throw new Error(`${door.operationId} needs ${name}`);
      if (value !== undefined && where === 'query') url.searchParams.set(name, value);
    }
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (door.security.length === 0) headers.set('origin', this.base);
    else headers.set('authorization', `Bearer ${key}`);
    return fetch(url, {
      method: door.method.toUpperCase(),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  /** Throws where something is not as the document says. */
  #hold(door: Operation, below: readonly string[], type: string, value: Json): void {
    const to = ['paths', door.path, door.method, ...below, 'content', type, 'schema'];
    const pointer = `document#/${to.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const check = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: pointer });
    this.#compiled.set(pointer, check);
    if (!check(value))
      throw new Error(
        `${door.operationId} ${below.join(' ')}: ${this.#ajv.errorsText(check.errors)} in ${JSON.stringify(value)}`,
      );
  }
}

const accepted = z.looseObject({ became: z.string(), event: z.number(), draft: z.number() });
const legal = z.looseObject({ event: z.number(), draft: z.number(), orders: z.array(z.looseObject({})) });
/** After so many changes of a draft it is to come to its end. */
const LONG_DRAFT = 40;

const opened = z.looseObject({ match: z.string(), join: z.string() });
const joined = z.looseObject({ key: z.string(), side: z.string() });

/** What came of a match. */
export interface Played {
  readonly orders: number;
  readonly journal: string;
}

/** Opens a match as an example of the document does, and plays it to its end by chance. */
export async function playExample(doors: Doors, example: Json, seed: number): Promise<Played> {
  const pick = picker(seed);
  const { match, join } = opened.parse((await doors.call('open', { body: example })).body);
  const [, invitation = ''] = join.split('/l/');
  const at = { match, side: String(example.side) };
  const seat = joined.parse(
    (await doors.call('join', { in: at, key: invitation, body: { take: 'yes' } })).body,
  );
  const here = { in: { match, side: seat.side }, key: seat.key };
  const [counts, leaving] = [{ orders: 0 }, new AbortController()];
  // Heard before it is looked at: what comes meanwhile is told next.
  let news = doors.listen('live', here, leaving.signal);
  for (;;) {
    const { body: position } = await doors.call('position', here);
    if (position.status === 'finished') break;
    if (position.question === null) {
      const { done } = await news.next();
      if (done === true) news = doors.listen('live', here, leaving.signal);
    } else await answerOne(doors, here, pick, counts);
  }
  leaving.abort();
  const { text } = await doors.call('journal', here);
  return { ...counts, journal: text };
}

/** Gives one order that it saw the effect of; of drafts, takes some back first. */
async function answerOne(
  doors: Doors,
  here: Required<Pick<Call, 'in' | 'key'>>,
  pick: (below: number) => number,
  counts: { orders: number },
): Promise<void> {
  const found = legal.parse(
    (await doors.call('legalOrders', { ...here, in: { ...here.in, limit: '2000' } })).body,
  );
  const words = [...new Set(found.orders.map((one) => one.do))];
  const word = words[pick(words.length)];
  const worded = found.orders.filter((one) => one.do === word);
  // What can be undone without end is ended by the last form in the end.
  const order = found.draft > LONG_DRAFT ? found.orders.at(-1) : worded[pick(worded.length)];
  if (order === undefined) return;
  if (pick(5) === 0) await doors.call('preview', { ...here, body: { order } });
  const guard = { event: found.event, draft: found.draft };
  const body = { ...guard, key: `second ${counts.orders}`, order };
  const given = await doors.call('order', { ...here, body });
  if (given.status === 409) return;
  const done = accepted.parse(given.body);
  counts.orders += 1;
  if (done.became !== 'draft' || pick(10) > 0) return;
  await doors.call('undo', { ...here, body: { event: done.event, draft: done.draft } });
}
