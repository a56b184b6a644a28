import type { Member } from './people.js';
import { type Mail, shownIn } from './site.js';

/** A part of a header that is not ASCII (RFC 2047). */
const ENCODED = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/** Returns a header as people read it. */
function decoded(header = ''): string {
  const bytes = (encoding: string, text: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16))),
          'latin1',
        );
  return header.replace(/(\?=)\s+(=\?)/g, '$1$2').replace(ENCODED, (_all, encoding: string, text: string) => bytes(encoding, text).toString());
}

/** Surfaces of mails. `found.ts` names the fields on each. */
export const MAIL_SURFACES = {
  'headers of mails': ({ headers }: Mail): string => `from: ${decoded(headers.from)}\nsubject: ${decoded(headers.subject)}`,
  'text of mails': ({ text }: Mail): string => text,
  'HTML of mails': ({ html }: Mail): string => html,
  'text of the chosen mail': ({ text }: Mail): string => text,
} as const;

export type MailSurface = keyof typeof MAIL_SURFACES;

/** Returns the texts of a member's mails on a surface. */
export function mailTextsOn(name: MailSurface, { welcome, reset }: Member): string[] {
  const mails = name === 'text of the chosen mail' ? [reset] : [welcome, reset];
  return mails.map((mail) => shownIn(MAIL_SURFACES[name](mail)));
}
