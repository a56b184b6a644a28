import { sizeText } from '../size-text.js';
import { MESSAGES } from './messages/index.js';

type Messages = typeof MESSAGES;
type Area = keyof Messages;

/** Names a message: `area.name`. */
export type ReasonKey = { [A in Area]: `${A}.${keyof Messages[A] & string}` }[Area];

type MessageOf<Key extends ReasonKey> = Key extends `${infer A extends Area}.${infer Name}` ? Messages[A][Name & keyof Messages[A]] : never;

/** Value of a placeholder. Numbers are formatted in the reader's language, and a nested reason is translated. */
export type ReasonValue = string | number | ReasonFace;

/** Values of the placeholders in a message. */
export type ReasonParams = Readonly<Record<string, ReasonValue>>;

/** Formats of placeholders, as they are written in English. The client has its own for each language (`lib/i18n`). */
const FORMATS = {
  /** Bytes as a size with a unit. */
  bytes: sizeText,
  /** A number with one decimal. */
  decimal: (value: number) => value.toFixed(1),
  /** A number without group separators. */
  digits: String as (value: number) => string,
  /** An ISO 8601 time, to the minute. */
  moment: (value: string) => `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
};

type Format = keyof typeof FORMATS;
type Placeholders<Message> = Message extends `${string}{{${infer Placeholder}}}${infer Rest}` ? Placeholder | Placeholders<Rest> : never;
type NameOf<Placeholder> = Placeholder extends `${infer Name}, ${string}` ? Name : Placeholder & string;
type ValueOf<Placeholder> = Placeholder extends `${string}, ${infer F extends Format}` ? Parameters<(typeof FORMATS)[F]>[0] : ReasonValue;
type ValuesOf<Placeholder> = { readonly [P in Placeholder as NameOf<P>]: ValueOf<P> };

/** Names a message together with the values of its placeholders; only the key if it has none. */
export type Reason = {
  [Key in ReasonKey]: [Placeholders<MessageOf<Key>>] extends [never] ? Key : readonly [key: Key, parameters: ValuesOf<Placeholders<MessageOf<Key>>>];
}[ReasonKey];

/** A reason as clients get it. */
export interface ReasonFace {
  readonly reason: ReasonKey;
  readonly params?: ReasonParams;
}

/** Returns a reason in the form for clients. */
export const reasonFace = (reason: Reason): ReasonFace => (typeof reason === 'string' ? { reason } : { reason: reason[0], params: reason[1] });

function written(value: ReasonValue | undefined, format: string | undefined): string {
  if (typeof value === 'object') return englishOfFace(value);
  if (value !== undefined && format !== undefined) return (FORMATS[format as Format] as (value: string | number) => string)(value);
  return typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
}

function messageOf(key: ReasonKey): string {
  const [area, name] = key.split('.') as [Area, string];
  return (MESSAGES[area] as Readonly<Record<string, string>>)[name] ?? key;
}

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g;

/** Returns the names of the placeholders in a message. */
export const placeholdersOf = (key: ReasonKey): string[] => [...messageOf(key).matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const englishOfFace = ({ reason, params = {} }: ReasonFace): string =>
  messageOf(reason).replace(PLACEHOLDER, (_placeholder, name: string, format?: string) => written(params[name], format));

/** Returns the message of a reason in English. */
export const englishOf = (reason: Reason): string => englishOfFace(reasonFace(reason));

/** A reason as clients get it, with its message in English. */
export interface ReasonText extends ReasonFace {
  readonly text: string;
}

/** Returns a reason in the form for clients, with its message in English. */
export const reasonText = (reason: Reason): ReasonText => ({ text: englishOf(reason), ...reasonFace(reason) });
