import { fakeApi } from './fakeApi';
import { makeAdmin } from './viewer';

type Answers = Parameters<typeof fakeApi>[0];

/** A page of a list, as the API answers it. */
export const aPage = (typename: string, items: readonly object[], more: object = {}) => ({
  __typename: typename,
  items,
  total: items.length,
  page: 1,
  pages: 1,
  asOf: '7:7:',
  ...more,
});

/** The answer of a mutation that has changed so many things, and left out others. */
export const aChange = (count = 1, leftOut: readonly string[] = []) => ({ data: { change: { __typename: 'Change', id: 'change-1', count, leftOut } } });

/** The version of everything in these tests. */
export const VERSION = 3;

/** Things as they were seen. */
export const asSeen = (...ids: string[]) => ids.map((id) => ({ id, version: VERSION }));

/** An API that answers an admin who is signed in, with no saved views and undo that works, beside what a test adds. */
export function consoleApi(answers: Answers) {
  localStorage.setItem('token', 'token-of-the-test');
  return fakeApi({
    Viewer: () => ({ data: { viewer: makeAdmin() } }),
    SavedViews: () => ({ data: { savedViews: [] } }),
    UndoChange: () => ({ data: { undo: 1 } }),
    ...answers,
  });
}
