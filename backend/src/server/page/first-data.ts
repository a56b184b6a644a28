import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApolloServer } from '@apollo/server';
import { TooMany } from '../../core/errors/index.js';
import type { Context } from '../context.js';
import { inOperationSpan } from '../graphql/index.js';
import type { ConcurrencyLimiter, RateLimit } from '../http/index.js';
import type { Reader } from '../fast-path/index.js';

/** A query with its result, which the client puts into its cache before it first renders. */
export interface FirstData {
  query: string;
  variables: Record<string, unknown>;
  data: unknown;
}

/** Returns the texts of the client's operations by name, as the client's build has written them. */
export function readOperations(clientDir: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(path.join(clientDir, '.vite/operations.json'), 'utf8')) as Record<string, string>));
}

/** Variable of the operations whose response depends on the language of the page. The client adds it as well. */
const LANGUAGE = /\$language: String\b/;

/** Components that answer queries: the fast path's reader, and Apollo for all other queries. */
export interface Answering {
  apollo: ApolloServer<Context>;
  reader: Reader;
  /** Concurrency limiter of the requests that need the database. */
  admission: ConcurrencyLimiter;
  /** Rate limit of each client address. Queries of pages count as those of the API do. */
  rateLimit: RateLimit;
}

/**
 * Runs a query of the client with the limits of its requests. A cached response costs nothing.
 * @param language language of the page
 * @returns null if it fails: the client then sends it itself and shows the error
 * @throws TooMany if the address has spent its budget
 */
export async function runFirstQuery(
  { apollo, reader, rateLimit }: Answering,
  operations: ReadonlyMap<string, string>,
  { operation, variables: own, language }: { operation: string; variables: Record<string, unknown>; language: string },
  contextValue: Context,
): Promise<FirstData | null> {
  const query = operations.get(operation);
  if (!query) return null;
  const variables = LANGUAGE.test(query) ? { language, ...own } : own;
  const prepared = reader.prepare({ query, variables, operationName: operation });
  const kept = prepared && reader.kept(prepared);
  if (prepared && !kept) await rateLimit.spend(contextValue.caller.network, reader.costOf(prepared, { isSignedIn: false }) ?? 0);
  // If the database refuses, the resolvers can still have an open connection. Otherwise, they log the error.
  const answer = kept ?? (prepared && (await reader.read(prepared).catch(() => undefined)));
  if (answer) return { query, variables, data: (JSON.parse(answer.text) as { data: unknown }).data };
  const { body, http } = await inOperationSpan(() => apollo.executeOperation({ query, variables, operationName: operation }, { contextValue }));
  if (http.status === 429) throw new TooMany(undefined, Number(http.headers.get('retry-after')));
  if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return null;
  return { query, variables, data: body.singleResult.data };
}
