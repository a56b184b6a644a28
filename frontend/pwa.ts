import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { light } from './src/app/theme/palette';
import { type Language, LANGUAGES, makeI18n, pathIn, prefixOf } from './src/lib/languages';

const dist = path.join(import.meta.dirname, 'dist');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Screens and the phone menu that work offline from the first visit on. Other screens are cached when they are first used. */
const OFFLINE = /\/(HomeScreen|CitiesScreen|CityScreen|PlacesScreen|PlaceScreen|PlaceReviews|MobileMenu)\.tsx$|\/app\/offline\.ts$/;

/** Fonts of a single script. The service worker does not precache them; it caches them when a page first requests them. */
export const SCRIPT_FONT = /\/noto-sans-(arabic|devanagari)-/;

/** Returns the URLs of the files to precache, from Vite's manifest. */
function filesForOffline(): Set<string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  const entry = manifest['index.html'];
  [...Object.keys(manifest).filter((key) => OFFLINE.test(key)), 'index.html', ...(entry?.dynamicImports ?? [])].forEach(take);
  return files;
}

/** Vite plugin that builds `src/sw.ts` with its precache list. */
export const serviceWorker = (isSsrBuild: boolean) =>
  VitePWA({
    disable: isSsrBuild,
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // `app/offline` registers the worker later, when it delays nothing.
    injectRegister: false,
    // `webManifests` writes one manifest per language.
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,woff2}'],
      manifestTransforms: [
        (entries) => {
          const files = filesForOffline();
          return { manifest: entries.filter(({ url }) => files.has(url) || (url.endsWith('.woff2') && !SCRIPT_FONT.test(url))) };
        },
      ],
    },
  });

const icon = (file: string, sizes: string, purpose = 'any') => ({ src: `/icons/${file}`, sizes, type: 'image/png', purpose });

/** Returns the web app manifest in one language. */
function webManifest(language: Language): object {
  const { t } = makeI18n(
    language,
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `src/locales/${language.code}/texts.json`), 'utf8')) as object,
    String,
  );
  return {
    // The same id in all languages: browsers treat them as one app.
    id: '/',
    name: 'CityPins',
    short_name: 'CityPins',
    description: t('home.discoverTheBestPlacesRestaurants'),
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
      { name: t('app.cities'), url: pathIn(language, '/cities'), icons: [icon('192.png', '192x192')] },
      { name: t('app.places'), url: pathIn(language, '/places'), icons: [icon('192.png', '192x192')] },
    ],
  };
}

/** Writes the web app manifest of each language to `manifest/{code}.webmanifest`. */
export function webManifests(): Plugin {
  return {
    name: 'web-manifests',
    apply: (_config, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: `manifest/${language.code}.webmanifest`, source: JSON.stringify(webManifest(language)) });
      }
    },
  };
}
