/** What each language says of its marks. */

/** Parameters of the marks by key: `bracketed` is a remark behind a name. */
export interface Marks {
  readonly comma: never;
  readonly semicolon: never;
  readonly colon: never;
  /** Ends a line that others follow. */
  readonly stop: never;
  /** Between two sentences. */
  readonly gap: never;
  readonly bracketed: 'text';
}

export type MarkMessages = Readonly<Record<keyof Marks, string>>;

/** What stands for what in a name from the components, in this order. */
export type Respelling = readonly (readonly [written: string, printed: string])[];
