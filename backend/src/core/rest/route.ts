import type { AccessRule } from '../access/access.js';
import type { RequestScope, SignedInScope } from '../access/request.js';
import type { QueryReader } from './query-reader.js';

/** What a route's handler may look at besides who asks. */
interface RouteInput {
  /** Values of the `:names` in the path, decoded. */
  params: Record<string, string>;
  query: QueryReader;
  /** The body as JSON; `readInput` makes an input of it. */
  body: unknown;
}

interface RouteFor<Rule extends AccessRule, Scope> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`, in Express's syntax: `/cities/:id`. */
  path: string;
  access: Rule;
  summary: string;
  /** The status of a success; 200 when left out. */
  status?: 201;
  /** Headers of a success. */
  headers?: Readonly<Record<string, string>>;
  /** For a write that says itself which part of it is the transaction, because another part waits; other writes are one as a whole. */
  hasOwnTransaction?: true;
  /** The answer, sent as JSON. */
  handle: (request: RouteInput & Scope) => Promise<unknown>;
}

/** One row of the table of REST routes: everything about a route, as data. */
export type Route<Services> =
  | RouteFor<'public', RequestScope<Services>>
  | RouteFor<Exclude<AccessRule, 'public'>, SignedInScope<Services>>;
