import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { MessagePage } from '../../../ui/feedback';

/** Page for a user who does not exist or has deleted their account. */
export function PersonNotFound() {
  useHead({ title: t('people.personNotFound'), noIndex: true });
  return (
    <MessagePage title={t('people.personNotFound')} text={t('people.thePersonYoureLookingFor')}>
      <Button component={Link} to={paths.places()} variant="contained">
        {t('people.browsePlaces')}
      </Button>
    </MessagePage>
  );
}
