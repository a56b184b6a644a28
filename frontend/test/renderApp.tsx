import type { ApolloLink } from '@apollo/client/link';
import { MockLink } from '@apollo/client/testing';
import { act, render, type RenderResult } from '@testing-library/react';
import { print } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../src/app/Providers';
import { makeStyleCache } from '../src/app/theme/styleCache';
import { type FirstData, makeClient, takeFirstData } from '../src/lib/api';
import { answerMediaQueries } from './media';

answerMediaQueries();

/** Shared by all tests of a file: a new cache would compute all styles again. */
const styleCache = makeStyleCache();

type Router = ReturnType<typeof createMemoryRouter>;

interface Options {
  /** Initial path. */
  path?: string;
  /** Mocked responses; all other requests fail. */
  mocks?: readonly MockLink.MockedResponse[];
  /** Transport to use instead of `mocks`, for tests that inspect requests. */
  transport?: ApolloLink;
  /** Responses that the server put into the page. */
  firstData?: readonly FirstData[];
  /** Further routes. */
  routes?: RouteObject[];
}

/** Adds the variable to a mock that the client adds to operations in the language of the page. */
function inEnglish(mock: MockLink.MockedResponse): MockLink.MockedResponse {
  const { query, variables = {} } = mock.request;
  const isAdded = typeof variables !== 'function' && print(query).includes('$language: String');
  return isAdded ? { ...mock, request: { query, variables: { language: 'en', ...variables } } } : mock;
}

/**
 * Renders an element with all providers of the app: theme, toasts, API, router.
 * @returns the result of `render`, and the router
 */
export async function renderApp(element: ReactNode, options: Options = {}): Promise<RenderResult & { router: Router }> {
  const { path = '/', mocks = [], transport = new MockLink(mocks.map(inEnglish), { showWarnings: false }), firstData = [], routes = [] } = options;
  const client = makeClient(transport);
  for (const data of firstData) takeFirstData(client, data);
  const styles = await styleCache;
  const router = createMemoryRouter([...routes, { path: '*', element }], { initialEntries: [path] });
  // Screens load lazily; components that suspend need an awaited `act`.
  const rendered = await act(async () =>
    render(
      <Providers client={client} styles={styles}>
        <RouterProvider router={router} useTransitions={false} />
      </Providers>,
    ),
  );
  return { ...rendered, router };
}
