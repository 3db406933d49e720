/**
 * Players: an address with a public name and a random tag. Names are not unique, so nobody can take one from
 * somebody else; the tag tells two of the same name apart.
 */
import { checked, done, failed, nameSchema, type Outcome, randomId } from '../../match/index.js';
import type { CompetitionRecord, PlayerRecord, RatingRecord, ResultRecord } from '../../store/index.js';
import type { ClubEffects } from '../model/context.js';

const TAG_LENGTH = 6;
const ID_LENGTH = 12;
/** Tags are drawn until one was never given before. */
const DRAWS = 20;
/** Results and events on a player's page. */
const LISTED = 50;

/** A player as anybody may see them. */
export type PublicPlayer = Pick<PlayerRecord, 'tag' | 'name'>;

export interface PlayerPage {
  readonly player: PublicPlayer;
  readonly id: string;
  readonly results: readonly ResultRecord[];
  readonly events: readonly CompetitionRecord[];
  readonly ratings: readonly RatingRecord[];
  /** Everybody who appears on the page, by id. */
  readonly people: ReadonlyMap<string, PublicPlayer>;
}

/** Chooses a public name, or another one. It is the address's word alone, so its link must have been followed. */
export async function choosePublicName(
  effects: ClubEffects,
  address: string,
  typed: string,
): Promise<Outcome<PlayerRecord>> {
  const name = checked(nameSchema, typed);
  if (!name.ok) return failed('invalid', { fields: [{ field: 'name', message: 'not a name' }] });
  const known = await effects.store.playerOf(address);
  if (known === undefined) return done(await addPlayer(effects, address, name.value));
  await effects.store.changePlayer(known.id, { name: name.value });
  return done({ ...known, name: name.value });
}

/** The player of an address; who has none yet gets this name. */
export async function playerFor(effects: ClubEffects, address: string, name: string): Promise<PlayerRecord> {
  return (await effects.store.playerOf(address)) ?? addPlayer(effects, address, name);
}

async function addPlayer(
  { store, random, clock }: ClubEffects,
  address: string,
  name: string,
): Promise<PlayerRecord> {
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    const player: PlayerRecord = {
      id: randomId(random, ID_LENGTH),
      tag: randomId(random, TAG_LENGTH),
      address,
      name,
      hidden: false,
      struck: false,
      createdAt: clock(),
    };
    if (await store.addPlayer(player)) return player;
    // Another process may have been faster.
    const known = await store.playerOf(address);
    if (known !== undefined) return known;
  }
  throw new RangeError('no tag is left');
}

/** Hides the player's page and line in the rating list, or shows them again. Nothing is deleted. */
export async function hidePlayer({ store }: ClubEffects, address: string, hidden: boolean): Promise<void> {
  const known = await store.playerOf(address);
  if (known !== undefined) await store.changePlayer(known.id, { hidden });
}

/** Blanks a name that nobody should have to read, or takes a player's results out of the ratings. */
export async function censorPlayer(
  { store }: ClubEffects,
  tag: string,
  change: { readonly name?: ''; readonly struck?: boolean },
): Promise<boolean> {
  const known = await store.readPlayer(tag);
  if (known === undefined) return false;
  await store.changePlayer(known.id, change);
  if (change.struck !== undefined)
    for (const { game } of await store.ratingsOfPlayer(known.id)) await store.wantFit(game);
  return true;
}

/** Takes a person out of everything public. Results stay, as those of a former player under another tag. */
export async function blankPlayer({ store, random }: ClubEffects, address: string): Promise<void> {
  const known = await store.playerOf(address);
  await store.eraseOrganizer(address);
  if (known === undefined) return;
  for (let drawn = 0; drawn < DRAWS; drawn++)
    if (await store.erasePlayer(known.id, randomId(random, TAG_LENGTH))) return;
  throw new RangeError('no tag is left');
}

/** What anybody may see of a player; undefined where the owner shows nothing, or is gone. */
export async function playerPage({ store }: ClubEffects, tag: string): Promise<PlayerPage | undefined> {
  const player = await store.readPlayer(tag);
  if (player === undefined || player.hidden || player.address === null) return undefined;
  const { id } = player;
  const [results, entered, ratings] = await Promise.all([
    store.resultsOfPlayer(id, LISTED),
    store.competitionsOfPlayer(id, LISTED),
    store.ratingsOfPlayer(id),
  ]);
  const events = entered.filter(({ listed }) => listed);
  const people = await peopleOf(store, [id, ...results.flatMap(({ one, two }) => [one, two])]);
  return { player, id, results, events, ratings, people };
}

/** Players as anybody may see them, by id: those who hide are named in tables all the same. */
export async function peopleOf(
  store: Pick<ClubEffects['store'], 'readPlayers'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicPlayer>> {
  const found = await store.readPlayers([...new Set(ids)]);
  return new Map(found.map(({ id, tag, name }) => [id, { tag, name }]));
}
