import { currentSite } from '../currentSite';
import { findCategory } from '../site';

/** Returns the slug of the category that a word of an address names, which may be an alias from before a change; another word stays as it is. */
export const categorySlug = (word: string): string => findCategory(currentSite().categories, word)?.slug ?? word;
