import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.generated.js';

export type Place = components['schemas']['Place'];
type ErrorBody = components['schemas']['Error'];

/** What the guide answered in place of what was asked for. */
export class CityPinsError extends Error {
  /** For programs: `NOT_FOUND`, `TOO_MANY`, … */
  readonly code: string;

  constructor(
    readonly status: number,
    { message, code, requestId }: ErrorBody,
  ) {
    super(`${message} (${code}, request ${requestId})`);
    this.code = code;
  }
}

/** How often a request is sent again that came too early, and the seconds that are waited for at most each time. */
const PATIENCE = { times: 3, seconds: 60 };
/** What a guide answers that has too much to do, and to whoever asks too much. */
const LATER = [429, 503];

/** Sends a request again when the guide says in how many seconds that makes sense. */
async function patientFetch(request: Request): Promise<Response> {
  for (let time = 0; ; time += 1) {
    const response = await fetch(request.clone());
    const seconds = Number(response.headers.get('retry-after') ?? Infinity);
    if (!LATER.includes(response.status) || time === PATIENCE.times || seconds > PATIENCE.seconds) return response;
    await response.body?.cancel();
    await sleep(seconds * 1000);
  }
}

/** Makes an error of whatever is no success. */
const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new CityPinsError(response.status, (await response.clone().json()) as ErrorBody);
  },
};

/**
 * A client for the REST API of a guide: paths, parameters, bodies and answers are checked by TypeScript.
 * @param guide where it is to be found: `https://guide.example.org`
 * @param token an API token, for what is not public
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
