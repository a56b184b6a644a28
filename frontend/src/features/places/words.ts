import { t } from '../../lib/i18n';

/** What the list of places says it is; the page shows it before the screen is there, too. */
export const PLACES_WORDS = {
  get title() {
    return t('places.discoverPlaces');
  },
  get subtitle() {
    return t('places.findTheBestRestaurantsAttractions');
  },
};
