import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT } from '../http/body-limit.js';

const JSON_BODY = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** Whether a request brings JSON in one known piece; anything else Express reads, or refuses. */
export function hasPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return JSON_BODY.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined && length > 0 && length <= BODY_LIMIT;
}

/** The body of a request as text; rejects where the client goes away before it is complete. */
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

/** As what Express's own parser throws at a body that is none. */
export class Unparsable extends Error {
  readonly status = 400;
  readonly type = 'entity.parse.failed';
}

/** A body as Express's parser would read it; @throws Unparsable. */
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
