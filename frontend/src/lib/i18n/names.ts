import { currentSite } from '../currentSite';
import { nameOf } from '../site';
import { t } from './i18n';
import { isolate } from './isolate';
import { lazily } from './lazily';
import { language } from './locale';

/** Returns the name of a place category: the operator's, else that of the app; a word without a name is only capitalized. */
export const categoryName = (category: string): string => nameOf(currentSite().categories, category, language.code, t);

/** Returns the names of the categories of a place, the main one first. @param most number of further ones to name */
export const categoryNames = ({ category, moreCategories }: { category: string; moreCategories: readonly string[] }, most?: number): string =>
  [category, ...moreCategories.slice(0, most)].map((word) => isolate(categoryName(word))).join(', ');

const languageNames = lazily(() => new Intl.DisplayNames([language.code], { type: 'language' }));

/** Returns the name of a language in the page's language. @param code language tag (BCP 47) */
export const languageName = (code: string): string => languageNames().of(code) ?? code;

/** Price range value for places without cost. */
export const FREE = 'Free';

/** Returns the label of a price range: a translated word for free, else its currency signs. */
export const priceName = (range: string): string => (range === FREE ? t('placeForm.free') : range);
