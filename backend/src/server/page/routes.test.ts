import { readFileSync } from 'node:fs';
import path from 'node:path';
import { patternOf } from './routes.js';

const SCREENS = readFileSync(path.join(import.meta.dirname, '../../../../bench/lib/screens.mjs'), 'utf8');

// The server responds 404 for a path that only the client knows.
test('the server knows the path of each screen', () => {
  const addresses = [...SCREENS.matchAll(/\['\w+Screen', '(\/[^'*]*)'\]/g)].map(([, address = '']) => address.replace(/:\w+/g, 'x'));
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => patternOf(address) === undefined)).toEqual([]);
});
