import { makeClientDir } from '../../../test/server.js';
import { readPreloads } from './preload.js';

const { clientDir, remove } = makeClientDir();
afterAll(remove);

test('a browser is told of the files of the app and of a screen beyond the entry, each once', () => {
  const tags = readPreloads(clientDir)('CityScreen');
  expect([...tags.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual(['/assets/start-5f6a7b.js', '/assets/CityScreen-0d1e2f.js', '/assets/card-7a8b9c.js']);
  expect(tags.match(/<link rel="modulepreload"/g)).toHaveLength(3);
});

test.each(['', 'NoScreen', 'constructor'])('a browser is told of the app alone for a page without a screen of its own: %j', (screen) => {
  expect(readPreloads(clientDir)(screen)).toBe('<link rel="modulepreload" href="/assets/start-5f6a7b.js" />');
});
