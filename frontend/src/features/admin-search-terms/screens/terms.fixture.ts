import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { EditSearchTermScreen } from './EditSearchTermScreen';
import { NewSearchTermScreen } from './NewSearchTermScreen';
import { SearchTermsScreen } from './SearchTermsScreen';

const aTerm = (key: string, meaning: string, words: Record<string, string>) => ({
  __typename: 'AdminSearchTerm',
  id: `id-${key}`,
  key,
  version: 1,
  value: { meaning, words } as Record<string, unknown>,
  updatedAt: '2026-02-03T12:05:00.000Z',
});

type Term = ReturnType<typeof aTerm>;

const SOME = [
  aTerm('cheap', 'price=1', { en: 'cheap, low cost', de: 'günstig' }),
  aTerm('late', 'openAt=today-23:30', { en: 'late' }),
  aTerm('church', 'category=worship&attr=religion:christian', { ar: 'كنيسة، كنائس' }),
];

/** Fake API that stores search terms with version numbers. */
export function termsApi(terms: readonly Term[] = SOME) {
  let stored = [...terms];
  const get = (key: unknown) => stored.find((one) => one.key === key);
  const change = { __typename: 'Change', id: 'change-1', count: 1, leftOut: [] };
  const replace = (key: unknown, value: object) => {
    stored = stored.map((one) => (one.key === key ? { ...one, version: one.version + 1, value: { ...one.value, ...value } } : one));
  };
  const saved = (key: unknown) => ({ data: { saved: { __typename: 'SavedSearchTerm', definition: get(key), change } } });
  const answers = () => ({ data: { adminSearchTerms: stored } });
  const api = consoleApi({
    SearchTermsScreen: answers,
    EditSearchTermScreen: answers,
    TermForm: answers,
    CreateSearchTerm: ({ key, value }) => {
      stored = [...stored, { ...aTerm(String(key), '', {}), value: value as Record<string, unknown> }];
      return saved(key);
    },
    SaveSearchTerm: ({ key, version, value }) => {
      if (get(key)?.version !== version) return refusal('This search term has been changed by somebody else since you opened it.', 'CONFLICT');
      replace(key, value as object);
      return saved(key);
    },
    MoveSearchTerms: ({ keys }) => {
      stored = (keys as string[]).flatMap((key) => get(key) ?? []);
      return { data: { change } };
    },
    DeleteSearchTerm: ({ key }) => {
      stored = stored.filter((one) => one.key !== key);
      return { data: { change } };
    },
  });
  return { ...api, changeMeanwhile: replace };
}

const routes = [
  { path: '/admin/search-terms', element: createElement(SearchTermsScreen) },
  { path: '/admin/search-terms/new', element: createElement(NewSearchTermScreen) },
  { path: '/admin/search-terms/:ref', element: createElement(EditSearchTermScreen) },
];

/** Opens a screen of the search terms, and waits for its heading. */
export async function openTerms(api = termsApi(), path = '/admin/search-terms'): ReturnType<typeof renderApp> {
  const app = await renderApp(null, { path, routes, transport: api.transport });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
