import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './client.js';
import { escapeHtml } from './head.js';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Reads the files of the app, of each screen and of each language from Vite's manifest, so that the browser fetches them together with the entry
 * instead of after it.
 * @returns a function from the name of a screen, such as `CityScreen`, and a language to the tags for the files of both and of the app; for an
 * unknown screen, to the tags of the app and the language only
 */
export function readPreloads(clientDir: string): (screen: string, language: Pick<Language, 'code'>) => string {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const collect = (keys: string[], files: Set<string>): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) continue;
      files.add(chunk.file);
      collect(chunk.imports ?? [], files);
    }
    return files;
  };
  const tagsOf = (files: string[]) => files.map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}" />`).join('\n    ');
  // The page itself loads these files.
  const entry = collect(['index.html'], new Set());
  const app = [...collect(manifest['index.html']?.dynamicImports ?? [], new Set(entry))].slice(entry.size);
  const screens = new Map(
    Object.keys(manifest).flatMap((key) => {
      const screen = /\/screens\/(\w+)\.tsx$/.exec(key)?.[1];
      const known = new Set([...entry, ...app]);
      return screen ? [[screen, tagsOf([...app, ...[...collect([key], new Set(known))].slice(known.size)])] as const] : [];
    }),
  );
  const others = tagsOf(app);
  const textsOf = new Map(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const [, code, content] = /\/locales\/(\w+)\/(texts|errors)(?:\.generated)?\.json$/.exec(key) ?? [];
      return code ? [[`${code} ${content}`, file] as const] : [];
    }),
  );
  const texts = ({ code }: Pick<Language, 'code'>) => tagsOf(['texts', 'errors'].flatMap((content) => textsOf.get(`${code} ${content}`) ?? []));
  return (screen, language) => [texts(language), screens.get(screen) ?? others].filter(Boolean).join('\n    ');
}
