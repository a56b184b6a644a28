import type { SignInMethod, UserRole } from '../../../graphql/schema.generated';
import { t } from '../../../lib/i18n';

/** Labels of the roles. */
export const ROLES: Record<UserRole, string> = {
  get USER() {
    return t('profile.user');
  },
  get MODERATOR() {
    return t('profile.moderator');
  },
  get ADMIN() {
    return t('profile.admin');
  },
};

/** Labels of the sign-in methods. */
export const METHODS: Record<SignInMethod, string> = {
  get LOCAL() {
    return t('profile.eMailAndPassword');
  },
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
};
