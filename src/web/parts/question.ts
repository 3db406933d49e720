/** What `partials/asking.hbs` shows. */
import type { SymbolPaths } from '../../referee/index.js';
import type { ChoiceWords, Explained } from './naming.js';

export interface Hidden {
  readonly name: string;
  readonly value: string;
}

export interface FieldChoice {
  readonly id: string;
  /** What of the map it is; null for what the map does not show. */
  readonly at: string | null;
  /** The way there, place by place, for the map to draw; null where there is none. */
  readonly path: string | null;
  readonly text: string;
  /** The name of a small picture of what it is, where it is a ship, an aeroplane or a tank. */
  readonly symbol: string | null;
  readonly note: string | null;
}

/** Choices of which the game says the same. */
export interface Noted<T> {
  /** Of the note, for the choices to refer to; null without a note. */
  readonly key: string | null;
  readonly note: string | null;
  readonly choices: readonly T[];
}

/** A picture that choices refer to by its name, so that the page holds it once. */
export interface Silhouette extends SymbolPaths {
  readonly symbol: string;
}

/** What `partials/asking.hbs` shows. */
export interface AskingModel {
  readonly title: string;
  readonly legend: string;
  readonly name: string;
  readonly action: string;
  /** Boxes and numbers that end an order are given at once; others lead to the next field. */
  readonly method: 'get' | 'post';
  /** Where odds are looked up without giving anything. */
  readonly address: string;
  /** Whether the button of the form stands in the foot of the desk. */
  readonly foot: boolean;
  /** The order that the odds were shown of, for the roll to be given without asking again; '' for none. */
  readonly foreseen: string;
  /** What would become of each unit then. */
  readonly fates: object | null;
  /**
   * Units of the reader's own that may take the place of the chosen one, and the address that their ids are
   * appended to.
   */
  readonly instead: { readonly ids: string; readonly href: string } | null;
  /** The place that was chosen last before this field; null where none was. */
  readonly given: string | null;
  readonly hidden: readonly Hidden[];
  readonly refusal: { readonly clause: string; readonly text: string } | null;
  readonly links: readonly Noted<FieldChoice & { readonly href: string }>[] | null;
  readonly buttons: readonly Noted<FieldChoice & { readonly order: string }>[] | null;
  readonly boxes:
    | readonly (Pick<FieldChoice, 'id' | 'at' | 'text' | 'symbol'> &
        Pick<ChoiceWords, 'where' | 'more'> & { readonly checked: boolean })[]
    | null;
  /** Over a list that is folded: long, and all of it on the map; null for one that lies open. */
  readonly listed: string | null;
  /** The pictures of the choices. */
  readonly silhouettes: readonly Silhouette[];
  /** Whether the boxes are many, and may all be ticked: the browser offers to tick them at once. */
  readonly all: boolean;
  readonly numbers:
    | readonly {
        readonly id: string;
        readonly at: string | null;
        readonly text: string;
        readonly where: string;
        readonly more: string;
        readonly name: string;
        readonly least: number;
        readonly most: number;
        readonly value: string;
      }[]
    | null;
  /** Of boxes how many may be ticked, of numbers what they may come to in all. */
  readonly bounds: { readonly least: number; readonly most: number } | null;
  readonly more: readonly { readonly href: string; readonly text: string }[] | null;
  /** What the game says of what is marked so far. */
  readonly explanation: Explained | null;
  /** Whether the game can say something of what is marked. */
  readonly odds: boolean;
  /** The sentence so far as fields, for asking why something else is not among the choices. */
  readonly so: string;
}
