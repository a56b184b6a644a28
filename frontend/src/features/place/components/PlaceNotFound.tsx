import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { MessagePage } from '../../../ui/feedback';

/** Page for a place that does not exist. */
export function PlaceNotFound() {
  useHead({ title: t('places.placeNotFound'), noIndex: true });
  return (
    <MessagePage title={t('places.placeNotFound')} text={t('places.thePlaceYoureLookingFor')}>
      <Button component={Link} to={paths.places()} variant="contained">
        {t('places.browsePlaces')}
      </Button>
    </MessagePage>
  );
}
