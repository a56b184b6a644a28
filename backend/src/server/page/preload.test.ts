import { makeClientDir } from '../../../test/server.js';
import { readPreloads } from './preload.js';

const english = { code: 'en' };
const { clientDir, remove } = makeClientDir();
afterAll(remove);

test('the tags preload the files of the language, the app and the screen, except the entry, each once', () => {
  const tags = readPreloads(clientDir)('CityScreen', english);
  expect([...tags.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/assets/texts-2a3b4c.js',
    '/assets/errors-1b2c3d.js',
    '/assets/start-5f6a7b.js',
    '/assets/CityScreen-0d1e2f.js',
    '/assets/card-7a8b9c.js',
  ]);
  expect(tags.match(/<link rel="modulepreload"/g)).toHaveLength(5);
});

test.each(['', 'NoScreen', 'constructor'])('a page without a known screen preloads only the files of the language and the app: %j', (screen) => {
  expect(readPreloads(clientDir)(screen, english).replace(/\s+/g, '')).toBe(
    '<linkrel="modulepreload"href="/assets/texts-2a3b4c.js"/><linkrel="modulepreload"href="/assets/errors-1b2c3d.js"/><linkrel="modulepreload"href="/assets/start-5f6a7b.js"/>',
  );
});

test("only the texts of the page's language are preloaded, with its error messages", () => {
  const tags = readPreloads(clientDir)('', { code: 'ar' });
  expect([...tags.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/assets/texts-5d6e7f.js',
    '/assets/errors-8a9b0c.js',
    '/assets/start-5f6a7b.js',
  ]);
});
