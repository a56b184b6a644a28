import { InvalidInput, type Reason } from '../../../core/errors/index.js';
import { brokenText } from '../../../core/validation/index.js';
import { FORMATS, knownDelimiter, knownEncoding, UnusableFile } from '../readers/index.js';
import type { ReadingChoices } from './types/index.js';

/** Returns the reason against a value; undefined if the function accepts it. */
function reasonOf(accept: () => unknown): Reason | undefined {
  try {
    accept();
    return undefined;
  } catch (error) {
    if (error instanceof UnusableFile) return error.reason;
    throw error;
  }
}

/** @throws InvalidInput if a format, encoding or delimiter is unknown, or the sheet is no text of one line */
export function checkReading({ format, encoding, delimiter, sheet }: ReadingChoices): void {
  const reasons: Readonly<Record<string, Reason | undefined>> = {
    format: format && !(FORMATS as readonly string[]).includes(format) ? ['console.importNoFormat', { format }] : undefined,
    encoding: encoding ? reasonOf(() => knownEncoding(encoding)) : undefined,
    delimiter: delimiter ? reasonOf(() => knownDelimiter(delimiter)) : undefined,
    sheet: sheet ? brokenText(sheet, { label: 'Sheet', max: 100 }) : undefined,
  };
  const wrong = Object.entries(reasons).flatMap(([field, reason]) => (reason === undefined ? [] : [[field, reason] as const]));
  if (wrong.length > 0) throw new InvalidInput(Object.fromEntries(wrong));
}
