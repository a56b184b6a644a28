/*
 * What texts that people enter must be like, and the form in which they are kept. The build copies this file for the client's forms
 * (`frontend/src/graphql/textForm.generated.ts`), so that both sides check by the same functions. It imports nothing for that reason.
 */

/** What a text must be like, each rule with the sentence that says so. The same data reaches the client's forms as a generated file. */
export interface TextRules {
  /** The name of the field in a sentence. */
  label: string;
  /** Said where the text is missing or empty; left out where the text is optional. */
  required?: string;
  /** The whole field may be left out; where it is there, it is required all the same. */
  mayBeMissing?: true;
  /** Least characters. */
  min?: readonly [number, string];
  /** Most characters. */
  max: readonly [number, string];
  /** A regular expression that ignores case. */
  pattern?: readonly [string, string];
  /** The text counts as it is, with the blanks around it, and may hold any character: a password. */
  isRaw?: true;
  /** The text may have several lines. */
  isMultiline?: true;
  /** The text is kept in the form of its kind, see `FORMS`. */
  kind?: 'phone' | 'email';
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** What can be seen of a text, in the end: not marks on nothing, blanks of all kinds, and letters that are drawn as one. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Pages put data between these two (`lib/bidi` of the client): what is copied from a page may bring them along. */
const ISOLATES = /[\u2068\u2069]/g;

/** PostgreSQL stores no NUL, and a lone surrogate is no text. */
export const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value);

/** The first digit of each script that telephone numbers are written in: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * A telephone number with the signs of ASCII and at most one extension at its end: `+49 (0)30 1234-5 ext. 6`. Marks that cannot be seen,
 * dashes and blanks of all kinds, full-width signs and digits of other scripts come from address books and web pages.
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
 * The host of an address in the form of DNS: `münchen.de` is `xn--mnchen-3ya.de` (RFC 5891, by the URL Standard's domain to ASCII).
 * Unchanged where there is no such form.
 */
function asciiHost(host: string): string {
  if (/^[\x21-\x7E]*$/.test(host)) return host;
  // what a URL gives another meaning is no part of a host
  const address = `http://${host}/`;
  return /[\s/?#@:\\[\]]/.test(host) || !URL.canParse(address) ? host : new URL(address).hostname;
}

/** An e-mail address as it is stored and written to: its domain in ASCII. The part before the `@` belongs to its server and stays. */
function emailForm(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at + 1) + asciiHost(text.slice(at + 1));
}

/** Characters of a text that has a form at all: much more than any kind may have, and little enough to look at each of them. */
const LONGEST = 500;

/** The form in which a text of a kind is kept. */
const FORMS = { phone: phoneForm, email: emailForm };

/** The text that the rules are about and that is kept: without the blanks around it, unless they count, with one kind of line end, in the form of its kind. */
export function cleanText(value: string, { isRaw, kind }: Pick<TextRules, 'isRaw' | 'kind'>): string {
  if (isRaw) return value;
  const text = value.replace(/\r\n?/g, '\n').replace(ISOLATES, '').trim();
  return kind && text.length <= LONGEST ? FORMS[kind](text) : text;
}

/** As `cleanText`, for a text that may be missing: null where there is nothing to keep. */
export const textOrNull = (value: string | null | undefined, rules: Pick<TextRules, 'isRaw' | 'kind'> = {}): string | null =>
  cleanText(value ?? '', rules) || null;

/** The sentence of the first rule that a value breaks; undefined where it breaks none. */
export function brokenRule(value: unknown, rules: TextRules): string | undefined {
  const { label, required, mayBeMissing, min, max, pattern, isRaw, isMultiline } = rules;
  if (value === undefined || value === null) return mayBeMissing ? undefined : required;
  if (typeof value !== 'string') return `${label} must be text`;
  const text = cleanText(value, rules);
  if (text === '' || (!isRaw && !VISIBLE.test(text))) return required;
  if (text.length > max[0]) return max[1];
  if (!isStorable(text) || (!isRaw && CONTROL.test(isMultiline ? text.replace(/[\n\t]/g, '') : text)))
    return `${label} contains characters that cannot be used`;
  if (min && text.length < min[0]) return min[1];
  if (pattern && !new RegExp(pattern[0], 'i').test(text)) return pattern[1];
  return undefined;
}
