/** Loads the module on a page that was opened in a way. */
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

test('a page that was opened by its address is opening until its first screen stands', () => {
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
])('one that shows where somebody was, or a part of it, is not: %s%s', (type, hash) => {
  expect(open(type, hash).isOpening()).toBe(false);
});

test('it is complete once nothing waits any more, be it for something in something that has waited', () => {
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
