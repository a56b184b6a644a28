import { errorText, type ReasonFace } from '../../lib/i18n';

/** Message of the server about a record: in English, and as a key with values for other languages. */
interface Reason {
  text: string;
  reason: string;
  params: Record<string, unknown> | null;
}

/** Returns a message of the server in the page's language; in English if the language has no text for it. */
export const reasonWords = ({ text, reason, params }: Reason): string => errorText(reason, (params ?? {}) as NonNullable<ReasonFace['params']>) ?? text;
