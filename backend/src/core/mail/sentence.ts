declare const isSentence: unique symbol;

/** Text of the app in a mail, with data between two marks. No plain string is one: data cannot get in without their marks. */
export type Sentence = string & { readonly [isSentence]: true };

/** First strong isolate and its end (Unicode Standard Annex #9): the text between them is put in order by itself. */
const [FSI, PDI] = ['\u2068', '\u2069'];
const DATA = /\u2068([^\u2068\u2069]*)\u2069/;
/** Line breaks, other control characters, and characters that change the direction of the text after them. */
const DISTURBING = /[\s\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;
/** The blocks whose letters are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const onOneLine = (text: string): string => text.replace(DISTURBING, ' ');

/** Tags a template: its text is the app's, its values are data. Names of people and places, reasons and addresses are values. */
export function sentence(words: TemplateStringsArray, ...data: readonly string[]): Sentence {
  return String.raw({ raw: words.map(onOneLine) }, ...data.map((value) => FSI + onOneLine(value).trim() + PDI)) as Sentence;
}

/** A piece of a sentence. */
export interface Piece {
  text: string;
  isData: boolean;
}

/** Splits a sentence into the words of the app and data, both without marks and without characters that disturb others. */
export function piecesOf(line: Sentence): Piece[] {
  return line
    .split(DATA)
    .map((text, n) => ({ text: onOneLine(text), isData: n % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Returns a sentence as plain text. Data with letters of the other direction keep their marks; other data need none in English. */
export const plainText = (line: Sentence): string =>
  piecesOf(line)
    .map(({ text, isData }) => (isData && RIGHT_TO_LEFT.test(text) ? FSI + text + PDI : text))
    .join('')
    .trim();

/** Closes isolated data at the end of each line and opens them again on the next: a line break ends every isolate (rule X8 of the annex). */
export function isolatedByLine(lines: readonly string[]): string[] {
  let isOpen = false;
  return lines.map((line) => {
    const start = isOpen ? FSI : '';
    isOpen = (start + line).lastIndexOf(FSI) > (start + line).lastIndexOf(PDI);
    return start + line + (isOpen ? PDI : '');
  });
}
