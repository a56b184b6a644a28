import { errorText, type ReasonFace } from '../../../lib/i18n';
import type { Reason_ReasonFragment } from './Reason.generated';

/** Returns a reason of the server in the page's language; in English if the language has no message for it. */
export const reasonWords = ({ text, reason, params }: Reason_ReasonFragment): string =>
  errorText(reason, (params ?? {}) as NonNullable<ReasonFace['params']>) ?? text;
