import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';
import { startGuide, startScript } from '../lib/guide.mjs';
import { requestOf as productRequest } from '../operations.mjs';
import * as postgraphile from './postgraphile-operations.mjs';

/** Node of the peers, and of whatever is compared with them: some of them need a newer one than the product. */
export const NODE = at('bench/peers/node_modules/node/bin/node');

const script =
  (name, env = {}) =>
  (database) =>
    startScript({ node: NODE, script: at(`bench/peers/${name}.mjs`), env: { ...env, DATABASE: JSON.stringify(database.connection) }, ready: '/' });
const rawRequest = (name, variables) => ({ name, variables });

/** The product as one process, like those beside it; by itself it starts one for each core. */
const ONE_PROCESS = { WORKERS: '1' };

/** Settings of the product without kept answers: each request goes to the database. */
export const UNCACHED = { ...ONE_PROCESS, ANSWER_CACHE_MB: '0' };

/**
 * Every server that is measured at the largest size. `start` gives `url`, `pid` and `stop()`; `requestOf` the body of an operation's request;
 * `without` the operations that it does not have; `translate` its responses in the form of the product's, where they have another one, and
 * `withoutProperties` the properties that are missing there. Both are by operation.
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
    without: postgraphile.WITHOUT,
    withoutProperties: postgraphile.WITHOUT_PROPERTIES,
    translate: postgraphile.translate,
    start: async (database) => {
      await database.client.query(readFileSync(at('bench/peers/postgraphile.sql'), 'utf8'));
      return script('postgraphile')(database);
    },
  },
];

/** Sends one request; @returns the bytes and the data of its answer, @throws where it is an error */
export async function ask({ url, path }, body) {
  const answer = await fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const text = await answer.text();
  const { data, errors } = answer.ok ? JSON.parse(text) : { errors: text.slice(0, 300) };
  if (errors) throw new Error(`${url}${path}: ${JSON.stringify(errors)}`);
  return { text, data };
}

/** Whether a response is that of `raw`: to the byte for the product, in its data for others. */
export function isSame(server, name, answer, raw) {
  if (/^(raw|citypins)/.test(server.name)) return answer.text === raw.text;
  const missing = server.withoutProperties?.[name] ?? [];
  const expected = JSON.stringify(raw.data, (key, value) => (missing.includes(key) ? undefined : value));
  return JSON.stringify(server.translate?.[name](answer.data) ?? answer.data) === expected;
}
