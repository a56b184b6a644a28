import { gql } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { makeClient, readFirstData } from './apollo';

const page = (content: string) => {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = content;
  return made;
};

test('the data in the page is answered without asking the server', async () => {
  const query = 'query Numbers { stats { __typename cities } }';
  const data = { stats: { __typename: 'PublicStats', cities: 48 } };
  const content = JSON.stringify([{ query, variables: {}, data }]);
  const found = readFirstData(page(`<script type="application/json" id="first-data">${content}</script>`));
  const client = makeClient(found, new MockLink([]));
  const answer = await client.query({ query: gql`query Numbers { stats { cities } }` });
  expect(answer.data).toEqual(data);
});

test.each(['', '[]', '{"a":', '{}'])('a page with %p in it has no first data', (content) => {
  expect(readFirstData(page(`<script type="application/json" id="first-data">${content}</script>`))).toEqual([]);
});

test('a page without the element has no first data', () => {
  expect(readFirstData(page(''))).toEqual([]);
});
