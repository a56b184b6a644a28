import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.generated.js';

export type Place = components['schemas']['Place'];
type ErrorBody = components['schemas']['Error'];

/** An error response of the guide's API. */
export class CityPinsError extends Error {
  /** Machine-readable error code: `NOT_FOUND`, `TOO_MANY`, … */
  readonly code: string;

  constructor(
    readonly status: number,
    { message, code, requestId }: ErrorBody,
  ) {
    super(`${message} (${code}, request ${requestId})`);
    this.code = code;
  }
}

/** Maximum number of retries of a request, and maximum wait before each (s). */
const PATIENCE = { times: 3, seconds: 60 };
/** Statuses after which a request is retried: rate limit exceeded, and server overloaded. */
const LATER = [429, 503];

/** Sends a request, and retries it after the time in `Retry-After`. */
async function patientFetch(request: Request): Promise<Response> {
  for (let time = 0; ; time += 1) {
    const response = await fetch(request.clone());
    const seconds = Number(response.headers.get('retry-after') ?? Infinity);
    if (!LATER.includes(response.status) || time === PATIENCE.times || seconds > PATIENCE.seconds) return response;
    await response.body?.cancel();
    await sleep(seconds * 1000);
  }
}

/** Throws a CityPinsError for each response that is not successful. */
const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new CityPinsError(response.status, (await response.clone().json()) as ErrorBody);
  },
};

/**
 * Creates a client for the REST API of a guide. TypeScript checks paths, parameters, bodies and responses.
 * @param guide URL of the site: `https://guide.example.org`
 * @param token API token, for requests that are not public
 */
export function createCityPins(guide: string, token?: string): Client<paths> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const client = createClient<paths>({
    baseUrl: new URL('/api', guide).href,
    headers,
    fetch: patientFetch,
    querySerializer: { array: { style: 'form', explode: false } },
  });
  client.use(refusals);
  return client;
}
