/** Text files are bundled as strings: see scripts/build.mjs and test/support/texts.ts. */
declare module '*.md' {
  const text: string;
  export default text;
}
