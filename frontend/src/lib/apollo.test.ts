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
  const found = readFirstData(page(`<script type="application/json" id="first-data">${JSON.stringify([{ query, variables: {}, data }])}</script>`));
  const client = makeClient(found, new MockLink([]));
  const answer = await client.query({ query: gql`query Numbers { stats { cities } }` });
  expect(answer.data).toEqual(data);
});

test.each(['', '<script type="application/json" id="first-data">[]</script>', '<script id="first-data">{"a":</script>', '<script id="first-data">{}</script>'])(
  'a page with %p has no first data',
  (content) => expect(readFirstData(page(content))).toEqual([]),
);
