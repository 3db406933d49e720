/** The description of the doors is enough to play by: a bot that knows nothing else plays whole matches. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import { type Service, startService } from '../../src/cli/service.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { ownEnvironment } from '../cli/match.js';
import { Doors, playExample } from './second-bot.js';

let service: Service;
let doors: Doors;
beforeAll(async () => {
  const limits = { DENREI_LIMIT_REQUESTS: '1000000', DENREI_LIMIT_CHANGES: '1000000' };
  service = await startService(readConfig({ ...(await ownEnvironment()), ...limits }), { mails: false });
  doors = await Doors.of(service.base);
});
afterAll(() => service.stop());

const GAMES = ['kyuchorei', 'squarepeg', 'taiheiyo'];

describe('a bot that knows the document alone', () => {
  test.each(GAMES)('plays a whole match of %s against the practice opponent', async (game) => {
    const example = [...doors.examples('open').values()].find((one) => one.game === game);
    const { orders, journal } = await playExample(doors, example ?? {}, 3);
    expect(orders).toBeGreaterThan(10);
    expect(await verifyJournal(journal)).toMatchObject({ ok: true });
  });

  test('was answered by every door that it asked as the document says', () => {
    expect([...doors.asked].filter((one) => /(200|201)$/.test(one)).sort()).toEqual(
      expect.arrayContaining([
        'join 200',
        'journal 200',
        'legalOrders 200',
        'open 201',
        'order 200',
        'position 200',
        'preview 200',
        'undo 200',
      ]),
    );
  });

  test('is refused as the document says: without a key, with another, for what is no order', async () => {
    const [example] = doors.examples('open').values();
    const opening = await doors.call('open', { body: { ...example, scenario: 'nowhere' } });
    expect(opening.status).toBe(422);
    const here = { in: { match: 'nowhere', side: 'XX' }, key: 'nonsense' };
    const order = { event: 0, draft: 0, key: 'k', order: { do: 'nothing' } };
    expect((await doors.call('order', { ...here, body: order })).status).toBe(404);
    expect((await doors.call('position', here)).status).toBe(404);
  });
});
