import { ApolloLink, gql } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { of } from 'rxjs';
import { makeClient, onSessionLost, readFirstData, takeFirstData } from './apollo';

const page = (content: string) => {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = content;
  return made;
};

test('queries are answered from the data in the page without a request', async () => {
  const query = 'query Numbers { stats { __typename cities } }';
  const data = { stats: { __typename: 'PublicStats', cities: 48 } };
  const content = JSON.stringify([{ query, variables: {}, data }]);
  const found = readFirstData(page(`<script type="application/json" id="first-data">${content}</script>`));
  const client = makeClient(new MockLink([]));
  for (const data of found) takeFirstData(client, data);
  const answer = await client.query({ query: gql`query Numbers { stats { cities } }` });
  expect(answer.data).toEqual(data);
});

test.each(['', '[]', '{"a":', '{}'])('readFirstData returns an empty list for %p', (content) => {
  expect(readFirstData(page(`<script type="application/json" id="first-data">${content}</script>`))).toEqual([]);
});

test('readFirstData returns an empty list for a page without the element', () => {
  expect(readFirstData(page(''))).toEqual([]);
});

describe('an UNAUTHENTICATED response', () => {
  const refuse = new ApolloLink(() => of({ errors: [{ message: 'Please sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] }));
  const query = gql`query Numbers { stats { cities } }`;
  const lost = jest.fn();
  let stop: () => void;

  beforeEach(() => {
    localStorage.setItem('token', 'mine');
    lost.mockClear();
    stop = onSessionLost(lost);
  });
  afterEach(() => stop());

  test('ends the session if it rejects the token of the session', async () => {
    await expect(makeClient(refuse).query({ query })).rejects.toThrow('Please sign in first.');
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('keeps the session if it rejects another token', async () => {
    const context = { headers: { authorization: 'Bearer other' } };
    await expect(makeClient(refuse).query({ query, context })).rejects.toThrow('Please sign in first.');
    expect(lost).not.toHaveBeenCalled();
  });
});
