import http from 'node:http';
import https from 'node:https';
import { AddressNotPublic, isNameOrPublic, lookupPublic } from '../../core/access/public-address.js';

/** Milliseconds from looking the name up to the head of the answer. */
const PATIENCE = 10_000;

/** What became of an attempt to send something. */
export interface Outcome {
  /** The HTTP status; null where there was no answer. */
  status: number | null;
  /** What went wrong, in a few words of our own; null where it was taken. */
  error: string | null;
  /** The header `Retry-After` of the answer. */
  retryAfter?: string;
}

/** Errors by their code or name, in words; nothing that the receiver has said is among them. */
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

function judged({ statusCode = 0, headers }: http.IncomingMessage): Outcome {
  const outcome = { status: statusCode, retryAfter: headers['retry-after'] };
  if (statusCode >= 200 && statusCode < 300) return { ...outcome, error: null };
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return { ...outcome, error: isRedirect ? `Answered ${statusCode}: redirects are not followed` : `Answered ${statusCode}` };
}

/** Sends JSON to an address; never throws. */
export type Post = (url: string, body: string, headers: Record<string, string>) => Promise<Outcome>;

/**
 * Makes the function that sends JSON to URLs that an admin has entered. It follows no redirects, and reads nothing but the head of the response.
 * It connects to public addresses alone: the address of the connection decides, not the name.
 * @param allowsPrivate whether it connects to any address
 * @param userAgent the header `User-Agent`
 */
export function createPost({ allowsPrivate, userAgent }: { allowsPrivate: boolean; userAgent: string }): Post {
  return (address, body, headers) =>
    new Promise((resolve) => {
      const fail = (error: unknown) => resolve({ status: null, error: wordsOf(error) });
      try {
        const url = new URL(address);
        if (!allowsPrivate && !isNameOrPublic(url)) throw new AddressNotPublic(url.hostname);
        const { request } = url.protocol === 'https:' ? https : http;
        const sent = request(url, {
          method: 'POST',
          // A connection of its own: a shared agent could hand out one that another part of the server has opened, without the check.
          agent: false,
          ...(!allowsPrivate && { lookup: lookupPublic }),
          signal: AbortSignal.timeout(PATIENCE),
          headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'User-Agent': userAgent, Connection: 'close' },
        });
        sent.once('response', (response) => {
          resolve(judged(response));
          response.destroy();
        });
        // After an answer, what the connection ends with is of no interest.
        sent.on('error', (error) => fail(error.name === 'AbortError' ? error.cause : error));
        sent.end(body);
      } catch (error) {
        fail(error);
      }
    });
}
