import { currentSite } from '../currentSite';
import { nameOf } from '../site';
import { t } from './i18n';
import { language } from './locale';

/** Returns the name of a place category: the operator's, else that of the app; a word without a name is only capitalized. */
export const categoryName = (category: string): string => nameOf(currentSite().categories, category, language.code, t);

/** Price range value for places without cost. */
export const FREE = 'Free';

/** Returns the label of a price range: a translated word for free, else its currency signs. */
export const priceName = (range: string): string => (range === FREE ? t('placeForm.free') : range);
