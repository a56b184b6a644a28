import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from './head.js';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * Reads from Vite's manifest which files a screen consists of, so that the browser can fetch them together with the entry instead of
 * after it.
 * @returns a function from a screen's name, `CityScreen`, to the tags for its files
 */
export function readPreloads(clientDir: string): (screen: string) => string {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const collect = (key: string, files: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  };
  const entry = collect('index.html', new Set());
  const tags = new Map(
    Object.keys(manifest).flatMap((key) => {
      const screen = /\/screens\/(\w+)\.tsx$/.exec(key)?.[1];
      if (!screen) return [];
      const files = [...collect(key, new Set())].filter((file) => !entry.has(file));
      return [[screen, files.map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}" />`).join('\n    ')] as const];
    }),
  );
  return (screen) => tags.get(screen) ?? '';
}
