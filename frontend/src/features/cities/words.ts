import { t } from '../../lib/i18n';

/** What the list of cities says it is; the page shows it before the screen is there, too. */
export const CITIES_WORDS = {
  get title() {
    return t('cities.exploreCities');
  },
  get subtitle() {
    return t('cities.chooseACityAndSee');
  },
};
