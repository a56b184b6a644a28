import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import multer from 'multer';
import { Busy, InvalidInput, type Reason, TooLarge, unavailable } from '../../core/errors/index.js';
import type { UploadReasons } from '../../core/rest/index.js';

/** Maximum size (bytes) of a stored file unless the route has another one; see SECURITY.md. */
const LARGEST = 1_000_000_000;
const LIMITS = { files: 1, fields: 5, parts: 6, fieldSize: 10_000, fieldNameSize: 100, fieldNestingDepth: 0, headerPairs: 20 };

/** Maximum size (bytes) of a form besides its file. */
const FORM = 100_000;

/** Maximum number of such uploads that a process receives at once. */
const AT_ONCE = 2;
let reading = 0;

/** Maps an error of the form parser or of the disk. */
function refusalOf(error: unknown, field: string, reasons: UploadReasons): Error {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && code !== 'ECONNRESET') return unavailable(error);
  if (code === 'LIMIT_FILE_SIZE') return new TooLarge({ [field]: reasons.tooLarge(reasons.largest ?? LARGEST) });
  const reason: Reason = code?.startsWith('LIMIT_') ? reasons.missing : reasons.incomplete;
  return new InvalidInput({ [field]: reason });
}

/** An uploaded file on the disk. */
export interface StoredUpload {
  path: string;
  /** Name on the machine of the user; any text. */
  name: string;
  /** Removes the file, unless it was moved. */
  remove: () => Promise<void>;
}

/**
 * Creates a reader of forms with one large file, which is written to the disk.
 * @param field name of the file's field
 * @param reasons why an upload is refused
 * @returns a function that returns the file, or undefined if the request contains none; it throws InvalidInput, TooLarge and Busy
 */
export function storedUploadReader(
  field: string,
  reasons: UploadReasons,
): (folder: string, request: Request, response: Response) => Promise<StoredUpload | undefined> {
  return async (folder, request, response) => {
    const { largest: fileSize = LARGEST } = reasons;
    if (Number(request.get('content-length')) > fileSize + FORM) throw refusalOf({ code: 'LIMIT_FILE_SIZE' }, field, reasons);
    if (reading >= AT_ONCE) throw new Busy();
    reading += 1;
    try {
      await promisify(multer({ dest: folder, limits: { ...LIMITS, fileSize }, defParamCharset: 'utf8' }).single(field))(request, response);
    } catch (error) {
      throw refusalOf(error, field, reasons);
    } finally {
      reading -= 1;
    }
    const { path, originalname: name = '' } = request.file ?? {};
    return path === undefined ? undefined : { path, name, remove: () => fs.rm(path, { force: true }) };
  };
}
