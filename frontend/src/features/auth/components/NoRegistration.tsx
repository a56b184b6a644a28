import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { AuthPage } from './AuthPage';

interface Props {
  title: string;
  reason: string;
}

/** Page for visitors who cannot create an account, with a link to the sign-in. */
export function NoRegistration({ title, reason }: Props) {
  // The history state contains the address to return to, as for a sign-in.
  const state: unknown = useLocation().state;
  return (
    <AuthPage title={title} intro={reason}>
      <Stack sx={{ mt: 4 }}>
        <Button component={Link} to={paths.login} state={state} variant="contained" size="large">
          {t('auth.signIn')}
        </Button>
      </Stack>
    </AuthPage>
  );
}
