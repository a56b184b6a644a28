import type http from 'node:http';

/** First path parts of the mounted routers. The rest of a path below them is not reported if no route matches it. */
const MOUNTS = new Set(['api', 'art', 'assets', 'backups', 'graphql', 'map', 'sitemaps', 'uploads']);

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Properties that Express adds to a request. */
interface Routed extends http.IncomingMessage {
  originalUrl?: string;
  baseUrl?: string;
  route?: { path: unknown };
}

/** Sets the route label of a request that no Express route handles. */
export function nameRoute(response: { locals: Record<string, unknown> }, name: string): void {
  response.locals.route = name;
}

/** Returns the method of a request as a label; unknown methods become `other`. */
export const methodLabel = ({ method = '' }: http.IncomingMessage): string => (METHODS.has(method) ? method : 'other');

/** Returns the route label of a request: the pattern of its route, never its path. Clients can invent any number of paths. */
export function routeLabel(request: Routed, { route: name }: Record<string, unknown>): string {
  if (typeof name === 'string') return name;
  const { route, baseUrl = '' } = request;
  // Express compares mount paths without regard to case.
  if (typeof route?.path === 'string') return `${baseUrl.toLowerCase()}${route.path}`;
  const [, first = ''] = /^\/([a-z]+)(?=[/?]|$)/.exec((request.originalUrl ?? request.url ?? '').toLowerCase()) ?? [];
  if (first === 'graphql') return '/graphql';
  return MOUNTS.has(first) ? `/${first}/*` : 'other';
}
