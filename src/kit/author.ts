/**
 * What the author of a game writes. Whatever is left out the house fills in when it loads the game
 * (`completeGame`), so that everything else knows games as `Game` alone.
 */
import type {
  BaseState,
  Clause,
  Foresight,
  Fortunes,
  Game,
  GameOpponent,
  GamePicture,
  GamePlans,
  GamePosition,
  GameRules,
  GameStanding,
  Introduction,
  Locale,
  OnMap,
  Rulebook,
  Scenario,
  Scene,
  SceneChange,
  SceneSymbol,
  Side,
  Tells,
  TextTable,
  Tone,
  View,
  Viewer,
  Words,
} from '../referee/index.js';

/** A text in one of the house's languages at least. */
export type SomeWords = { readonly [locale in Locale]?: string };

/** The ids of a universe: which there are, which fields hold them, and what they are on the map. */
export interface Ids {
  readonly all: readonly string[];
  /** Fields of orders, questions and log lines that hold them. */
  readonly fields: readonly string[];
  /** Fields that hold a way from place to place. */
  readonly ways?: readonly string[];
  /** Left out: nowhere. */
  readonly as?: OnMap['as'];
  readonly placeOf?: OnMap['placeOf'];
  readonly between?: OnMap['between'];
  /** Whose a unit is. */
  ownerOf?(id: string): Side | undefined;
}

/** What a reader sees: his view, and the state that it shows, the true one only where nothing is hidden. */
export interface Seen<S> {
  readonly viewer: Viewer;
  readonly view: View;
  readonly state: S;
}

/** A counter as a reader may know it. */
export interface Piece {
  readonly id: string;
  readonly side: Side;
  /** A place of the map, or undefined for one that stands in a box. */
  readonly at?: string | undefined;
  /** `lost` counts as a loss; other boxes have a word `box.<box>`. */
  readonly box?: string;
  readonly symbol: SceneSymbol;
  readonly name?: string;
  readonly figures: string;
  readonly size?: string;
  /** Disordered, reduced, tired. */
  readonly worn?: boolean;
  /** Lies on its face. */
  readonly reversed?: boolean;
  /** Has done its part in this phase. */
  readonly done?: boolean;
  /** What else is to be said of it, in the reader's language. */
  readonly notes?: readonly string[];
}

/** What decides a match: `rules.ts`, from which the digest is made. */
export interface AuthorRules<S extends BaseState = BaseState> {
  readonly sides: readonly Side[];
  readonly rules: Omit<GameRules<S>, 'universe' | 'procedures' | 'timeout'> &
    Partial<Pick<GameRules<S>, 'procedures' | 'timeout'>> & { readonly ids: { readonly [of: string]: Ids } };
  readonly position: GamePosition<S>;
  readonly standing?: GameStanding;
  readonly plans?: GamePlans<S>;
}

/** How a game is told: a table of sentences and the rules in Markdown, in one language at least. */
interface AuthorWords {
  readonly text: { readonly [locale in Locale]?: TextTable };
  readonly clauses: SomeWords;
  /** Left out: ids are their own names. */
  nameOf?(of: string, id: string, locale: Locale): string;
  readonly tells?: Tells;
  /** The clause that a line of the log or `purpose.<purpose>` comes from. */
  readonly entries?: { readonly [key: string]: Clause };
  value?(unit: string): number;
}

type Drawn<S> = Omit<
  GamePicture,
  'tones' | 'onMap' | 'scene' | 'changes' | 'describe' | 'unused' | 'lost' | 'aim'
> & {
  readonly sides: { readonly [side: Side]: Tone };
  pieces(seen: Seen<S>, locale: Locale): readonly Piece[];
  /** Adds to the scene that is made of the pieces, or replaces it. */
  scene?(made: Scene, seen: Seen<S>, locale: Locale): Scene;
  changes?(before: Seen<S>, after: Seen<S>, locale: Locale): readonly SceneChange[];
  aim?(seen: Seen<S>): ReturnType<NonNullable<GamePicture['aim']>>;
};

/** How good a position is for the viewer, from which the practice opponent is made; or the whole of it. */
type Opponent<S extends BaseState> =
  | (Partial<Omit<GameOpponent<S>, 'foresight'>> & {
      /** In points; what an order gains is what it is worth. */
      worth(seen: Seen<S>): number;
      /** The stretch of play that a look ahead ends with. Left out: nobody looks further than one order. */
      readonly stretch?: Foresight<S>['stretch'];
    })
  | GameOpponent<S>;

/** Everything else: what tells, draws and plays a game. */
export interface AuthorFace<S extends BaseState = BaseState> {
  readonly api: 1;
  readonly id: string;
  readonly version: number;
  readonly title: Words;
  readonly by: NonNullable<Game['by']>;
  readonly scenarios?: readonly Scenario[];
  readonly words: AuthorWords;
  readonly picture: Drawn<S>;
  readonly opponent?: Opponent<S>;
  readonly rulebook?: Partial<Rulebook>;
  readonly introduction?: Introduction;
  readonly fortunes?: Fortunes;
}

export interface AuthorGame<S extends BaseState = BaseState> extends AuthorRules<S>, AuthorFace<S> {}
