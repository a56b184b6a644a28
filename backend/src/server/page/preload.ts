import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from './head.js';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Reads from Vite's manifest which files the app and each of its screens consist of, so that the browser can fetch them together with the
 * entry instead of after it.
 * @returns a function from a screen's name, `CityScreen`, to the tags for the app's files and its own; for an unknown one the app's alone
 */
export function readPreloads(clientDir: string): (screen: string) => string {
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
  // The page itself names these.
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
  return (screen) => screens.get(screen) ?? others;
}
