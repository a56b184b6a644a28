/*
 * Rules for texts that users enter, and the form in which these texts are stored. The build copies this file for the client's forms
 * (`frontend/src/graphql/textForm.generated.ts`): both sides check texts with the same functions. Therefore it must not import anything.
 */

/** Rules for a text, each with the key of its message. The client's forms get the same rules in a generated file. */
export interface TextRules<Key extends string = string> {
  /** Name of the field in messages. */
  label: string;
  /** Key of the message for a missing or empty text; not set if the text is optional. */
  required?: Key;
  /** Whether the field can be omitted; if it is present, the text is still required. */
  mayBeMissing?: true;
  /** Minimum length (characters), and the key of its message, which can contain `{{min}}`. */
  min?: readonly [number, Key];
  /** Maximum length (characters). */
  max: number;
  /** Key of the message for a longer text, if the common one would not help. */
  tooLong?: Key;
  /** A regular expression that ignores case, and the key of its message. */
  pattern?: readonly [string, Key];
  /** Whether the text is used unchanged, with the blanks around it and with any character: a password. */
  isRaw?: true;
  /** Whether the text can have several lines. */
  isMultiline?: true;
  /** Kind of text with its own stored form, see `FORMS`. */
  kind?: 'phone' | 'email' | 'domain';
}

const CONTROL = /\p{Cc}/u;

/** A visible character. Marks without a letter, all kinds of blanks, and letters that look like a blank are not visible. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Line ends of word processors and old systems: vertical tab, form feed, next line, line separator, paragraph separator. They become blanks. */
const RARE_LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

/** Isolation marks. Pages put data between them (`lib/languages/bidi` of the client), so a text copied from a page can contain them. */
const ISOLATES = /[\u2068\u2069]/g;

/** Byte order marks, and marks that embed, override or isolate a direction. They are removed. Joiners and other marks stay: emoji and many scripts need them. */
const INVISIBLE = /[\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text that needs no cleaning. Most texts of large imports are such. */
const PLAIN = /^[\n -~]*$/;

/** Returns whether PostgreSQL can store a text: it must not contain NUL or lone surrogates. */
export const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value);

/** Digit zero in the scripts of telephone numbers: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * Returns a telephone number in ASCII with at most one extension at its end: `+49 (0)30 1234-5 ext. 6`.
 * It replaces invisible marks, dashes and blanks of all kinds, full-width characters and digits of other scripts. They come from address books and
 * web pages.
 */
function phoneForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212\u30FC]/gu, '-')
    .replace(/[\u00B7\u2022]/g, '.')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel(?:ephone)?[.:]* ?(?=[+(\d])/i, '')
    .replace(/[ ,;]*(?:ext(?:ension|n)?|x|#)[.:=]* ?(\d{1,8})$/i, ' ext. $1');
}

/**
 * Returns the host of an e-mail address in the form of DNS: `münchen.de` becomes `xn--mnchen-3ya.de` (RFC 5891, by the URL Standard's domain to
 * ASCII). A host without such a form is returned unchanged.
 */
function asciiHost(host: string): string {
  if (/^[\x21-\x7E]*$/.test(host)) return host;
  // a host cannot contain characters that separate the parts of a URL
  const address = `http://${host}/`;
  return /[\s/?#@:\\[\]]/.test(host) || !URL.canParse(address) ? host : new URL(address).hostname;
}

/**
 * Returns an e-mail address in its stored form: its domain in ASCII. The part before the `@` stays unchanged, because only its mail server can
 * interpret it.
 */
function emailForm(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at + 1) + asciiHost(text.slice(at + 1));
}

/** Returns the domain of e-mail addresses in the form in which it is compared: in ASCII and lower case, without an `@` in front of it. */
const domainForm = (text: string): string => asciiHost(text.replace(/^@/, '')).toLowerCase();

/**
 * Maximum length (characters) of a text that is converted to the form of its kind. It is above the limit of every kind, and low enough for a fast
 * conversion.
 */
const LONGEST = 500;

/** Functions that convert a text to the form of its kind. */
const FORMS = { phone: phoneForm, email: emailForm, domain: domainForm };

/**
 * Returns a text in the form in which it is checked and stored: with one kind of line end (LF), without marks of direction and blanks
 * around it, in the form of its kind. Forms, APIs and imports use it for every text. A raw text is returned unchanged.
 */
export function cleanText(value: string, { isRaw, kind }: Pick<TextRules, 'isRaw' | 'kind'>): string {
  if (isRaw) return value;
  if (!kind && PLAIN.test(value)) return value.trim();
  const lines = value.replace(/\r\n?/g, '\n').replace(ISOLATES, '');
  // Addresses are exact, and `phoneForm` replaces all such characters by itself.
  if (kind) return lines.length <= LONGEST ? FORMS[kind](lines.trim()) : lines.trim();
  return lines.replace(RARE_LINE_ENDS, ' ').replace(INVISIBLE, '').trim();
}

/** Returns a text in its stored form, like `cleanText`; null if it is missing or has no visible character. */
export function textOrNull(value: string | null | undefined, rules: Pick<TextRules, 'isRaw' | 'kind'> = {}): string | null {
  const text = cleanText(value ?? '', rules);
  return rules.isRaw || VISIBLE.test(text) ? text || null : null;
}

/** The first rule that a value breaks: key and parameters of its message. */
export interface BrokenRule<Key extends string = string> {
  key: Key | 'text.tooLong' | 'text.notText' | 'text.unusable';
  params?: Readonly<Record<string, string | number>>;
}

/** Returns the first rule that a value breaks; undefined if it breaks none. */
export function brokenRule<Key extends string>(value: unknown, rules: TextRules<Key>): BrokenRule<Key> | undefined {
  const { label, required, mayBeMissing, min, max, tooLong, pattern, isRaw, isMultiline } = rules;
  const missing = required === undefined ? undefined : { key: required };
  if (value === undefined || value === null) return mayBeMissing ? undefined : missing;
  if (typeof value !== 'string') return { key: 'text.notText', params: { label } };
  const text = cleanText(value, rules);
  if (!isStorable(text)) return { key: 'text.unusable', params: { label } };
  if (text === '' || (!isRaw && !VISIBLE.test(text))) return missing;
  if (text.length > max) return tooLong === undefined ? { key: 'text.tooLong', params: { label, max } } : { key: tooLong };
  if (!isRaw && CONTROL.test(isMultiline ? text.replace(/[\n\t]/g, '') : text)) return { key: 'text.unusable', params: { label } };
  if (min && text.length < min[0]) return { key: min[1], params: { min: min[0] } };
  if (pattern && !new RegExp(pattern[0], 'i').test(text)) return { key: pattern[1] };
  return undefined;
}
