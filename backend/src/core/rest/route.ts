import type { AccessRule } from '../access/access.js';
import type { RequestScope, SignedInScope } from '../access/request.js';
import type { QueryReader } from './query-reader.js';

/** What a route's handler may look at besides who asks. */
export interface RouteInput {
  /** Values of the `:names` in the path, decoded. */
  params: Record<string, string>;
  query: QueryReader;
  /** The body as JSON, or the text fields of an upload; `readInput` makes an input of it. */
  body: unknown;
  /** The client's own name of the attempt: the header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  /** The bytes of the file that a route with `upload` takes; undefined where none came. */
  file: Buffer | undefined;
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
  /** Takes a form with a file, multipart/form-data, in place of JSON: the name of the file's field. */
  upload?: string;
  /** For a write that says itself which part of it is the transaction, because another part waits; other writes are one as a whole. */
  hasOwnTransaction?: true;
  /** The answer: a FileAnswer is sent as the file that it is, all else as JSON. */
  handle: (request: RouteInput & Scope) => Promise<unknown>;
}

/** One row of the table of REST routes: everything about a route, as data. */
export type Route<Services> =
  | RouteFor<'public', RequestScope<Services>>
  | RouteFor<Exclude<AccessRule, 'public'>, SignedInScope<Services>>;
