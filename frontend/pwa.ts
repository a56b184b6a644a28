import fs from 'node:fs';
import path from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

const dist = path.join(import.meta.dirname, 'dist');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Screens and the phone menu that work offline from the first visit on. Other screens are cached when they are first used. */
const OFFLINE = /\/(HomeScreen|CitiesScreen|CityScreen|PlacesScreen|PlaceScreen|PlaceReviews|OfflineScreen|MobileMenu)\.tsx$|\/app\/offline\.ts$/;

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
    // The server makes one manifest per language, with the name of the site.
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
