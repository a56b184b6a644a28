import { ref, string, type StringSchema } from 'yup';
import { t } from '../i18n';
import { inputSchema } from '../api';

/**
 * Returns the schema of a new password.
 * @param least minimum length of this site; undefined until it is loaded
 */
export function newPassword(least: number | undefined): StringSchema {
  const password = inputSchema('ResetPasswordInput').fields.password as StringSchema;
  return least === undefined ? password : password.min(least, () => t('lib.passwordMustBeAtLeast', { least }));
}

/** Returns the schema of the field that repeats a new password. */
export const confirmationOf = (field: string): StringSchema =>
  string()
    .required(() => t('lib.pleaseConfirmYourPassword'))
    .oneOf([ref(field)], () => t('lib.passwordsDoNotMatch'));

/** Returns the password rule as a hint below the field; undefined until the minimum length is loaded. */
export const passwordHint = (least: number | undefined): string | undefined => (least === undefined ? undefined : t('lib.atLeastLeastCharacters', { least }));
