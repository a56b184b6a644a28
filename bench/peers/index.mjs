import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';
import { startGuide, startScript } from '../lib/guide.mjs';
import { requestOf as productRequest } from '../operations.mjs';
import * as postgraphile from './postgraphile-operations.mjs';

/** Node of the peers, and of whatever is compared with them: some of them need a newer one than the product. */
export const NODE = at('bench/node_modules/node/bin/node');

const script =
  (name, env = {}) =>
  (database) =>
    startScript({ node: NODE, script: at(`bench/peers/${name}.mjs`), env: { ...env, DATABASE: JSON.stringify(database.connection) }, ready: '/' });
const rawRequest = (name, variables) => ({ name, variables });
const itself = (data) => data;

/** The product as one process, like those beside it; by itself it starts one for each core. */
const ONE_PROCESS = { WORKERS: '1' };

/** Settings of the product without kept answers: each request goes to the database. */
export const UNCACHED = { ...ONE_PROCESS, ANSWER_CACHE_MB: '0' };

/**
 * Every server that is measured at the largest size. `start` gives `url`, `pid` and `stop()`; `requestOf` the body of an operation's request,
 * undefined where it has none; `comparable` by operation what of its answer is the same for `raw`, the whole of it where none is named.
 */
export const SERVERS = [
  { name: 'raw', start: script('raw'), requestOf: rawRequest },
  { name: 'raw, kept answers', start: script('raw', { KEPT: '1' }), requestOf: rawRequest },
  { name: 'citypins', start: (database) => startGuide(database, { node: NODE, env: UNCACHED }), requestOf: productRequest },
  { name: 'citypins, kept answers', start: (database) => startGuide(database, { node: NODE }), requestOf: productRequest },
  { name: 'citypins, kept answers, one process', start: (database) => startGuide(database, { node: NODE, env: ONE_PROCESS }), requestOf: productRequest },
  { name: 'mercurius', start: script('mercurius'), requestOf: productRequest },
  { name: 'yoga', start: script('yoga'), requestOf: productRequest },
  { name: 'apollo + typeorm', start: script('apollo'), requestOf: productRequest },
  {
    name: 'postgraphile',
    requestOf: postgraphile.requestOf,
    comparable: postgraphile.comparable,
    start: async (database) => {
      await database.client.query(readFileSync(at('bench/peers/postgraphile.sql'), 'utf8'));
      return script('postgraphile')(database);
    },
  },
];

const ids = (rows) => rows.map(({ id }) => id);
/** The answers of `raw` in the form of those that are not to the letter the same. */
const COMPARABLE = {
  list: ({ places }) => [ids(places.items), places.total],
  search: ({ places }) => ids(places.items),
  detail: ({ place }) => [place.name, ids(place.reviews.items)],
  home: ({ featuredCities }) => ids(featuredCities),
  autosuggest: ({ autocomplete }) => [ids(autocomplete.cities), ids(autocomplete.places), autocomplete.categories],
};

/** Sends one request; @returns the bytes and the data of its answer, @throws where it is an error */
export async function ask({ url, path }, body) {
  const answer = await fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const text = await answer.text();
  const { data, errors } = answer.ok ? JSON.parse(text) : { errors: text.slice(0, 300) };
  if (errors) throw new Error(`${url}${path}: ${JSON.stringify(errors)}`);
  return { text, data };
}

/** Whether an answer is that of `raw`: to the byte for the product, in what they have in common for others. */
export function isSame(server, name, answer, raw) {
  if (/^(raw|citypins)/.test(server.name)) return answer.text === raw.text;
  const comparable = server.comparable?.[name];
  return JSON.stringify((comparable ?? itself)(answer.data)) === JSON.stringify((comparable ? COMPARABLE[name] : itself)(raw.data));
}
