import { once } from 'node:events';
import http from 'node:http';

export interface RawRequest {
  /** GET when left out. */
  method?: string;
  /** Exactly as it is sent; `fetch` would tidy it up. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Milliseconds after which there is no more hope for an answer. */
const PATIENCE = 30_000;

/** Sends a request exactly as it is, on a connection of its own. @param url of the server; rejects where it does not answer */
export async function sendRaw(url: string, { method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const request = http
    .request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false, signal: AbortSignal.timeout(PATIENCE) })
    .end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  const received = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: new Headers(received), text };
}
