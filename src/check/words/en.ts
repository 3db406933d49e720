/** What checking a game finds, in English. */

export const checkEn = {
  colon: ': ',
  throws: 'throws: {says}',
  random: 'uses Math.random or the clock: rules may only use play.roll and play.draw',
  endless: 'a random match does not end after {n} orders',
  stuck: 'a question with nothing legal to answer',
  ownRefused: 'refuses an order that its own form lists [{clause}]',
  clause: 'refuses with {clause}, which is not in the rules',
  words: 'no words for {key} ({locale}): {says}',
  positionFault: 'a position file of its own is refused: {says}',
  position: 'a position file does not lead back to the same state',
  view: 'a view does not lead back to the same view',
  twin: 'a twin is seen as something else by {viewer}',
  noTwin: 'hides something, but has no twin: the server can’t test that nothing leaks',
  replay: 'replaying the recording gives another state',
  drawing: 'cannot be drawn: {says}',
  offMap: 'the counter {unit} stands in {place}, which is neither on the map nor a box',
  noPlace: '{id} is a place of the rules, but not on the map',
  noClauses: 'has no clauses',
  nameless: 'the counter {unit} has no name',
  balance: 'random matches: {wins} of {n}; one side wins more than three of four',
  opponent: 'the practice opponent beats random play in {won} of {n}; it should win 95 of 100',
} as const;

/** How heavy a finding is. */
export const weightsEn = { must: 'must', should: 'should' } as const;
