import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { MessagePage } from '../../../ui/feedback';

/** Page for a list that does not exist or that the viewer is not allowed to see. */
export function ListNotFound() {
  useHead({ title: t('lists.listNotFound'), noIndex: true });
  return (
    <MessagePage title={t('lists.listNotFound')} text={t('lists.theListYoureLookingFor')}>
      <Button component={Link} to={paths.places()} variant="contained">
        {t('lists.browsePlaces')}
      </Button>
    </MessagePage>
  );
}
