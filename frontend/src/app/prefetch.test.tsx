import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { createMemoryRouter } from 'react-router-dom';
import { fakeApi } from '../../test/fakeApi';
import { makeClient } from '../lib/api';
import { prefetchOnIntent, type ScreenFile } from './prefetch';

const CITY: TypedDocumentNode<{ city: { id: string } }, OperationVariables> = gql`query City($id: ID!, $tab: String) { city(id: $id) { id } }`;

const load = jest.fn<Promise<ScreenFile>, []>();
let stop: () => void = () => undefined;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  load.mockReset().mockResolvedValue({ firstQueries: ({ params, search }) => [{ query: CITY, variables: { id: params.id, tab: search.get('tab') } }] });
  api = fakeApi({ City: ({ id }) => ({ data: { city: { __typename: 'City', id } } }) });
  const router = createMemoryRouter([{ children: [{ path: 'cities/:id', handle: { load } }, { path: 'plain' }] }]);
  stop = prefetchOnIntent(router, makeClient(api.transport));
  document.body.innerHTML = `<a href="/cities/1?tab=map"><b>One</b></a><a href="/cities/2">Two</a><a href="/plain">Plain</a><a href="https://example.org/cities/1">Away</a><p>Words</p>`;
});
afterEach(() => {
  stop();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  document.body.innerHTML = '';
});

const settled = () => act(() => new Promise((done) => setTimeout(done)));
/** Hovers over an element for the given time (ms). */
async function hover(name: string, ms = 200): Promise<void> {
  fireEvent.mouseOver(screen.getByText(name));
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

describe('with a mouse', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a link under a resting pointer has its screen and data fetched once', async () => {
    await hover('One');
    expect(load).toHaveBeenCalledTimes(1);
    expect(api.of('City')).toEqual([{ id: '1', tab: 'map' }]);
    await hover('Words');
    await hover('One');
    expect(api.of('City')).toHaveLength(1);
  });

  test('a link that the pointer only passes is not fetched', async () => {
    await hover('One', 20);
    await hover('Two', 20);
    await hover('Words');
    expect(load).not.toHaveBeenCalled();
  });

  test('links to other sites and to routes without a handle are not fetched', async () => {
    await hover('Away');
    await hover('Plain');
    expect(load).not.toHaveBeenCalled();
  });
});

test('a focused link is fetched at once', async () => {
  await userEvent.tab();
  await settled();
  expect(api.of('City')).toEqual([{ id: '1', tab: 'map' }]);
});

test('a touched link is fetched at once', async () => {
  fireEvent.touchStart(screen.getByText('Two'));
  await settled();
  expect(api.of('City')).toEqual([{ id: '2', tab: null }]);
});

test('nothing is prefetched when the data saver is on', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.touchStart(screen.getByText('Two'));
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a failed prefetch is ignored, and the next one works', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  fireEvent.touchStart(screen.getByText('Two'));
  await settled();
  expect(api.asked).toEqual([]);
  fireEvent.touchStart(screen.getByText('One'));
  await settled();
  expect(api.of('City')).toHaveLength(1);
});
