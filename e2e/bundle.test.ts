import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../frontend/dist');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Collects the files that a chunk needs to run, itself included. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(dist, file))).length, 0) / 1000;

/** Returns the files that every page needs: the entry, and the app itself, which the entry loads in pieces. */
function filesOfApp(): Set<string> {
  const files = filesOf('index.html');
  for (const key of manifest['index.html']?.dynamicImports ?? []) filesOf(key, files);
  return files;
}

/** Returns whether a screen belongs to the console. It can be larger: only staff load its grid, charts and long forms. */
const isConsole = (key: string): boolean => /\/features\/(admin-[a-z-]+|moderation)\//.test(key);

const screens = Object.keys(manifest).filter((key) => /\/screens\/\w+Screen\.tsx$/.test(key) && filesOf(key).size > 0);

test('the JavaScript of every page has at most 300 kB compressed', () => {
  expect(filesOfApp().size).toBeGreaterThan(5);
  expect(kilobytes(filesOfApp())).toBeLessThanOrEqual(300);
});

test('the entry loads the app in pieces: by itself it needs no other code', () => {
  expect([...filesOf('index.html')].map((file) => path.basename(file).replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(['entry', 'index', 'rolldown-runtime']);
});

test.each(['index.html', 'graphiql.html'])('%s loads all files that its entry imports at once', (page) => {
  const html = fs.readFileSync(path.join(dist, page), 'utf8');
  const loaded = [...html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="\/([^"]+)"/g)].map(([, file]) => file);
  expect(loaded.length).toBeGreaterThan(1);
  expect(new Set(loaded)).toEqual(filesOf(page));
});

test('only the entry preloads the files of the app, which every other file finds loaded', () => {
  const app = filesOfApp();
  const scripts = fs.readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const preloaded = scripts.flatMap((file) => {
    const [, list = ''] = /__vite__mapDeps=.*?m\.f=\[(.*?)\]/.exec(fs.readFileSync(path.join(dist, 'assets', file), 'utf8')) ?? [];
    return [...list.matchAll(/"([^"]+)"/g)].map(([, dependency = '']) => [file, dependency] as const);
  });
  const entry = path.basename(manifest['index.html']?.file ?? '');
  const listing = new Set(preloaded.filter(([, dependency]) => app.has(dependency)).map(([file]) => file));
  expect(preloaded.length).toBeGreaterThan(100);
  expect([...listing]).toEqual([entry]);
});

test('the build does not contain the page of components', () => {
  expect(Object.keys(manifest)).toContain('src/features/legal/screens/TermsScreen.tsx');
  expect(Object.keys(manifest).filter((key) => key.includes('dev-ui'))).toEqual([]);
  const scripts = fs.readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => fs.readFileSync(path.join(dist, 'assets', file), 'utf8').includes('dev/ui'))).toEqual([]);
});

/** Returns the chunks with this name. */
const chunksOf = (name: string): string[] =>
  fs
    .readdirSync(path.join(dist, 'assets'))
    .filter((file) => new RegExp(`^${name}-.*\\.js$`).test(file))
    .map((file) => `assets/${file}`);

test('no screen adds more than 45 kB of compressed JavaScript (console: 90 kB), without the forms chunk', () => {
  const known = new Set([...filesOfApp(), ...chunksOf('forms')]);
  const large = screens.map((key) => [key, kilobytes([...filesOf(key)].filter((file) => !known.has(file)))] as const);
  expect(screens.length).toBeGreaterThanOrEqual(15);
  expect(large.filter(([key, size]) => size > (isConsole(key) ? 90 : 45))).toEqual([]);
});

test('the forms chunk has at most 27 kB, and only the console and screens with forms load it', () => {
  const forms = chunksOf('forms');
  expect(forms).toHaveLength(1);
  expect(kilobytes(forms)).toBeLessThanOrEqual(27);
  const loading = screens.filter((key) => !isConsole(key) && filesOf(key).has(forms[0] ?? '')).map((key) => path.basename(key, '.tsx'));
  expect(loading.sort()).toEqual([
    'ForgotPasswordScreen',
    'LoginScreen',
    'ProfileScreen',
    'RegisterScreen',
    'ResetPasswordScreen',
    'SuggestEditScreen',
    'SuggestPlaceScreen',
  ]);
  expect([...filesOfApp()]).not.toContain(forms[0]);
});

test.each(['leaflet', 'vector'])('the map (%s) is a separate chunk that no screen waits for', (name) => {
  const chunks = chunksOf(name);
  expect(chunks).toHaveLength(1);
  for (const files of [filesOfApp(), ...screens.map((key) => filesOf(key))]) expect([...files]).not.toContain(chunks[0]);
});

test('drawing the own map adds at most 45 kB of compressed JavaScript to a map', () => {
  expect(kilobytes(chunksOf('vector'))).toBeLessThanOrEqual(45);
});

test('the embedded map needs at most 50 kB of compressed JavaScript besides drawing, and none of the app', () => {
  const files = [...filesOf('src/embedMap.ts')];
  const drawing = new Set(chunksOf('vector'));
  expect(files.filter((file) => drawing.has(file))).toHaveLength(1);
  expect(kilobytes(files.filter((file) => !drawing.has(file)))).toBeLessThanOrEqual(50);
  expect(files.filter((file) => filesOfApp().has(file) && !/rolldown-runtime/.test(file))).toEqual([]);
});

test('no screen waits for the code of tables and charts', () => {
  const heavy = screens.filter((key) => [...filesOf(key)].some((file) => /\/(Grid|Bars|Sparkline)-/.test(file)));
  expect(heavy).toEqual([]);
});

test('the service worker adds at most 120 kB of compressed JavaScript to that of every page', () => {
  const worker = fs.readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/"url":"([^"]+\.js)"/g)].map(([, file = '']) => file);
  expect([...filesOfApp()].filter((file) => !files.includes(file))).toEqual([]);
  expect(kilobytes(files.filter((file) => !filesOfApp().has(file)))).toBeLessThanOrEqual(120);
});

test('only the console loads texts of the console, in one language', () => {
  const texts = Object.keys(manifest).filter((key) => /\/locales\/\w+\/console(-errors)?(\.generated)?\.json$/.test(key));
  expect(texts).toHaveLength(10);
  const loaded = new Set([...filesOfApp(), ...screens.flatMap((key) => [...filesOf(key)])]);
  const worker = fs.readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const files = texts.map((key) => manifest[key]?.file ?? '');
  expect(files.filter((file) => loaded.has(file) || worker.includes(file))).toEqual([]);
});

test('the client loads nothing from other hosts', () => {
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]).filter((address) => !address?.startsWith('/'))).toEqual([]);
  const styles = fs.readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  for (const file of styles) expect(fs.readFileSync(path.join(dist, 'assets', file), 'utf8')).not.toMatch(/url\(["']?(https?:)?\/\//);
});

test('the client contains the licenses of its scripts, fonts and service worker', () => {
  const text = fs.readFileSync(path.join(dist, 'licences.txt'), 'utf8');
  for (const name of ['react-dom', 'leaflet', 'protomaps-leaflet', '@fontsource-variable/plus-jakarta-sans', 'workbox-routing'])
    expect(text).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)$`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
