import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT } from '../http/index.js';

const JSON_BODY = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** Tests whether a request has a JSON body of known length, without compression. Express handles all other bodies. */
export function hasPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return JSON_BODY.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined && length > 0 && length <= BODY_LIMIT;
}

/** Reads the body of a request as text. Rejects if the client disconnects before the body is complete. */
export function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () =>
      resolve(
        Buffer.concat(chunks)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      ),
    );
    request.on('error', reject);
  });
}

/** Error with the properties of the one that Express's parser throws for invalid JSON. */
export class Unparsable extends Error {
  readonly status = 400;
  readonly type = 'entity.parse.failed';
}

/** Parses a body as Express's parser does. @throws Unparsable */
export function parseBody(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Unparsable();
  }
  if (typeof body !== 'object' || body === null) throw new Unparsable();
  return body;
}
