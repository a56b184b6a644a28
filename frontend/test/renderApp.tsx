import type { ApolloLink } from '@apollo/client/link';
import { MockLink } from '@apollo/client/testing';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../src/app/Providers';
import { makeStyleCache } from '../src/app/theme/styleCache';
import { type FirstData, makeClient, takeFirstData } from '../src/lib/apollo';
import { answerMediaQueries } from './media';

answerMediaQueries();

/** One for all tests of a file: each new one would work out every style again. */
const styleCache = makeStyleCache();

type Router = ReturnType<typeof createMemoryRouter>;

interface Options {
  /** Address that the app begins at. */
  path?: string;
  /** Answers that the API gives; asking for anything else fails. */
  mocks?: readonly MockLink.MockedResponse[];
  /** The API itself, for tests that look at what reaches it; in place of `mocks`. */
  transport?: ApolloLink;
  /** Answers that came with the page. */
  firstData?: readonly FirstData[];
  /** More addresses than the one of the element. */
  routes?: RouteObject[];
}

/**
 * Shows an element as the app would, with theme, toasts, API and addresses.
 * @returns what was rendered, and the router that tells where the app is
 */
export async function renderApp(element: ReactNode, options: Options = {}): Promise<RenderResult & { router: Router }> {
  const { path = '/', mocks = [], transport = new MockLink(mocks, { showWarnings: false }), firstData = [], routes = [] } = options;
  const client = makeClient(transport);
  for (const data of firstData) takeFirstData(client, data);
  const styles = await styleCache;
  const router = createMemoryRouter([...routes, { path: '*', element }], { initialEntries: [path] });
  // Screens are loaded on demand, and React needs an awaited act for what suspends.
  const rendered = await act(async () =>
    render(
      <Providers client={client} styles={styles}>
        <RouterProvider router={router} useTransitions={false} />
      </Providers>,
    ),
  );
  return { ...rendered, router };
}
