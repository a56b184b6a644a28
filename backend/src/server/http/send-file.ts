import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import type { Logger } from '../../core/logging/index.js';
import type { FileAnswer } from '../../core/rest/index.js';

/** Sends a file. An error before the first chunk is thrown; a later error can only abort the connection. */
export async function sendFile(response: Response, { type, disposition, content }: FileAnswer, logger: Logger): Promise<void> {
  const headers = { 'Content-Type': type, 'Content-Disposition': disposition };
  if (typeof content === 'string') {
    response.set(headers).send(Buffer.from(content));
    return;
  }
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* all(): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  pipeline(Readable.from(all()), response.set(headers), (err) => {
    if (err) logger.warn({ err, path: response.req.path }, 'A file was sent only partly');
  });
}
