/** A house with as many practice matches going on as are wanted: whoever is over is followed by another. */
import { readConfig } from '../../../src/cli/config.js';
import { openService, type RunningService } from '../../../src/cli/running/house.js';
import { games } from '../../../src/games/index.js';
import type { OpenRequest } from '../../../src/match/index.js';

const PERSON = { locale: 'en', timeZone: 'UTC' } as const;
/** Milliseconds between two looks whether a match is over. */
const REST = 1_000;

/** Written to straight, not through HTTP: what is measured is what others ask. */
export class PracticeHouse {
  readonly running: RunningService;
  readonly games = games();
  readonly #going: string[] = [];
  #opened = 0;
  #keeper: Promise<void> = Promise.resolve();
  #stopped = false;

  private constructor(running: RunningService) {
    this.running = running;
  }

  static async open(env: Readonly<Record<string, string>>): Promise<PracticeHouse> {
    return new PracticeHouse(await openService(readConfig(env)));
  }

  /** Opens so many matches of all games in turn, and keeps so many going on. */
  async keepGoing(count: number): Promise<void> {
    while (this.#going.length < count) this.#going.push(await this.#openPractice());
    this.#keeper = this.#keep();
  }

  /** All that were written in practice matches that still go on, and those that were over. */
  async progress(): Promise<{ readonly opened: number; readonly events: number }> {
    const found = await Promise.all(this.#going.map((match) => this.running.store.readMatch(match)));
    return {
      opened: this.#opened,
      events: found.reduce((sum, one) => sum + (one?.match.headNumber ?? 0), this.#over),
    };
  }

  #over = 0;

  async goesOn(match: string): Promise<boolean> {
    return (await this.running.store.readMatch(match))?.match.status === 'playing';
  }

  /** A match of the game at this place, both of whose seats are people. */
  openOwn(place: number): Promise<string> {
    return this.#open(place, 'human@example.org');
  }

  async close(): Promise<void> {
    this.#stopped = true;
    await this.#keeper;
    await this.running.close();
  }

  async #keep(): Promise<void> {
    while (!this.#stopped) {
      for (const [at, match] of this.#going.entries()) {
        const found = await this.running.store.readMatch(match);
        if (found?.match.status === 'playing') continue;
        this.#over += found?.match.headNumber ?? 0;
        this.#going[at] = await this.#openPractice();
      }
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
  }

  /** A person must open; the practice opponent takes his seat over. */
  async #openPractice(): Promise<string> {
    const match = await this.#open(this.#opened, null);
    this.#opened += 1;
    const seats = (await this.running.store.readMatch(match))?.seats ?? [];
    const robots = seats.map(({ side }) => ({ side, holder: 'robot' as const }));
    const written = await this.running.store.change({ matchId: match, seats: robots });
    if (!written.ok) throw new Error(`${match} was not handed over`);
    return match;
  }

  /** Against a person with this address, or, without one, against the practice opponent. */
  async #open(place: number, address: string | null): Promise<string> {
    const game = this.games[place % this.games.length];
    const [mine, other] = game?.sides ?? [];
    const scenario = game?.scenarios[0];
    if (game === undefined || scenario === undefined || mine === undefined || other === undefined)
      throw new Error('no game');
    const rival = address === null ? ('robot' as const) : ('person' as const);
    const request: OpenRequest = {
      game: game.id,
      scenario: scenario.id,
      options: {},
      pack: null,
      opener: mine,
      seats: [
        { ...PERSON, side: mine, name: 'Human', address, holder: 'person' },
        { ...PERSON, side: other, name: 'Other', address, holder: rival },
      ],
    };
    const { matches } = this.running;
    const opened = await matches.open(request);
    if (!opened.ok) throw new Error(opened.failure.code);
    const { match } = opened.value;
    await matches.join(match, mine, {});
    if (rival === 'person') await matches.join(match, other, {});
    return match;
  }
}
