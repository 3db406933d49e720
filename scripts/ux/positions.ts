/** Where the pages are measured. */

/** A question of each game that most of a match is made of, with the orders before it where they are set. */
export const POSITIONS: { readonly [game: string]: string } = {
  kyuchorei: 'movement',
  squarepeg: 'movement',
  taiheiyo: 'passOrOperate',
  manila45: 'movement',
  witp: 'impulse',
};
