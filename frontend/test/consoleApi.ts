import { fakeApi } from './fakeApi';
import { makeAdmin } from './viewer';

type Answers = Parameters<typeof fakeApi>[0];

/** Returns a page of a list as in an API response. */
export const aPage = (typename: string, items: readonly object[], more: object = {}) => ({
  __typename: typename,
  items,
  total: items.length,
  page: 1,
  pages: 1,
  asOf: '7:7:',
  ...more,
});

/** Returns the response to a bulk change: number of changed records, and ids that were left out. */
export const aChange = (count = 1, leftOut: readonly string[] = []) => ({
  data: { change: { __typename: 'Change', id: 'change-1', count, leftOut, job: null } },
});

/** Version of all records in these tests. */
export const VERSION = 3;

/** Returns selected records with the version that the client loaded. */
export const asSeen = (...ids: string[]) => ids.map((id) => ({ id, version: VERSION }));

/** Creates a fake API with a signed-in admin, no saved views and a working undo. `answers` adds or replaces responses. */
export function consoleApi(answers: Answers) {
  localStorage.setItem('token', 'token-of-the-test');
  return fakeApi({
    Viewer: () => ({ data: { viewer: makeAdmin() } }),
    SavedViews: () => ({ data: { savedViews: [] } }),
    BulkJobs: () => ({ data: { bulkJobs: [] } }),
    UndoChange: () => ({ data: { undo: 1 } }),
    DeletionNote: () => ({
      data: { deletionImpact: { __typename: 'DeletionImpact', cities: 1, places: 22, reviews: 131, photos: 0, lists: 1, favorites: 0 } },
    }),
    ...answers,
  });
}
