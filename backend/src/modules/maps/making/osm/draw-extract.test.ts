import fs from 'node:fs/promises';
import { Drawing, fileOf, kindsIn } from '../../../../../test/files/drawing.js';
import { blob, data, type Group, HEADER } from '../../../../../test/files/pbf.js';
import { AT, sampleTown, Town } from '../../../../../test/files/town.js';
import { drawExtract } from './index.js';

const drawing = new Drawing();

const wide = (): Group => {
  const town = new Town();
  for (let i = 0; i < 400; i += 1) town.way({ highway: 'primary' }, [-90, i / 1000], [80, 60]);
  return town.group;
};

test.each<[string, Buffer, string]>([
  ['is empty', Buffer.alloc(0), 'nothing that a map can show'],
  ['has only a header', HEADER, 'nothing that a map can show'],
  ['has only elements without a look', fileOf({ nodes: [{ id: 1, at: [9, 47], tags: { power: 'pole' } }] }), 'nothing that a map can show'],
  ['has lines around the world', fileOf(wide()), 'too far apart'],
  ['has a damaged block', Buffer.concat([HEADER, blob('OSMData', Buffer.alloc(40, 0xff))]), 'is damaged'],
  ['ends in the middle', Buffer.concat([HEADER, blob('OSMData', data(sampleTown().group)).subarray(0, 90)]), 'ends in the middle'],
])('an extract that %s is refused, and nothing stays', async (_, file, sentence) => {
  await expect(drawing.draw(file)).rejects.toThrow(sentence);
  expect(await fs.readdir(drawing.folder)).toEqual([]);
});

const inWorker =
  (onProgress: (share: number) => void, signal = new AbortController().signal): Parameters<typeof drawing.draw>[1] =>
  (files) =>
    drawExtract(files, { signal, onProgress, onWarning: () => undefined });

const sample = (): Buffer => fileOf(sampleTown().group);

test('the worker reports its progress', async () => {
  const shares: number[] = [];
  await drawing.draw(
    sample(),
    inWorker((share) => shares.push(share)),
  );
  expect(shares.at(-1)).toBe(1);
  expect(kindsIn(await drawing.tileAt(14, AT))).toHaveProperty('roads');
});

test.each<[string, Buffer, string]>([
  ['is damaged', sample().subarray(0, 90), 'ends in the middle'],
  ['is too large', Buffer.alloc(10_000_001), 'planetiler or tilemaker'],
])('the worker refuses an extract that %s, and nothing stays', async (_, file, sentence) => {
  const refused = drawing.draw(
    file,
    inWorker(() => undefined),
  );
  await expect(refused).rejects.toThrow(sentence);
  expect(await fs.readdir(drawing.folder)).toEqual([]);
});

test('nothing stays of an extract whose drawing is cancelled', async () => {
  const stop = new AbortController();
  const cancelled = drawing.draw(
    sample(),
    inWorker(() => stop.abort(new Error('cancelled')), stop.signal),
  );
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(await fs.readdir(drawing.folder)).toEqual([]);
});
