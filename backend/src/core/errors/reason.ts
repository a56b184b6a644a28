import { MESSAGES } from './messages/index.js';

type Messages = typeof MESSAGES;
type Area = keyof Messages;

/** Names a message: `area.name`. */
export type ReasonKey = { [A in Area]: `${A}.${keyof Messages[A] & string}` }[Area];

type MessageOf<Key extends ReasonKey> = Key extends `${infer A extends Area}.${infer Name}` ? Messages[A][Name & keyof Messages[A]] : never;
type Names<Message> = Message extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;

/** Values of the placeholders in a message. Numbers are formatted in the reader's language. */
export type ReasonParams = Readonly<Record<string, string | number>>;

/** Why a request is refused: the key of a message, or the key with the values of its placeholders. */
export type Reason = {
  [Key in ReasonKey]: [Names<MessageOf<Key>>] extends [never] ? Key : readonly [key: Key, parameters: Readonly<Record<Names<MessageOf<Key>>, string | number>>];
}[ReasonKey];

/** A reason as clients get it. */
export interface ReasonFace {
  readonly reason: ReasonKey;
  readonly params?: ReasonParams;
}

/** Returns a reason in the form for clients. */
export const reasonFace = (reason: Reason): ReasonFace => (typeof reason === 'string' ? { reason } : { reason: reason[0], params: reason[1] });

const written = (value: string | number | undefined): string => (typeof value === 'number' ? value.toLocaleString('en') : (value ?? ''));

function messageOf(key: ReasonKey): string {
  const [area, name] = key.split('.') as [Area, string];
  return (MESSAGES[area] as Readonly<Record<string, string>>)[name] ?? key;
}

/** Returns the names of the placeholders in a message. */
export const placeholdersOf = (key: ReasonKey): string[] => [...messageOf(key).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Returns the message of a reason in English. */
export function englishOf(given: Reason): string {
  const { reason, params = {} } = reasonFace(given);
  return messageOf(reason).replace(/\{\{(\w+)\}\}/g, (_placeholder, parameter: string) => written(params[parameter]));
}
