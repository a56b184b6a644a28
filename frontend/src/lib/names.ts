import { capitalise } from './format';
import { i18n, t } from './i18n';

/** What a category of places is called; one that the guide's languages do not know is called as its data call it. */
export function categoryName(category: string): string {
  const key = `categories.${category.toLowerCase()}`;
  return i18n.exists(key) ? t(key as 'categories.other') : capitalise(category);
}

/** A price range that costs nothing, as the data say it. */
export const FREE = 'Free';

/** A price range as it is shown: a word where it costs nothing, else the signs that it consists of. */
export const priceName = (range: string): string => (range === FREE ? t('placeForm.free') : range);
