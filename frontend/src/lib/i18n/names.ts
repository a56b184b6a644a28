import { capitalize } from './format';
import { i18n, t } from './i18n';

/** Returns the name of a place category; a category without a translation is only capitalized. */
export function categoryName(category: string): string {
  const key = `categories.${category.toLowerCase()}`;
  return i18n.exists(key) ? t(key as 'categories.other') : capitalize(category);
}

/** Price range value for places without cost. */
export const FREE = 'Free';

/** Returns the label of a price range: a translated word for free, else its currency signs. */
export const priceName = (range: string): string => (range === FREE ? t('placeForm.free') : range);
