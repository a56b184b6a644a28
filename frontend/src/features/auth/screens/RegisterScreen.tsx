import { useRegistration } from '../../../lib/account';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { Invited } from '../components/Invited';
import { NoRegistration } from '../components/NoRegistration';
import { RegisterForm } from '../components/RegisterForm';
import { useHashToken } from '../components/useHashToken';

/** Sign-up, with or without the link of an invitation (`#invitation=…`); or the reason why a visitor cannot create an account. */
export function RegisterScreen() {
  useHead({ title: t('auth.createYourAccount'), noIndex: true });
  const { mode } = useRegistration();
  const [, token] = /^invitation=(.+)$/.exec(useHashToken({ isKept: true })) ?? [];
  if (mode === 'CLOSED') return <NoRegistration title={t('auth.registrationIsClosed')} reason={t('auth.closedExplained')} />;
  if (token) return <Invited key={token} token={token} />;
  if (mode === 'INVITATION') return <NoRegistration title={t('auth.registrationByInvitation')} reason={t('auth.byInvitationExplained')} />;
  return <RegisterForm />;
}
