import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { guardedRequest } from '../access/index.js';
import { type Reason, UnusableFile } from '../errors/index.js';
import { shown } from '../validation/index.js';
import type { ByteSource } from './byte-source.js';

/** Timeout (ms) of a request, from the DNS lookup to the last byte. */
const PATIENCE = 20_000;
/** Slowest rate (bytes per ms) of a server: requests for many bytes get more time. */
const SLOWEST = 100;

/** Pauses (ms) before a request is repeated that failed for a reason that can pass. */
const PAUSES = [250, 1000];

/** Number of bytes of the first request, which contain header and root directory of an archive. */
const FIRST = 16_384;

/** Longest part of a redirect that messages show (characters). */
const LONGEST_LOCATION = 200;

export interface HttpOptions {
  /** Whether it can connect to any address, and use `http:`. */
  allowsPrivate: boolean;
  /** Value of the header `User-Agent`. */
  userAgent: string;
  /** Aborts all requests. */
  signal: AbortSignal;
  /** Timeout (ms) of a request for few bytes. */
  patience?: number;
}

/** A request failed for a reason that can pass. */
class Passing extends UnusableFile {}

const CERTIFICATE = /CERT|SIGNATURE|EPROTO/;

/** Returns the error for a request without a response. */
function unreachable(error: unknown, host: string): UnusableFile {
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (name === 'AddressNotPublic') return new UnusableFile(['maps.sourcePrivate', { host }]);
  if (name === 'TimeoutError') return new Passing(['maps.sourceSlow', { host }]);
  if (code === 'ENOTFOUND') return new UnusableFile(['maps.sourceNoHost', { host }]);
  if (CERTIFICATE.test(code)) return new UnusableFile(['maps.sourceCertificate', { host, code }]);
  return new Passing(['maps.sourceNoConnection', { host, code: code || name }]);
}

/** A part of the archive as the server sent it. */
interface Part {
  bytes: Buffer;
  size: number;
  etag: string | undefined;
}

function refused({ statusCode = 0, headers }: IncomingMessage, host: string): UnusableFile {
  if (statusCode === 200) return new UnusableFile(['maps.sourceNoRanges', { host }]);
  if (statusCode >= 300 && statusCode < 400) {
    return new UnusableFile(['maps.sourceRedirect', { host, location: shown(headers.location ?? '', LONGEST_LOCATION) }]);
  }
  const reason: Reason = ['maps.sourceStatus', { host, status: String(statusCode) }];
  return statusCode === 429 || statusCode >= 500 ? new Passing(reason) : new UnusableFile(reason);
}

/** Returns the number of all bytes by the header of a response; undefined if the response has other bytes than asked. */
function sizeOf({ headers }: IncomingMessage, offset: number, length: number): number | undefined {
  const [, first, last, size] = (/^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(headers['content-range'] ?? '') ?? []).map(Number);
  if (first !== offset || last === undefined || size === undefined) return undefined;
  return last === Math.min(offset + length, size) - 1 ? size : undefined;
}

/** Reads the body, which must have the length of its range. Reads no more than that. */
async function bodyOf(response: IncomingMessage, length: number, wrong: () => UnusableFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > length) throw wrong();
    chunks.push(chunk);
  }
  if (read !== length) throw wrong();
  return Buffer.concat(chunks);
}

/** Requests a part. @throws UnusableFile if the response is another one; the reason of the signal if it aborts */
async function request(url: URL, offset: number, length: number, { allowsPrivate, userAgent, signal, patience = PATIENCE }: HttpOptions): Promise<Part> {
  const { host } = url;
  const timeout = AbortSignal.timeout(patience + Math.ceil(length / SLOWEST));
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { Range: `bytes=${offset}-${offset + length - 1}`, 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
      const sent = guardedRequest(url, { method: 'GET', headers, allowsPrivate, signal: AbortSignal.any([signal, timeout]) });
      sent.once('response', resolve);
      sent.on('error', reject);
      sent.end();
    });
    try {
      if (response.statusCode !== 206) throw refused(response, host);
      const wrong = () => new UnusableFile(['maps.sourceWrongRange', { host }]);
      const size = sizeOf(response, offset, length);
      if (size === undefined) throw wrong();
      return { bytes: await bodyOf(response, Math.min(length, size - offset), wrong), size, etag: response.headers.etag };
    } finally {
      response.destroy();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnusableFile) throw error;
    throw unreachable(timeout.aborted ? timeout.reason : error, host);
  }
}

/** Requests a part, several times if a failure can pass. */
async function requestPatiently(url: URL, offset: number, length: number, options: HttpOptions): Promise<Part> {
  for (const pause of PAUSES) {
    try {
      return await request(url, offset, length, options);
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      await sleep(pause, undefined, { signal: options.signal });
    }
  }
  return request(url, offset, length, options);
}

/**
 * Checks the address of an archive that a user has entered.
 * @throws UnusableFile if it is no address, is not secure, or contains a password
 */
export function archiveAddress(address: string, allowsPrivate: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new UnusableFile('maps.addressInvalid');
  if (url.protocol === 'http:' && !allowsPrivate) throw new UnusableFile('maps.addressNotSecure');
  return url;
}

/**
 * Opens an archive on the web, of which ranges of bytes are read. Connects to public addresses only, and follows no redirects.
 * @throws UnusableFile if the address cannot be used, and if the server does not respond with the ranges of one unchanged file
 */
export async function httpSource(address: string, options: HttpOptions): Promise<ByteSource> {
  const url = archiveAddress(address, options.allowsPrivate);
  const first = await requestPatiently(url, 0, FIRST, options);
  const { size, etag } = first;
  return {
    size,
    async read(offset, length) {
      const asked = Math.max(0, Math.min(length, size - offset));
      if (offset + asked <= first.bytes.length) return first.bytes.subarray(offset, offset + asked);
      const part = await requestPatiently(url, offset, asked, options);
      if (part.size !== size || part.etag !== etag) throw new UnusableFile(['maps.sourceChanged', { host: url.host }]);
      return part.bytes;
    },
    close: () => Promise.resolve(),
  };
}
