/** Language of a mail. */
export interface MailLanguage {
  /** BCP 47 tag. */
  code: string;
  direction: 'ltr' | 'rtl';
  /** Whether its letters are joined: they need normal letter spacing and larger line heights. */
  isJoined?: true;
}

declare const isSentence: unique symbol;

/** Text of the app in a mail, with data between two marks. A plain string is not a Sentence, so data always has its marks. */
export type Sentence = string & { readonly [isSentence]: true };

/** Language of mails that name none. */
export const ENGLISH: MailLanguage = { code: 'en', direction: 'ltr' };

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

/** A gap in a text: `{{place}}`. */
const GAP = /\{\{(\w+)\}\}/g;

/** Returns the names of the gaps in a text. */
export const gapsIn = (text: string): string[] => [...text.matchAll(GAP)].map(([, name = '']) => name);

/** Fills the gaps of a text of the app or the operator with data. A gap without data stays as it is. */
export const filledSentence = (text: string, data: Readonly<Record<string, string>>): Sentence =>
  onOneLine(text).replace(GAP, (gap, name: string) => (Object.hasOwn(data, name) ? sentence`${data[name] ?? ''}` : gap)) as Sentence;

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

/** Whether data needs its marks in plain text. A URL has none: mail clients would take the last mark for a part of it. */
const needsMarks = (data: string, { direction }: Pick<MailLanguage, 'direction'>): boolean =>
  !/^https?:/.test(data) && (direction === 'rtl' || RIGHT_TO_LEFT.test(data));

/** Returns a sentence as plain text. Data needs no marks if it and the language both go from left to right. */
export const plainText = (line: Sentence, language: Pick<MailLanguage, 'direction'> = ENGLISH): string =>
  piecesOf(line)
    .map(({ text, isData }) => (isData && needsMarks(text, language) ? FSI + text + PDI : text))
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
