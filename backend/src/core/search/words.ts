/** More words than that narrow nothing down. */
const MAX_WORDS = 8;

/** The distinct words of a search, without punctuation; the database's `search_normalize` then forgives case and accents. */
export function searchWords(text: string | undefined): string[] {
  const words = (text ?? '').normalize('NFC').split(/[\s\p{P}\p{S}]+/u);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, MAX_WORDS);
}

/** SQL for whether a text that is kept as it is compared holds all these words (at least one), which are the parameters of `wordParameters`. */
export const holdsWords = (text: string, words: readonly string[]): string =>
  words.map((_, i) => `${text} LIKE '%' || search_normalize(:word${i}) || '%'`).join(' AND ');

/** Words as the parameters `word0`, `word1`, … */
export const wordParameters = (words: readonly string[]): Record<string, string> => Object.fromEntries(words.map((word, i) => [`word${i}`, word]));
