import { t } from '../../lib/i18n';

/** Title and subtitle of the cities screen; the first paint also uses them. */
export const CITIES_WORDS = {
  get title() {
    return t('cities.exploreCities');
  },
  get subtitle() {
    return t('cities.chooseACityAndSee');
  },
};
