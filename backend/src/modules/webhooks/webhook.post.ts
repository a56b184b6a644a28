import type { IncomingMessage } from 'node:http';
import { guardedRequest } from '../../core/access/index.js';

/** Timeout (ms) of a request, from the DNS lookup to the head of the response. */
const PATIENCE = 10_000;

/** Result of an attempt to send a message. */
export interface Outcome {
  /** HTTP status; null without a response. */
  status: number | null;
  /** Short description of the error; null if the receiver accepted the message. It contains nothing that the receiver sent. */
  error: string | null;
  /** Header `Retry-After` of the response. */
  retryAfter?: string;
}

/** Descriptions of errors, by code or name. They contain nothing that the receiver sent. */
const WORDS: Readonly<Record<string, string>> = {
  AddressNotPublic: 'The address is not public',
  TimeoutError: 'No answer within 10 seconds',
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The name of the host could not be looked up',
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'Connection closed without an answer',
  ETIMEDOUT: 'No connection',
  EHOSTUNREACH: 'No connection',
  ENETUNREACH: 'No connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by nobody known',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is signed by nobody known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is signed by nobody known',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
  EPROTO: 'No TLS at this address',
};

function wordsOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return WORDS[code ?? ''] ?? WORDS[name] ?? `No connection${code ? ` (${code})` : ''}`;
}

function judged({ statusCode = 0, headers }: IncomingMessage): Outcome {
  const outcome = { status: statusCode, retryAfter: headers['retry-after'] };
  if (statusCode >= 200 && statusCode < 300) return { ...outcome, error: null };
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return { ...outcome, error: isRedirect ? `Answered ${statusCode}: redirects are not followed` : `Answered ${statusCode}` };
}

/** Sends JSON to a URL. Never throws: the outcome holds the error. */
export type Post = (url: string, body: string, headers: Record<string, string>) => Promise<Outcome>;

/**
 * Creates the function that sends JSON to the URLs of webhooks. It follows no redirects, and reads only the head of the response.
 * It connects to public addresses only. It checks the IP address that it connects to, not the host name.
 * @param allowsPrivate whether it can connect to any address
 * @param userAgent value of the header `User-Agent`
 */
export function createPost({ allowsPrivate, userAgent }: { allowsPrivate: boolean; userAgent: string }): Post {
  return (address, body, headers) =>
    new Promise((resolve) => {
      const fail = (error: unknown) => resolve({ status: null, error: wordsOf(error) });
      try {
        const sent = guardedRequest(new URL(address), {
          method: 'POST',
          allowsPrivate,
          signal: AbortSignal.timeout(PATIENCE),
          headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'User-Agent': userAgent, Connection: 'close' },
        });
        sent.once('response', (response) => {
          resolve(judged(response));
          response.destroy();
        });
        // An error after the response has no effect: the promise is already resolved.
        sent.on('error', (error) => fail(error.name === 'AbortError' ? error.cause : error));
        sent.end(body);
      } catch (error) {
        fail(error);
      }
    });
}
