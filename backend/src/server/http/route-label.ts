import type http from 'node:http';

/** What routers are mounted at; the rest of such a path is not told where no route has fitted it. */
const MOUNTS = new Set(['api', 'art', 'assets', 'graphql', 'sitemaps', 'uploads']);

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** What Express notes of a request on its way. */
interface Routed extends http.IncomingMessage {
  originalUrl?: string;
  baseUrl?: string;
  route?: { path: unknown };
}

/** Says what a request counts as where its route does not. */
export function nameRoute(response: { locals: Record<string, unknown> }, name: string): void {
  response.locals.route = name;
}

/** A request's method, as one of a few. */
export const methodLabel = ({ method = '' }: http.IncomingMessage): string => (METHODS.has(method) ? method : 'other');

/** What a request counts as: the pattern of its route. Paths come from clients: there are as many as they like. */
export function routeLabel(request: Routed, { route: name }: Record<string, unknown>): string {
  if (typeof name === 'string') return name;
  const { route, baseUrl = '' } = request;
  // Mounts are found in whatever case.
  if (typeof route?.path === 'string') return `${baseUrl.toLowerCase()}${route.path}`;
  const [, first = ''] = /^\/([a-z]+)(?=[/?]|$)/.exec((request.originalUrl ?? request.url ?? '').toLowerCase()) ?? [];
  if (first === 'graphql') return '/graphql';
  return MOUNTS.has(first) ? `/${first}/*` : 'other';
}
