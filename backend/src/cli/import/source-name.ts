import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { cutText } from '../../core/validation/index.js';
import { OWN_SOURCE } from '../../modules/cities/index.js';

/** Name of the standard input in place of a file. */
export const STDIN = '-';

/** Source names that are reserved for the installation's own rows and for the sample data. */
const RESERVED = [OWN_SOURCE, 'sample', 'sample-landmark'];

/** Checks the source that the operator names. @throws InvalidArgumentError */
export function readSource(text: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(text)) throw new InvalidArgumentError('Use 1 to 40 lowercase letters, digits, dots, dashes and underscores.');
  if (RESERVED.includes(text)) throw new InvalidArgumentError('This name is reserved.');
  return text;
}

/** Derives the source of rows that name none from the file name. Corrected rejects of a file have its source. Never returns a reserved name. */
export function sourceOf(file: string): string {
  if (file === STDIN) return 'stdin';
  const name =
    cutText(
      path
        .basename(file)
        .replace(/\.rejects\.csv$/, '')
        .replace(/\.[^.]+$/, '')
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[^a-z0-9]+/, ''),
      35,
    ) || 'file';
  return RESERVED.includes(name) ? `file-${name}` : name;
}
