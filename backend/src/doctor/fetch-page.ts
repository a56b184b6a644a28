import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';

/** Milliseconds without a word. */
const PATIENCE = 8_000;
/** Characters of a body that are looked at. */
const LONGEST = 10_000;

/** An answer over HTTP. */
export interface PageAnswer {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  body: string;
  /** When the certificate ends; undefined without TLS. */
  validTo: Date | undefined;
}

/** Asks for an address on a connection of its own, and follows no redirect. @throws what the system, TLS or the server says */
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
    request.on('timeout', () => request.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)));
    request.on('error', reject);
  });
}
