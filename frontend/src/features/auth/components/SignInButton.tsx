import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';

/** Link to the sign-in screen, which leads to the profile. */
export function SignInButton() {
  return (
    <Button component={Link} to={paths.login} state={{ from: { pathname: paths.profile } }} variant="contained" size="large">
      {t('auth.signIn')}
    </Button>
  );
}
