declare const isSentence: unique symbol;

/** Text of the app in a mail, with data between two marks. A plain string is not a Sentence, so data always has its marks. */
export type Sentence = string & { readonly [isSentence]: true };

/** First Strong Isolate and Pop Directional Isolate (Unicode Standard Annex #9): the text between them has its own direction. */
const [FSI, PDI] = ['\u2068', '\u2069'];
const DATA = /\u2068([^\u2068\u2069]*)\u2069/;
/** Line breaks, other control characters, and characters that change the direction of the text after them. */
const DISTURBING = /[\s\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;
/** The Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const onOneLine = (text: string): string => text.replace(DISTURBING, ' ');

/** Tags a template: its text belongs to the app, its values are data (names of people and places, reasons, addresses). */
export function sentence(words: TemplateStringsArray, ...data: readonly string[]): Sentence {
  return String.raw({ raw: words.map(onOneLine) }, ...data.map((value) => FSI + onOneLine(value).trim() + PDI)) as Sentence;
}

/** A piece of a sentence. */
export interface Piece {
  text: string;
  isData: boolean;
}

/** Splits a sentence into text of the app and data. Removes the marks and other control characters. */
export function piecesOf(line: Sentence): Piece[] {
  return line
    .split(DATA)
    .map((text, n) => ({ text: onOneLine(text), isData: n % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Returns a sentence as plain text. Right-to-left data keeps its marks; other data needs none in English. */
export const plainText = (line: Sentence): string =>
  piecesOf(line)
    .map(({ text, isData }) => (isData && RIGHT_TO_LEFT.test(text) ? FSI + text + PDI : text))
    .join('')
    .trim();

/** Closes isolated data at the end of each line and re-opens it on the next: a line break ends every isolate (rule X8 of the annex). */
export function isolatedByLine(lines: readonly string[]): string[] {
  let isOpen = false;
  return lines.map((line) => {
    const start = isOpen ? FSI : '';
    isOpen = (start + line).lastIndexOf(FSI) > (start + line).lastIndexOf(PDI);
    return start + line + (isOpen ? PDI : '');
  });
}
