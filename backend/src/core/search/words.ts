/** Maximum number of words; more words do not narrow a search. */
const MAX_WORDS = 8;

/** Returns the distinct words of a search, without punctuation. Later, `search_normalize` in the database removes case and accents. */
export function searchWords(text: string | undefined): string[] {
  const words = (text ?? '').normalize('NFC').split(/[\s\p{P}\p{S}]+/u);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, MAX_WORDS);
}

/** Returns SQL that checks whether a normalized text contains all these words (at least one). Its parameters are those of `wordParameters`. */
export const holdsWords = (text: string, words: readonly string[]): string =>
  words.map((_, i) => `${text} LIKE '%' || search_normalize(:word${i}) || '%'`).join(' AND ');

/** Returns the words as the parameters `word0`, `word1`, … */
export const wordParameters = (words: readonly string[]): Record<string, string> => Object.fromEntries(words.map((word, i) => [`word${i}`, word]));
