import { cutText } from './cut-text.js';

/** Maximum length (characters) of a text in a sentence, and of a name in a list; maximum number of names in a list. */
const [LONGEST, LONGEST_NAME, MOST] = [100, 60, 40];

/** Returns a text of a file as one short line that can be stored and shown. */
export function shown(text: string, longest = LONGEST): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').toWellFormed();
  return line.length > longest ? `${cutText(line, longest)} …` : line;
}

/** Returns names with commas between them. A long list ends with an ellipsis. */
export function listed(names: readonly string[], most = MOST): string {
  const first = names.slice(0, most).map((name) => shown(name, LONGEST_NAME));
  return [...first, ...(names.length > most ? ['…'] : [])].join(', ');
}
