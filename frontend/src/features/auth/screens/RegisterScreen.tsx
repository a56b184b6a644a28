import { useRegistration } from '../../../lib/account';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { NoRegistration } from '../components/NoRegistration';
import { RegisterForm } from '../components/RegisterForm';

/** Sign-up, or the reason why a visitor cannot create an account. */
export function RegisterScreen() {
  useHead({ title: t('auth.createYourAccount'), noIndex: true });
  const { mode } = useRegistration();
  if (mode === 'CLOSED') return <NoRegistration title={t('auth.registrationIsClosed')} reason={t('auth.closedExplained')} />;
  if (mode === 'INVITATION') return <NoRegistration title={t('auth.registrationByInvitation')} reason={t('auth.byInvitationExplained')} />;
  return <RegisterForm />;
}
