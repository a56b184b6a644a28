/** More words than that narrow nothing down. */
const MAX_WORDS = 8;

/** The distinct words of a search, without punctuation; the database's `search_normalize` then forgives case and accents. */
export function searchWords(text: string | undefined): string[] {
  const words = (text ?? '').normalize('NFC').split(/[\s\p{P}\p{S}]+/u);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, MAX_WORDS);
}
