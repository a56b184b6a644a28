import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';
import { startGuide, startScript } from '../lib/guide.mjs';
import { MEMBER_OPERATIONS, requestOf as productRequest } from '../operations.mjs';
import * as postgraphile from './postgraphile-operations.mjs';

/** Node program of all compared servers. Some peers need a newer version than the product. */
export const NODE = at('bench/peers/node_modules/node/bin/node');

const script =
  (name, env = {}) =>
  (database) =>
    startScript({ node: NODE, script: at(`bench/peers/${name}.mjs`), env: { ...env, DATABASE: JSON.stringify(database.connection) }, ready: '/' });
const rawRequest = (name, variables) => ({ name, variables });

/** Operations that only raw and the product without cached responses have: responses to members are not cached. */
const FOR_MEMBERS = Object.values(MEMBER_OPERATIONS);

/** Makes the product run as one process, like the peers. Its default is one process per core. */
const ONE_PROCESS = { WORKERS: '1' };

/** Settings of the product without cached responses: each request goes to the database. */
export const UNCACHED = { ...ONE_PROCESS, ANSWER_CACHE_MB: '0' };

/**
 * Servers that are measured at the largest size.
 * - `start`: starts the server; returns `url`, `pid` and `stop()`
 * - `requestOf`: returns the request body of an operation; `createRequests` instead returns it for a database
 * - `without`: operations that the server lacks
 * - `translate`: by operation, converts a response to the product's format
 * - `withoutProperties`: by operation, properties that the responses lack
 */
export const SERVERS = [
  { name: 'raw', start: script('raw'), requestOf: rawRequest },
  { name: 'raw, cached responses', start: script('raw', { KEPT: '1' }), requestOf: rawRequest, without: FOR_MEMBERS },
  { name: 'citypins', start: (database) => startGuide(database, { node: NODE, env: UNCACHED }), requestOf: productRequest },
  { name: 'citypins, cached responses', start: (database) => startGuide(database, { node: NODE }), requestOf: productRequest, without: FOR_MEMBERS },
  {
    name: 'citypins, cached responses, one process',
    start: (database) => startGuide(database, { node: NODE, env: ONE_PROCESS }),
    requestOf: productRequest,
    without: FOR_MEMBERS,
  },
  { name: 'mercurius', start: script('mercurius'), requestOf: productRequest, without: FOR_MEMBERS },
  { name: 'yoga', start: script('yoga'), requestOf: productRequest, without: FOR_MEMBERS },
  { name: 'apollo + typeorm', start: script('apollo'), requestOf: productRequest, without: FOR_MEMBERS },
  {
    name: 'postgraphile',
    createRequests: postgraphile.createRequests,
    without: [...postgraphile.WITHOUT, ...FOR_MEMBERS],
    withoutProperties: postgraphile.WITHOUT_PROPERTIES,
    translate: postgraphile.translate,
    start: async (database) => {
      await database.client.query(readFileSync(at('bench/peers/postgraphile.sql'), 'utf8'));
      return script('postgraphile')(database);
    },
  },
];

/** Sends one request. @param request `body`, and `token` of a session @returns the text and the data of its response @throws if the response has errors */
export async function ask({ url, path }, { body, token }) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  const text = await answer.text();
  const { data, errors } = answer.ok ? JSON.parse(text) : { errors: text.slice(0, 300) };
  if (errors) throw new Error(`${url}${path}: ${JSON.stringify(errors)}`);
  return { text, data };
}

/** Whether a response equals that of `raw`: byte by byte for the product, in its data for other servers. */
export function isSame(server, name, answer, raw) {
  if (/^(raw|citypins)/.test(server.name)) return answer.text === raw.text;
  const missing = server.withoutProperties?.[name] ?? [];
  const expected = JSON.stringify(raw.data, (key, value) => (missing.includes(key) ? undefined : value));
  return JSON.stringify(server.translate?.[name](answer.data) ?? answer.data) === expected;
}
