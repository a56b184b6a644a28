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
