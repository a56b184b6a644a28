import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import multer from 'multer';
import { Busy, InvalidInput, TooLarge } from '../../core/errors/index.js';

const MEGABYTE = 1024 * 1024;
/** trust.md, section 3. */
const MOST_MEGABYTES = 8;
/** Bytes of a form beside its file. */
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

/** How many files a process reads at once: each is in memory until it is read. */
const AT_ONCE = 16;
let reading = 0;

/** What was wrong with a form. Nothing but the network and whoever has sent it is to blame: the file goes nowhere but into memory. */
function refusalOf(error: unknown, field: string): Error {
  const { code, field: found } = error as { code?: string; field?: string };
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(field);
  if (code === 'LIMIT_UNEXPECTED_FILE' && found !== field) return new InvalidInput({ [field]: 'Please choose a picture' });
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT') return new InvalidInput({ [field]: `Please send one ${field} at a time` });
  return new InvalidInput({ [field]: 'The upload has not arrived as it should. Please try again.' });
}

const tooLarge = (field: string) => new TooLarge({ [field]: `A ${field} has at most ${MOST_MEGABYTES} MB` });

/**
 * Reads forms with a file into memory: the text fields become the request's body. What is no such form has no file.
 * @param field the name of the file's field
 * @returns what gives the bytes of the file, or undefined where none came; it throws InvalidInput, TooLarge and Busy
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
