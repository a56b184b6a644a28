import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

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
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (message.startsWith('DNS lookup ')) return 'The address is not public'; // what the agent says where it refuses
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
 * What sends JSON to addresses that somebody has entered. It follows no redirects, reads no more of the answer than its head, and connects to
 * public addresses alone: that is decided by the address that it connects to, so that no name can lead elsewhere.
 * @param allowsPrivate whether it connects to any address
 * @param userAgent how it introduces itself
 */
export function createPost({ allowsPrivate, userAgent }: { allowsPrivate: boolean; userAgent: string }): Post {
  const options = { allowPrivateIPAddress: allowsPrivate, allowMetaIPAddress: allowsPrivate };
  const secure = { request: https.request, agent: new RequestFilteringHttpsAgent(options) };
  const plain = { request: http.request, agent: new RequestFilteringHttpAgent(options) };
  return (url, body, headers) =>
    new Promise((resolve) => {
      const fail = (error: unknown) => resolve({ status: null, error: wordsOf(error) });
      const { request, agent } = url.startsWith('https:') ? secure : plain;
      try {
        const sent = request(url, {
          method: 'POST',
          agent,
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
