import { Cron } from 'croner';
import { brokenRule, cleanEmail, cleanText, EMAIL, PHONE } from '../validation/index.js';
import { StartError } from '../errors/index.js';

/** Wrong values in the configuration; the message lists all of them. */
export class ConfigError extends StartError {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration has values that cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

interface Kind<T> {
  /** Description of valid values, as the end of the sentence "… expected …". */
  expected: string;
  /** Returns the value, or undefined for an invalid text. */
  parse(text: string): T | undefined;
  /** Whether error messages must not contain the value. */
  secret?: boolean;
}

/** Reads variables one by one and collects all errors, to report them together. An empty value counts as not set. */
export class EnvReader {
  readonly problems: string[] = [];
  /** Names of the variables that were read. */
  readonly names = new Set<string>();

  constructor(private readonly source: NodeJS.ProcessEnv) {}

  optional<T>(name: string, kind: Kind<T>): T | undefined {
    this.names.add(name);
    const text = this.source[name]?.trim();
    if (!text) return undefined;
    const value = kind.parse(text);
    if (value === undefined) this.problems.push(`${name}${kind.secret ? '' : ` is "${text}"`}: expected ${kind.expected}`);
    return value;
  }

  get<T>(name: string, kind: Kind<T>, fallback: T): T {
    return this.optional(name, kind) ?? fallback;
  }
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

export const text = (longest = 200): Kind<string> => ({
  expected: `at most ${longest} characters`,
  parse: (value) => (value.length <= longest ? value : undefined),
});

export const integer = (least: number, most: number): Kind<number> => ({
  expected: `a whole number from ${least} to ${most}`,
  parse: (value) => (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined),
});

export const oneOf = <T extends string>(...values: readonly T[]): Kind<T> => ({
  expected: `one of ${values.join(', ')}`,
  parse: (value) => values.find((one) => one === value.toLowerCase()),
});

export const onOff: Kind<boolean> = {
  expected: 'on or off',
  parse: (value) => ({ on: true, off: false })[value.toLowerCase()],
};

/** A boolean in the syntax of OpenTelemetry. */
export const trueFalse: Kind<boolean> = {
  expected: 'true or false',
  parse: (value) => ({ true: true, false: false })[value.toLowerCase()],
};

/** A number of proxies; `off` is 0. */
export const hops: Kind<number> = {
  expected: 'off, or the number of proxies in front of the app (1 to 10)',
  parse: (value) => (value.toLowerCase() === 'off' ? 0 : integer(0, 10).parse(value)),
};

/** An http(s) URL without a path, returned without a trailing slash. */
export const origin: Kind<string> = {
  expected: 'an address such as https://guide.example.org, without a path',
  parse(value) {
    const url = parseUrl(value);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
    return isOrigin ? url.origin : undefined;
  },
};

export const httpsAddress: Kind<string> = {
  expected: 'addresses that begin with https://',
  parse: (value) => (parseUrl(value)?.protocol === 'https:' ? value : undefined),
};

export const postgresAddress: Kind<string> = {
  expected: 'an address such as postgres://name:password@host:5432/database',
  parse: (value) => (/^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? '') ? value : undefined),
  secret: true,
};

export const tileAddress: Kind<string> = {
  expected: 'an http(s) address that contains {z}, {x} and {y}',
  parse: (value) => (/^https?:\/\//.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) ? value : undefined),
};

export const email: Kind<string> = {
  expected: 'an e-mail address',
  parse: (value) => (brokenRule(value, EMAIL) === undefined ? cleanEmail(value) : undefined),
};

/** A telephone number in the contact data of the site. Unlike a place's number, it can contain words. */
export const phone: Kind<string> = {
  expected: 'at most 50 characters',
  parse: (value) => (value.length <= 50 ? cleanText(value, PHONE) : undefined),
};

export const password = (least: number): Kind<string> => ({
  expected: `at least ${least} characters`,
  parse: (value) => (value.length >= least ? value : undefined),
  secret: true,
});

/** A secret that is hard to guess: at least `leastBytes` bytes and ten different characters. */
export const secret = (leastBytes: number): Kind<string> => ({
  expected: `at least ${leastBytes} bytes, such as what openssl rand -base64 48 prints`,
  parse: (value) => (Buffer.byteLength(value) >= leastBytes && new Set(value).size >= 10 ? value : undefined),
  secret: true,
});

export const smtpAddress: Kind<string> = {
  expected: 'an address such as smtp://name:password@mail.example.org:587, or smtps:// for TLS from the start',
  parse: (value) => (/^smtps?:$/.test(parseUrl(value)?.protocol ?? '') && parseUrl(value)?.hostname ? value : undefined),
  secret: true,
};

/** An e-mail address, alone or in angle brackets after a name. */
export const mailbox: Kind<string> = {
  expected: 'a sender such as Guide of Pune <noreply@example.org>',
  parse: (value) => (/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(value) && value.length <= 320 ? value : undefined),
};

export const webAddress: Kind<string> = {
  expected: 'an address that begins with https:// or http://',
  parse: (value) => (/^https?:$/.test(parseUrl(value)?.protocol ?? '') ? value : undefined),
};

/** A path of folders in a bucket, returned without a trailing slash. */
export const keyPrefix: Kind<string> = {
  expected: 'letters, digits, - _ and . with / between them, such as guide/photos',
  parse: (value) => (/^[\w.-]+(\/[\w.-]+)*\/?$/.test(value) && value.length <= 200 ? value.replace(/\/$/, '') : undefined),
};

/** A cron expression of five fields: two runs never start in the same minute. Dates that never occur (30 February) are invalid. */
export const cronSchedule: Kind<string> = {
  expected: 'minute, hour, day, month and weekday as cron takes them, such as 0 3 * * * for three at night',
  parse(value) {
    try {
      return new Cron(value, { mode: '5-part', paused: true }).nextRun() ? value : undefined;
    } catch {
      return undefined;
    }
  },
};

/** A list of values of one kind, separated by commas. */
export const listOf = <T>(kind: Kind<T>): Kind<readonly T[]> => ({
  expected: `${kind.expected}; commas between several`,
  secret: kind.secret,
  parse(value) {
    const items = value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => kind.parse(item));
    return items.includes(undefined) ? undefined : (items as T[]);
  },
});
