import { AMBIGUOUS_DAYS, DAY_BY_WORD, plainWords, ROMANCE_DAYS, SYNTAX_BY_WORDS, WEEKDAYS, type Weekday } from './hours-words.js';
import { isOpeningHours } from './opening-hours.js';

/** A time: hour, minute, and `am` or `pm` if it is written. */
interface Time {
  hour: number;
  minute: number;
  half: string | undefined;
}

type Token = { days: string } | { time: Time } | { times: string } | { mark: '-' | ',' | ';' };

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const MEANINGS = new Map<string, string>([...DAY_BY_WORD, ...AMBIGUOUS_DAYS, ...SYNTAX_BY_WORDS, ['ph', 'PH'], ['off', 'off'], ['24/7', '24/7']]);
const WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...MEANINGS.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'yu',
);
const TIME =
  /(\d{1,2})(?:\s?[:.h]\s?([0-5]\d)(?!\d)|([0-5]\d)(?=\s*(?:-|uhr|h|$)))?(?:\s?(?:uhr|hrs|hs|h|ore|बजे)(?![\p{L}]))?\s?(?:([ap])\.?\s?m\.?(?!\p{L}))?/uy;
const PUNCTUATION = /[-;,|/\n\s.:]/y;
const MARKS: Readonly<Record<string, '-' | ',' | ';'>> = { '-': '-', ',': ',', '/': ',', ';': ';', '|': ';', '\n': ';' };

/** Maximum length of a text (characters), that of the field. */
const LONGEST = 500;

function tokenOf(meaning: string): Token | undefined {
  if (meaning === ' ') return undefined;
  if (meaning === '-' || meaning === ',') return { mark: meaning };
  if (meaning === 'off') return { times: 'off' };
  if (meaning === '24/7') return { times: '00:00-24:00' };
  const clock = /^(\d\d):(\d\d)$/.exec(meaning);
  return clock ? { time: { hour: Number(clock[1]), minute: Number(clock[2]), half: undefined } } : { days: meaning };
}

/** Splits a text into days, times and marks; undefined if it contains anything else. */
function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const isRomance = ROMANCE_DAYS.test(text);
  for (let at = 0; at < text.length; ) {
    for (const pattern of [WORD, TIME, PUNCTUATION]) pattern.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    const time = word === undefined ? TIME.exec(text) : null;
    if (word !== undefined) {
      const token = tokenOf(isRomance && AMBIGUOUS_DAYS.has(word) ? 'Su' : (MEANINGS.get(word) ?? ' '));
      if (token) tokens.push(token);
      at += word.length;
    } else if (time) {
      const [hour, minute] = [Number(time[1]), Number(time[2] ?? time[3] ?? 0)];
      if (hour > 24) return undefined;
      tokens.push({ time: { hour, minute, half: time[4] } });
      at += time[0].length;
    } else {
      const mark = PUNCTUATION.exec(text)?.[0];
      if (mark === undefined) return undefined;
      const meaning = MARKS[mark];
      if (meaning) tokens.push({ mark: meaning });
      at += 1;
    }
  }
  return tokens;
}

const onClock = ({ hour, half }: Time): number => (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0));
const written = (hour: number, minute: number): string => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Returns a period; undefined if its halves of the day are not clear: `9-5`. */
function periodOf(from: Time, to: Time): string | undefined {
  if ([from, to].some(({ hour, half }) => half !== undefined && (hour < 1 || hour > 12))) return undefined;
  const opens = from.half === undefined && to.half === 'p' && from.hour <= 12 ? { ...from, half: from.hour % 12 < to.hour % 12 ? 'p' : 'a' } : from;
  const closes = onClock(to) === 0 && to.half !== undefined ? 24 : onClock(to);
  const isUnclear = from.half === undefined && to.half === undefined && from.hour >= 5 && from.hour <= 12 && to.hour > 0 && to.hour <= from.hour;
  return isUnclear ? undefined : `${written(onClock(opens), opens.minute)}-${written(closes, to.minute)}`;
}

type Part = { kind: 'days' | 'times'; text: string };

