import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../frontend/dist');

interface Chunk {
  file: string;
  imports?: string[];
}
const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files that a chunk needs before it can run, itself included. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(dist, file))).length, 0) / 1000;

const screens = Object.keys(manifest).filter((key) => /\/screens\/\w+Screen\.tsx$/.test(key) && filesOf(key).size > 0);

test('the entry stays within 300 kB of compressed JavaScript', () => {
  expect(kilobytes(filesOf('index.html'))).toBeLessThanOrEqual(300);
});

test('no screen adds more than 45 kB of compressed JavaScript to it', () => {
  const entry = filesOf('index.html');
  const large = screens.map((key) => [key, kilobytes([...filesOf(key)].filter((file) => !entry.has(file)))] as const);
  expect(screens.length).toBeGreaterThanOrEqual(7);
  expect(large.filter(([, size]) => size > 45)).toEqual([]);
});

test('the map is in a chunk of its own that no screen needs before it can show', () => {
  const leaflet = fs.readdirSync(path.join(dist, 'assets')).filter((file) => /^leaflet-.*\.js$/.test(file)).map((file) => `assets/${file}`);
  expect(leaflet).toHaveLength(1);
  for (const key of ['index.html', ...screens]) expect([...filesOf(key)]).not.toContain(leaflet[0]);
});

test('nothing in the client is loaded from elsewhere', () => {
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]).filter((address) => !address?.startsWith('/'))).toEqual([]);
  const styles = fs.readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  for (const file of styles) expect(fs.readFileSync(path.join(dist, 'assets', file), 'utf8')).not.toMatch(/url\(["']?(https?:)?\/\//);
});
