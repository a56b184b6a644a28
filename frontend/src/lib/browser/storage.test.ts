import { sourcesBelow } from '../../../test/sources';
import { readDraft, writeDraft } from './draft';
import { browserStore, tabStore } from './storage';
import { readToken, storeToken } from '../api';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('texts are stored in localStorage and sessionStorage', () => {
  browserStore.set('a', 'one');
  tabStore.set('a', 'two');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a'), browserStore.get('a'), tabStore.get('a')]).toEqual(['one', 'two', 'one', 'two']);
  browserStore.set('a', null);
  expect([browserStore.get('a'), tabStore.get('a')]).toEqual([null, 'two']);
  tabStore.set('a', null);
});

describe('if storage is blocked', () => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) jest.spyOn(window, name, 'get').mockImplementation(refuse);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['the browser', browserStore],
    ['the tab', tabStore],
  ])('the store of %s keeps texts as long as the page', (_whom, store) => {
    expect(store.get('b')).toBeNull();
    store.set('b', 'one');
    expect(store.get('b')).toBe('one');
    store.set('b', null);
    expect(store.get('b')).toBeNull();
  });

  test('session and draft last as long as the page', () => {
    storeToken('t-1');
    writeDraft('d', { authorId: 'u1', values: 'Quiet' });
    expect([readToken(), readDraft('d', 'u1', (found): found is string => typeof found === 'string')?.values]).toEqual(['t-1', 'Quiet']);
    storeToken(null);
    expect(readToken()).toBeNull();
  });
});

test('a value is kept in memory if storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  browserStore.set('c', 'new');
  full.mockRestore();
  expect(browserStore.get('c')).toBe('new');
  browserStore.set('c', null);
});

test('only storage.ts uses the browser storage', () => {
  const users = sourcesBelow('frontend/src').filter(({ tree }) => /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(tree.text));
  expect(users.map(({ file }) => file)).toEqual(['lib/browser/storage.ts']);
});
