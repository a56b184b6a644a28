import type { Language, Say, SiteLanguages } from '../lib/languages';
import type { Site } from '../lib/site';
import { light } from './theme/palette';

const icon = (file: string, sizes: string, purpose = 'any') => ({ src: `/icons/${file}`, sizes, type: 'image/png', purpose });

/** Returns the web app manifest (https://www.w3.org/TR/appmanifest/) of the site in one language. */
export const webManifest = (language: Language, say: Say, { pathIn, prefixOf }: SiteLanguages, { name }: Pick<Site, 'name'>): object => ({
  // The same id in all languages: browsers treat them as one app.
  id: '/',
  name,
  short_name: name,
  description: say('home.discoverTheBestPlacesRestaurants'),
  lang: language.code,
  dir: language.direction,
  start_url: prefixOf(language) || '/',
  scope: '/',
  display: 'standalone',
  theme_color: light.background.default,
  background_color: light.background.default,
  categories: ['travel', 'lifestyle', 'navigation'],
  icons: [icon('192.png', '192x192'), icon('512.png', '512x512'), icon('maskable-512.png', '512x512', 'maskable')],
  shortcuts: [
    { name: say('app.cities'), url: pathIn(language, '/cities'), icons: [icon('192.png', '192x192')] },
    { name: say('app.places'), url: pathIn(language, '/places'), icons: [icon('192.png', '192x192')] },
  ],
});
