/** Loads the module on a page with the given navigation type; undefined for no navigation timing. */
function open(type: string | undefined, hash = ''): typeof import('./opening') {
  performance.getEntriesByType = () => (type === undefined ? [] : [{ type } as unknown as PerformanceEntry]);
  window.location.hash = hash;
  let found: typeof import('./opening') | undefined;
  jest.isolateModules(() => {
    found = jest.requireActual<typeof import('./opening')>('./opening');
  });
  if (!found) throw new Error('The module is not there.');
  return found;
}

test('isOpening is true after a navigation until the first screen is rendered', () => {
  const { isOpening, stands } = open('navigate');
  expect(isOpening()).toBe(true);
  stands(false);
  expect(isOpening()).toBe(false);
});

test.each<[string | undefined, string]>([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#reviews'],
  [undefined, ''],
])('isOpening is false for: %s%s', (type, hash) => {
  expect(open(type, hash).isOpening()).toBe(false);
});

test('the page is marked complete when all deferred and nested parts are rendered', () => {
  const mark = jest.spyOn(performance, 'mark');
  const { stands } = open('navigate');
  const change = stands(false);
  change();
  const changeWithin = stands(false);
  stands(true);
  expect(mark).not.toHaveBeenCalled();
  changeWithin();
  stands(true);
  expect(mark).toHaveBeenCalledTimes(1);
});
