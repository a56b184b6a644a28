import type { AccessRule } from '../access/access.js';
import type { QueryReader } from './query-reader.js';

/** What a route's handler may look at. */
export interface RouteRequest<Services> {
  /** Values of the `:names` in the path, decoded. */
  params: Record<string, string>;
  query: QueryReader;
  services: Services;
}

/** One row of the table of REST routes: everything about a route, as data. */
export interface Route<Services> {
  method: 'get';
  /** Below `/api`, in Express's syntax: `/cities/:id`. */
  path: string;
  access: AccessRule;
  summary: string;
  /** The answer, sent as JSON with 200. */
  handle: (request: RouteRequest<Services>) => Promise<unknown>;
}
