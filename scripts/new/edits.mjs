// Edits of existing files, for `npm run new`.
import fs from 'node:fs';
import { at } from '../lib/paths.mjs';
import { Problem } from '../lib/terminal.mjs';

/** Returns the text of a file. @param file path from the root of the repository */
export const read = (file) => fs.readFileSync(at(file), 'utf8');

/**
 * Applies edits, without writing.
 * @param {[file: string, edit: (text: string) => string][]} edits
 * @param name what is added
 * @returns {Map<string, string>} the new texts, by file
 * @throws Problem if an edit changes nothing, because the file has changed
 */
export function edited(edits, name) {
  const texts = new Map();
  for (const [file, edit] of edits) {
    const before = texts.get(file) ?? read(file);
    const after = edit(before);
    if (after === before) throw new Problem(`${file} no longer has the line where ${name} belongs. Adjust scripts/new; nothing was written.`);
    texts.set(file, after);
  }
  return texts;
}
