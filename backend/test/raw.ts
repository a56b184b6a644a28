import { once } from 'node:events';
import http from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface RawRequest {
  /** GET if omitted. */
  method?: string;
  /** Sent exactly as given; `fetch` would normalize it. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** Body; unpacked if it is compressed with gzip. */
  text: string;
}

/** Timeout (ms) of a response. */
const PATIENCE = 30_000;

/** Sends a request exactly as given, on its own connection. @param url of the server @throws if the server does not respond */
export async function sendRaw(url: string, { method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const request = http
    .request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false, signal: AbortSignal.timeout(PATIENCE) })
    .end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const bytes = Buffer.concat((await response.toArray()) as Buffer[]);
  const text = (response.headers['content-encoding'] === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString();
  const received = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: new Headers(received), text };
}
