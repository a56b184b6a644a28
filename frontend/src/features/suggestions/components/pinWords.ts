import { t } from '../../../lib/i18n';

/** Map texts for the pin of a place. */
export const PIN_WORDS = {
  get pin() {
    return t('suggestions.thePlace');
  },
  get hint() {
    return t('suggestions.pressTheMapWhereThe');
  },
};
