import { SocialFailure } from './failure.js';

/** Timeout (ms) of a request to a provider. */
const TIMEOUT = 5000;

type Callback = (error: unknown, body?: string, response?: object) => void;

/** Returns why no response came: a code of Node's network layer, or `TimeoutError`. */
function detailOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}

/** Returns the error code in a provider's response. Other text of providers does not reach our log. */
function objectionIn(body: string): string {
  return /"(?:error|type)"\s*:\s*"(\w{1,40})"/.exec(body)?.[1] ?? 'no reason';
}

/**
 * Requests a JSON object from a provider: a token or a profile.
 * @returns the object as text
 * @throws SocialFailure `unavailable` for a timeout, for 408, 429 and 5xx, and for an invalid response; `failed` for other refusals
 */
async function ask(url: URL, init: RequestInit): Promise<string> {
  const request = fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  const [response, body] = await request
    .then(async (answer) => [answer, await answer.text()] as const)
    .catch((error: unknown) => {
      throw new SocialFailure('unavailable', detailOf(error));
    });
  if (!response.ok) {
    const isDown = response.status >= 500 || response.status === 408 || response.status === 429;
    throw new SocialFailure(isDown ? 'unavailable' : 'failed', `${url.pathname}: ${response.status}, ${objectionIn(body)}`);
  }
  const answer = objectIn(body);
  const isToken = init.method === 'POST';
  if (!answer || (isToken && typeof answer.access_token !== 'string')) throw new SocialFailure('unavailable', `${url.pathname}: nonsense`);
  return body;
}

/** Parses a JSON object; undefined if the text is none. */
function objectIn(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces a method of the OAuth client that passport's strategies use. The original waits forever for a response that stops halfway. A response
 * of `null` makes it throw an error that nothing catches, which ends the process.
 */
export const transport = {
  _request(method: string, address: string, headers: Record<string, string> | null, body: string, accessToken: string | null, callback: Callback): void {
    const url = new URL(address);
    if (accessToken) url.searchParams.set('access_token', accessToken);
    ask(url, { method, headers: { Accept: 'application/json', ...headers }, body: body || undefined })
      .then((answer) => callback(null, answer, {}))
      .catch(callback);
  },
};
