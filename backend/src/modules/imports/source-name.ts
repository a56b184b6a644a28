import path from 'node:path';
import { cutText } from '../../core/validation/index.js';
import { OWN_SOURCE } from '../cities/index.js';

/** Source names that are reserved for the installation's own rows and for the sample data. */
const RESERVED = [OWN_SOURCE, 'sample', 'sample-landmark'];

/** Form of the names of sources. */
const FORM = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/** Returns why a text cannot be the name of a source; undefined if it can. */
export function problemOfSource(text: string): 'form' | 'reserved' | undefined {
  if (!FORM.test(text)) return 'form';
  return RESERVED.includes(text) ? 'reserved' : undefined;
}

/** Derives the source of rows that name none from the file name. Corrected rejects of a file have its source. Never returns a reserved name. */
export function sourceOf(file: string): string {
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
