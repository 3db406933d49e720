/**
 * The names of the parameters of an ICU message, for the compiler. A message is read from brace to brace;
 * `In` says what the braces before this place have opened: `m` a text, `o` the options of a plural or choice.
 */
export type ParamsOf<Message> = Message extends string ? Read<Message, 'm', never> : never;

type Read<Rest extends string, In extends string, Found> = In extends `o${infer Around}`
  ? Rest extends `${infer Option}{${infer After}`
    ? Option extends `${string}}${string}`
      ? Read<AfterFirst<Rest>, Around, Found>
      : Read<After, `m${In}`, Found>
    : Rest extends `${string}}${infer After}`
      ? Read<After, Around, Found>
      : Found
  : Rest extends `${infer Text}{${infer After}`
    ? Text extends `${string}}${string}`
      ? Read<AfterFirst<Rest>, Closed<In>, Found>
      : Argument<After, In, Found>
    : Rest extends `${string}}${infer After}`
      ? Read<After, Closed<In>, Found>
      : Found;

/** What follows the first closing brace. */
type AfterFirst<Rest extends string> = Rest extends `${string}}${infer After}` ? After : never;

type Closed<In extends string> = In extends `${string}${infer Around}` ? Around : never;

/** `name}`, `name, number, …}`, or `name, plural, ` with its options. */
type Argument<After extends string, In extends string, Found> = After extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `${'plural' | 'select' | 'selectordinal'},${string}`
      ? After extends `${string},${string},${infer Options}`
        ? Read<Options, `o${In}`, Found | Name>
        : never
      : Read<Rest, In, Found | Name>
    : Read<Rest, In, Found | Head>
  : Found;
