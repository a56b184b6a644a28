import { shownChanges } from './shownChanges';

const shown = (changes: Parameters<typeof shownChanges>[0]['changes']) => shownChanges({ targetKind: 'USER', label: null, changes });
const change = (field: string, before: string | null, after: string | null) => ({ __typename: 'ActivityChange' as const, field, before, after });

test.each([
  ['all cities', null, 'All cities'],
  ['some cities', 'Goa, Pune', 'Goa, Pune'],
  ['no city', '', 'No city'],
])('a moderator of %s has the right text in the log', (_what, after, text) => {
  expect(shown([change('moderatedCityIds', 'Delhi', after)])).toEqual([{ field: 'Cities of the moderator', before: 'Delhi', after: text }]);
});

test('a new moderator of some cities had no cities before', () => {
  const [cities] = shown([change('moderatedCityIds', null, 'Pune'), change('role', 'user', 'moderator')]);
  expect(cities).toEqual({ field: 'Cities of the moderator', before: null, after: 'Pune' });
});

test('changed options of an attribute are shown with the labels of its form, and their order by keys', () => {
  const changes = (before: unknown, after: unknown) =>
    shownChanges({ targetKind: 'ATTRIBUTE', label: 'dish', changes: [change('options', JSON.stringify(before), JSON.stringify(after))] });
  const option = { key: 'soup', names: { en: 'Soup' }, synonyms: {}, isRetired: false };
  expect(changes([], [option])).toEqual([{ field: 'Options', before: null, after: expect.stringContaining('Key: soup') as unknown }]);
  expect(changes(['soup', 'rice'], ['rice', 'soup'])).toEqual([{ field: 'Options', before: 'soup\nrice', after: 'rice\nsoup' }]);
  const cut = '[{"key":"soup…';
  expect(shownChanges({ targetKind: 'ATTRIBUTE', label: 'dish', changes: [change('options', null, cut)] })).toEqual([
    { field: 'Options', before: null, after: cut },
  ]);
});

test('the position of an attribute has a label of its own', () => {
  expect(shownChanges({ targetKind: 'ATTRIBUTE', label: 'dish', changes: [change('rank', '2', '1'), change('isOnCard', 'false', 'true')] })).toEqual([
    { field: 'Position', before: '2', after: '1' },
    { field: 'On cards', before: 'Off', after: 'On' },
  ]);
});

test('changed fields of a search term have the labels of its form', () => {
  expect(shownChanges({ targetKind: 'SEARCH_TERM', label: 'cheap', changes: [change('meaning', 'price=1', 'price=1,2')] })).toEqual([
    { field: 'Meaning', before: 'price=1', after: 'price=1,2' },
  ]);
});
