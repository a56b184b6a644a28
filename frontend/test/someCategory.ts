import type { Category } from '../src/lib/site';

/** Category of a site as the API sends it. It has the texts of the app if the app ships it. */
export const someCategory = (slug: string, more: Partial<Category> = {}) => ({
  __typename: 'Category' as const,
  slug,
  preset: ['restaurant', 'attraction', 'cafe', 'museum'].includes(slug) ? slug : null,
  names: [],
  plurals: [],
  color: '#7A3B00',
  iconPath: `M0 0h24v24z ${slug}`,
  isHidden: false,
  aliases: [],
  ...more,
});

/** Text of the operator in a language, as the API sends it. */
export const inLanguage = (language: string, text: string) => ({ __typename: 'LocalizedText' as const, language, text });
