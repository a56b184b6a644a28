import type { City } from '../../modules/cities/index.js';
import { displayDescription, displayName } from '../../modules/site/index.js';
import type { Services } from '../services.js';

type Translated = Pick<City, 'name' | 'names' | 'description' | 'descriptions'>;

/** Returns the texts of a city or place for readers of a language, and its names besides the shown one. */
export function shownIn(language: string, row: Translated, { siteSettings }: Services) {
  const name = displayName(row, { language }, siteSettings);
  return {
    name,
    description: displayDescription(row, { language }, siteSettings).text,
    alternateNames: [...new Set([row.name, ...Object.values(row.names)])].filter((one) => one !== name),
  };
}