/** Joins tokens to parts: lists of days, and lists of times. Undefined if the order of tokens has no meaning. */
function partsOf(tokens: readonly Token[]): Part[] | undefined {
  const parts: Part[] = [];
  const push = (kind: Part['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind !== kind) parts.push({ kind, text });
    else if (kind === 'times' && (last.text === 'off' || text === 'off')) return false;
    else last.text += `,${text}`;
    return true;
  };
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const isRange = (tokens[i + 1] as { mark?: string } | undefined)?.mark === '-';
    const end = isRange ? tokens[i + 2] : undefined;
    if ('times' in token) {
      if (!push('times', token.times)) return undefined;
    } else if ('days' in token) {
      if (end && 'days' in end && token.days.length === 2 && end.days.length === 2) {
        push('days', `${token.days}-${end.days}`);
        i += 2;
      } else push('days', token.days);
    } else if ('time' in token) {
      const period = end && 'time' in end ? periodOf(token.time, end.time) : undefined;
      if (period === undefined || !push('times', period)) return undefined;
      i += 2;
    }
  }
  return parts;
}

/** Returns the days and times of a text, see `partsOf`. */
function partsIn(text: string): Part[] | undefined {
  const marked = text.replace(/[\p{Pd}\u2212~]/gu, '-').replace(/[،&+]/g, ',');
  const tokens = text.length <= LONGEST ? tokensOf(plainWords(marked).trim()) : undefined;
  return tokens && partsOf(tokens);
}

/** Pairs days with the times that follow them, or that precede them if the text begins with times. */
function rulesOf(parts: readonly Part[]): string | undefined {
  const [first] = parts;
  if (parts.length === 1 && first?.kind === 'times') return first.text === '00:00-24:00' ? '24/7' : first.text === 'off' ? undefined : `Mo-Su ${first.text}`;
  if (parts.length === 0 || parts.length % 2 === 1) return undefined;
  const rules = Array.from({ length: parts.length / 2 }, (_, i) => [parts[i * 2] as Part, parts[i * 2 + 1] as Part] as const);
  return rules.map(([a, b]) => (a.kind === 'days' ? `${a.text} ${b.text}` : `${b.text} ${a.text}`)).join('; ');
}

/**
 * Returns opening hours in the syntax of OpenStreetMap. Texts in that syntax are returned unchanged; those in words of English, German, French, Spanish,
 * Italian, Portuguese, Hindi and Arabic are translated: `Lu-Ve 10h-18h`, `täglich 9–17 Uhr`.
 * @returns undefined if the text has another meaning, or more than one
 */
export function hoursOfWords(text: string): string | undefined {
  // `9-5` would be read as 9:00 to 5:00 of the next day.
  if (/^\D*$|\d:\d\d/.test(text) && isOpeningHours(text)) return text;
  const parts = partsIn(text);
  const rules = parts && rulesOf(parts);
  return rules !== undefined && isOpeningHours(rules) ? rules : undefined;
}

/** Returns the times of one day: `09:00-12:00,14:00-18:00` or `off`; undefined if the text is neither. */
function timesOfDay(text: string): string | undefined {
  if (/^(?:\p{Pd}+|\/|x)$/iu.test(text.trim())) return 'off';
  const parts = partsIn(text);
  return parts?.length === 1 && parts[0]?.kind === 'times' ? parts[0].text : undefined;
}

/**
 * Returns opening hours from a text for each day: `Mo-Fr 09:00-17:00; Su off`. Days without a text are left out.
 * @param onUnreadable called for each day whose text cannot be read
 */
export function hoursOfDays(texts: Partial<Record<Weekday, string>>, onUnreadable: (day: Weekday, text: string) => void): string | undefined {
  const rules: { from: Weekday; to: Weekday; times: string }[] = [];
  WEEKDAYS.forEach((day, i) => {
    const text = texts[day];
    if (text === undefined) return;
    const times = timesOfDay(text);
    if (times === undefined) {
      onUnreadable(day, text);
      return;
    }
    const last = rules.at(-1);
    if (last?.times === times && last.to === WEEKDAYS[i - 1]) last.to = day;
    else rules.push({ from: day, to: day, times });
  });
  const hours = rules.map(({ from, to, times }) => `${from === to ? from : `${from}-${to}`} ${times}`).join('; ');
  return hours && isOpeningHours(hours) ? hours : undefined;
}
