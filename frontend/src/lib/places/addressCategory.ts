import { currentSite } from '../currentSite';
import { findCategory } from '../site';
import { addressText } from './addressText';

/** Returns the slug of the category that a word of an address names; another word stays as it is. */
export const categorySlug = (word: string): string => findCategory(currentSite().categories, word)?.slug ?? word;

/** Returns the category of an address. An alias, as in links from before a change, becomes the slug. */
export function addressCategory(address: URLSearchParams): string | undefined {
  const word = addressText(address, 'category');
  return word === undefined ? undefined : categorySlug(word);
}
