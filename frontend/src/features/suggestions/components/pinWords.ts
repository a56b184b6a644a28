import { t } from '../../../lib/i18n';

/** What the map says of the pin that somebody sets for a place. */
export const PIN_WORDS = {
  get pin() {
    return t('suggestions.thePlace');
  },
  get hint() {
    return t('suggestions.pressTheMapWhereThe');
  },
};
