import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workInFolder } from '../../../test/command.js';
import { writeFolder, zipped } from './write-pack.js';

const { folder } = workInFolder();

test('a zip ends when its reader stops while the next file is awaited', async () => {
  let isClosed = false;
  const entries = (async function* entries() {
    try {
      yield { name: 'guide.json', content: Buffer.from('{}') };
      await sleep(50);
      for (let n = 0; n < 5; n += 1) yield { name: `${n}.png`, content: Buffer.alloc(1_000_000) };
    } finally {
      isClosed = true;
    }
  })();
  for await (const piece of zipped(entries)) if (piece.length > 0) break;
  expect(isClosed).toBe(true);
});

test('a folder can be named with a slash at its end', async () => {
  const target = path.join(folder(), 'guide');
  const entries = (async function* entries() {
    yield { name: 'guide.json', content: Buffer.from('{}') };
  })();
  await writeFolder(entries, `${target}/`);
  expect([fs.readdirSync(folder()), fs.readdirSync(target)]).toEqual([['guide'], ['guide.json']]);
});
