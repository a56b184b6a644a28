import type { FieldErrors, Reason } from '../../../../core/errors/index.js';
import { gapsIn } from '../../../../core/mail/index.js';
import { MAIL_NAMES, placeholdersOf } from '../mail-kinds.js';
import type { Localized, ValuesOf } from '../setting-field.js';

/** Placeholders of the footer, which is the same in all mails. */
const FOOTER_PLACEHOLDERS = ['site'];

/** Mails to users. The address of the sender and the mail server are environment variables. */
export const mail = {
  senderName: { kind: 'text', rules: { label: 'Sender', max: 60 }, variable: 'MAIL_FROM' },
  subjectPrefix: { kind: 'text', rules: { label: 'Text before subjects', max: 30 } },
  footer: { kind: 'localized', rules: { label: 'Footer', max: 300, isMultiline: true }, isOptional: true },
  mails: {
    kind: 'records',
    most: MAIL_NAMES.length,
    fields: {
      mail: { kind: 'choice', options: MAIL_NAMES, initial: 'verifyAddress' },
      first: { kind: 'localized', rules: { label: 'First sentence', max: 300 } },
      last: { kind: 'localized', rules: { label: 'Last sentence', max: 300 } },
    },
  },
} as const;

const quoted = (placeholder: string): string => `{{${placeholder}}}`;

/** Returns the errors of texts with a placeholder that is not allowed, by the path of the text. */
function placeholderErrors(texts: Localized, path: string, allowed: readonly string[]): Record<string, Reason> {
  const wrong = Object.entries(texts).flatMap(([language, text]) => {
    const unknown = gapsIn(text).find((name) => !allowed.includes(name));
    return unknown === undefined ? [] : [[`${path}.${language}`, unknown] as const];
  });
  return Object.fromEntries(
    wrong.map(([at, unknown]) => [at, ['settings.placeholderUnknown', { placeholder: quoted(unknown), allowed: allowed.map(quoted).join(', ') }]]),
  );
}

/** Returns the errors of unknown placeholders, and of a mail that is listed twice, by the path of the field. */
export function mailErrors({ footer, mails }: ValuesOf<typeof mail>): FieldErrors {
  const errors = placeholderErrors(footer, 'footer', FOOTER_PLACEHOLDERS);
  for (const [i, { mail: kind, first, last }] of mails.entries()) {
    if (mails.findIndex((one) => one.mail === kind) !== i) errors[`mails.${i}.mail`] = 'settings.mailTwice';
    for (const [name, texts] of Object.entries({ first, last })) Object.assign(errors, placeholderErrors(texts, `mails.${i}.${name}`, placeholdersOf(kind)));
  }
  return errors;
}
