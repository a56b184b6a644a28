import { t } from '../../lib/i18n';

/** Title and subtitle of the places screen; the first paint also uses them. */
export const PLACES_WORDS = {
  get title() {
    return t('places.discoverPlaces');
  },
  get subtitle() {
    return t('places.findTheBestRestaurantsAttractions');
  },
};
