import { ref, string, type StringSchema } from 'yup';
import { t } from './i18n';
import { inputSchema } from './inputSchema';

/**
 * Rules of a password that somebody chooses.
 * @param least characters that this guide asks for; undefined until that is known
 */
export function newPassword(least: number | undefined): StringSchema {
  const password = inputSchema('ResetPasswordInput').fields.password as StringSchema;
  return least === undefined ? password : password.min(least, () => t('lib.passwordMustBeAtLeast', { least }));
}

/** Rules of the field in which a new password is entered once more. */
export const confirmationOf = (field: string): StringSchema =>
  string()
    .required(() => t('lib.pleaseConfirmYourPassword'))
    .oneOf([ref(field)], () => t('lib.passwordsDoNotMatch'));

/** The rule in a few words, to be said before it is broken. */
export const passwordHint = (least: number | undefined): string | undefined => (least === undefined ? undefined : t('lib.atLeastLeastCharacters', { least }));
