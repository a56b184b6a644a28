/** Test files of a worker share an environment (scripts/jest). Jest 30 adds 4 to 7 event handlers for each file. */
const HANDLERS_OF_A_FILE = 7;

test('an environment has the event handlers and tests of the running file only', () => {
  const handlers = (globalThis as Record<symbol, unknown[] | undefined>)[Symbol.for('EVENT_HANDLERS')];
  const states = Object.getOwnPropertySymbols(globalThis).filter(({ description }) => description === 'JEST_STATE_SYMBOL');
  expect(handlers?.length).toBeLessThanOrEqual(HANDLERS_OF_A_FILE);
  expect(states).toHaveLength(1);
});
