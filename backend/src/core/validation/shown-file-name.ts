import { cutText } from './cut-text.js';

/** Maximum length (characters) of the name of a file. */
const LONGEST = 200;

/** Returns the name of an uploaded file without folders and control characters, which old browsers and programs send. @param otherwise name if nothing is left */
export function shownFileName(name: string, otherwise = 'file'): string {
  const base = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return cutText(base.replace(/[\p{Cc}\u2028\u2029]/gu, '').trim() || otherwise, LONGEST);
}
