import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { englishOf, type Reason } from '../core/errors/index.js';

/** Idle timeout (ms). */
const PATIENCE = 8_000;
/** Maximum length of a body (characters); the rest is cut off. */
const LONGEST = 10_000;

/** The server did not respond in time. */
export class NoAnswer extends Error {
  constructor(readonly reason: Reason) {
    super(englishOf(reason));
  }
}

/** An HTTP response. */
export interface PageAnswer {
  status: number;
  /** The Location header. */
  location: string | undefined;
  body: string;
  /** Expiry of the certificate; undefined without TLS. */
  validTo: Date | undefined;
}

/** Sends a GET request on a new connection. Does not follow redirects. @throws errors of the network, of TLS, and of the timeout */
export function fetchPage(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(url, { headers, agent: false, timeout: PATIENCE, signal }, (response) => {
      const {
        socket,
        statusCode: status = 0,
        headers: { location },
      } = response;
      const validTo = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined;
      text(response).then((body) => resolve({ status, location, body: body.slice(0, LONGEST), validTo }), reject);
    });
    request.on('timeout', () => request.destroy(new NoAnswer(['findings.noAnswer', { seconds: PATIENCE / 1000 }])));
    request.on('error', reject);
  });
}
