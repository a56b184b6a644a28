import { makeClientDir } from '../../../test/server.js';
import { readPreloads } from './preload.js';

const english = { code: 'en' };
const { clientDir, remove } = makeClientDir();
afterAll(remove);

test('a browser is told of the texts and of the files of the app and of a screen beyond the entry, each once', () => {
  const tags = readPreloads(clientDir)('CityScreen', english);
  expect([...tags.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/assets/texts-2a3b4c.js',
    '/assets/start-5f6a7b.js',
    '/assets/CityScreen-0d1e2f.js',
    '/assets/card-7a8b9c.js',
  ]);
  expect(tags.match(/<link rel="modulepreload"/g)).toHaveLength(4);
});

test.each(['', 'NoScreen', 'constructor'])('a browser is told of the texts and the app alone for a page without a screen of its own: %j', (screen) => {
  expect(readPreloads(clientDir)(screen, english).replace(/\s+/g, '')).toBe(
    '<linkrel="modulepreload"href="/assets/texts-2a3b4c.js"/><linkrel="modulepreload"href="/assets/start-5f6a7b.js"/>',
  );
});

test("a browser is told of the texts of the page's language only, and of the sentences of the server in it", () => {
  const tags = readPreloads(clientDir)('', { code: 'ar' });
  expect([...tags.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/assets/texts-5d6e7f.js',
    '/assets/sentences-8a9b0c.js',
    '/assets/start-5f6a7b.js',
  ]);
});
