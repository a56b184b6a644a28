import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import multer from 'multer';
import { Busy, InvalidInput, TooLarge } from '../../core/errors/index.js';

const MEGABYTE = 1024 * 1024;
/** Maximum file size (MB); see docs/trust.md, section 3. */
const MOST_MEGABYTES = 8;
/** Size (bytes) that a form can have in addition to its file. */
const ROOM = 64 * 1024;

const LIMITS = {
  fileSize: MOST_MEGABYTES * MEGABYTE,
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 10_000,
  fieldNameSize: 100,
  fieldNestingDepth: 0,
  headerPairs: 20,
};

/** Maximum number of uploads that a process receives at once: each is in memory until it is complete. */
const AT_ONCE = 16;
let reading = 0;

/** Maps an error of the form parser to a refusal. The client or the network caused it, because files are only held in memory. */
function refusalOf(error: unknown, field: string): Error {
  const { code, field: found } = error as { code?: string; field?: string };
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(field);
  if (code === 'LIMIT_UNEXPECTED_FILE' && found !== field) return new InvalidInput({ [field]: 'photos.missing' });
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT') return new InvalidInput({ [field]: 'photos.oneAtATime' });
  return new InvalidInput({ [field]: 'photos.notComplete' });
}

const tooLarge = (field: string) => new TooLarge({ [field]: ['photos.tooLarge', { n: MOST_MEGABYTES }] });

/**
 * Creates a reader of forms with one file, which is held in memory. The text fields become the body of the request.
 * @param field name of the file's field
 * @returns a function that returns the bytes of the file, or undefined if the request contains none; it throws InvalidInput, TooLarge and Busy
 */
export function uploadReader(field: string): (request: Request, response: Response) => Promise<Buffer | undefined> {
  const read = promisify(multer({ storage: multer.memoryStorage(), limits: LIMITS }).single(field));
  return async (request, response) => {
    if (Number(request.get('content-length')) > LIMITS.fileSize + ROOM) throw tooLarge(field);
    if (reading >= AT_ONCE) throw new Busy();
    reading += 1;
    try {
      await read(request, response);
    } catch (error) {
      throw refusalOf(error, field);
    } finally {
      reading -= 1;
    }
    return request.file?.buffer;
  };
}
