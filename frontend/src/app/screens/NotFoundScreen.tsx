import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { useHead } from '../../lib/page';
import { MessagePage } from '../../ui/feedback';

/** Screen for unknown addresses. */
export function NotFoundScreen() {
  useHead({ title: t('app.pageNotFound'), noIndex: true });
  return (
    <MessagePage title={t('app.pageNotFound')} text={t('app.thePageYoureLookingFor')}>
      <Button component={Link} to={paths.home} variant="contained">
        {t('app.goToTheHomePage')}
      </Button>
      <Button component={Link} to={paths.cities()} variant="outlined" color="inherit">
        {t('app.exploreCities')}
      </Button>
    </MessagePage>
  );
}
