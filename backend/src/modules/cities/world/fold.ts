/** Letters that Unicode does not decompose, as people type them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', þ: 'th', ı: 'i', ə: 'e' };
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const APOSTROPHE = /['’‘ʼʻ`´]/g;

/** Returns a text in lower case without accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter);

/** Returns the words of a text in lower case, without accents and punctuation. Apostrophes join words: `Xi’an` is `xian`. */
export const wordsOf = (text: string): string[] => fold(text.replace(APOSTROPHE, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the spellings by which a name is found. In the second one, apostrophes separate words: `L’Aquila` is `laquila` and `l aquila`. */
export const spellingsOf = (name: string): string[] => [...new Set([name, name.replace(APOSTROPHE, ' ')])].map((spelling) => wordsOf(spelling).join(' '));
