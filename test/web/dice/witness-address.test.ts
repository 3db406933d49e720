/** The address of a witness in the settings of a seat. */
import { beforeEach, describe, expect, it } from 'vitest';
import { begin, REQUEST } from '../../match/harness.js';
import { TestSource } from '../../match/throws/beacon.js';
import { makeWorld, seatedAt, type World } from '../world.js';

let world: World;
beforeEach(async () => {
  world = await makeWorld({ beacon: (clock) => new TestSource(clock), limits: { mails: 3 } });
});

const form = { name: 'Blue', locale: 'en', timeZone: 'UTC', mailing: 'on' };
const witnessOf = async (match: string) =>
  (await world.store.readMatch(match))?.seats.find(({ side }) => side === 'BLUE')?.witness;

describe('the address of a witness', () => {
  it('is kept, told to the holder of the seat, and taken away again', async () => {
    const match = await begin(world, { ...REQUEST, dice: 'beacon' });
    const blue = await seatedAt(world, match, 'BLUE');
    expect((await blue.get(`/m/${match}/BLUE/mail`)).text).toContain('name="witness" value=""');
    const save = (witness: string) => blue.post(`/m/${match}/BLUE/mail`, { ...form, witness });
    expect((await save('not an address')).status).toBe(422);
    expect((await save('witness@example.org')).status).toBe(303);
    expect(await witnessOf(match)).toBe('witness@example.org');
    expect((await blue.get(`/m/${match}/BLUE/mail`)).text).toContain('value="witness@example.org"');
    const [told] = (await world.store.waitingMails(match)).filter(({ kind }) => kind === 'settings');
    expect(JSON.parse(told?.payload ?? '{}').changed).toContainEqual({
      what: 'witness',
      from: null,
      to: 'witness@example.org',
    });
    // What says nothing of a witness leaves him.
    await blue.post(`/m/${match}/BLUE/mail`, form);
    expect(await witnessOf(match)).toBe('witness@example.org');
    expect((await save('')).status).toBe(303);
    expect(await witnessOf(match)).toBeNull();
  });

  it('is beside the own address, whose e-mails can be turned off', async () => {
    const match = await begin(world, { ...REQUEST, dice: 'beacon' });
    const blue = await seatedAt(world, match, 'BLUE');
    expect((await blue.get(`/m/${match}/BLUE/mail`)).text).toContain('name="ownWitness" value="on" checked');
    expect((await blue.post(`/m/${match}/BLUE/mail`, { ...form, ownWitness: 'off' })).status).toBe(303);
    expect((await blue.get(`/m/${match}/BLUE/mail`)).text).toContain('name="ownWitness" value="off" checked');
    const seats = (await world.store.readMatch(match))?.seats.map(({ side, ownWitness }) => [
      side,
      ownWitness,
    ]);
    expect(seats?.sort()).toEqual([
      ['BLUE', false],
      ['RED', true],
    ]);
  });

  it('is mailed no more than others who have not asked: strangers are not to be flooded', async () => {
    const match = await begin(world, { ...REQUEST, dice: 'beacon' });
    const blue = await seatedAt(world, match, 'BLUE');
    const statuses: number[] = [];
    for (const change of [1, 2, 3, 4]) {
      const witness = change % 2 === 0 ? '' : 'stranger@example.org';
      statuses.push((await blue.post(`/m/${match}/BLUE/mail`, { ...form, witness })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303]);
    for (let change = 0; change < 4; change += 1) {
      statuses.push((await blue.post(`/m/${match}/BLUE/mail`, { ...form, witness: '' })).status);
      statuses.push(
        (await blue.post(`/m/${match}/BLUE/mail`, { ...form, witness: 'stranger@example.org' })).status,
      );
    }
    expect(statuses).toContain(429);
  });

  it('is no setting of a match without a beacon', async () => {
    const match = await begin(world, REQUEST);
    const blue = await seatedAt(world, match, 'BLUE');
    expect((await blue.get(`/m/${match}/BLUE/mail`)).text).not.toContain('name="witness"');
    await blue.post(`/m/${match}/BLUE/mail`, { ...form, witness: 'witness@example.org' });
    expect(await witnessOf(match)).toBeNull();
  });
});
