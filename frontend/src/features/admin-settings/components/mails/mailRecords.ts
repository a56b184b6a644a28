import type { LocalizedValue } from '../../../../widgets/settings';

/** Sentences of the operator in a mail. */
export interface MailRecord {
  /** Name of the mail. */
  mail: string;
  first: LocalizedValue;
  last: LocalizedValue;
}

/** A sentence that the operator can change. */
export type SentencePart = 'first' | 'last';
export const SENTENCE_PARTS: readonly SentencePart[] = ['first', 'last'];

const isEmpty = ({ first, last }: MailRecord): boolean => Object.keys(first).length + Object.keys(last).length === 0;

/** Returns the record of a mail; an empty one if there is none. */
export const recordOf = (records: readonly MailRecord[], mail: string): MailRecord => records.find((one) => one.mail === mail) ?? { mail, first: {}, last: {} };

/** Returns the records with a changed one, in the order of the mails. A record without texts is left out. */
export function withRecord(records: readonly MailRecord[], changed: MailRecord, mails: readonly string[]): MailRecord[] {
  const others = records.filter(({ mail }) => mail !== changed.mail);
  return [...others, ...(isEmpty(changed) ? [] : [changed])].sort((one, other) => mails.indexOf(one.mail) - mails.indexOf(other.mail));
}
