import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { createMemoryRouter } from 'react-router-dom';
import { fakeApi } from '../../test/fakeApi';
import { makeClient } from '../lib/apollo';
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
/** A mouse over something, for so long. */
async function hover(name: string, ms = 200): Promise<void> {
  fireEvent.mouseOver(screen.getByText(name));
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

describe('with a mouse', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the screen and the data of a link that the pointer rests on are fetched, once', async () => {
    await hover('One');
    expect(load).toHaveBeenCalledTimes(1);
    expect(api.of('City')).toEqual([{ id: '1', tab: 'map' }]);
    await hover('Words');
    await hover('One');
    expect(api.of('City')).toHaveLength(1);
  });

  test('what the pointer only passes over is not fetched', async () => {
    await hover('One', 20);
    await hover('Two', 20);
    await hover('Words');
    expect(load).not.toHaveBeenCalled();
  });

  test('links to other sites and to what is no screen of its own are left alone', async () => {
    await hover('Away');
    await hover('Plain');
    expect(load).not.toHaveBeenCalled();
  });
});

test('a link that gets the focus is fetched at once', async () => {
  await userEvent.tab();
  await settled();
  expect(api.of('City')).toEqual([{ id: '1', tab: 'map' }]);
});

test('a link that a finger touches is fetched at once', async () => {
  fireEvent.touchStart(screen.getByText('Two'));
  await settled();
  expect(api.of('City')).toEqual([{ id: '2', tab: null }]);
});

test('whoever saves data fetches what they open and nothing else', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.touchStart(screen.getByText('Two'));
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a file or an answer that does not come is nobody’s concern before the link is pressed', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  fireEvent.touchStart(screen.getByText('Two'));
  await settled();
  expect(api.asked).toEqual([]);
  fireEvent.touchStart(screen.getByText('One'));
  await settled();
  expect(api.of('City')).toHaveLength(1);
});
