import path from 'node:path';
import type { DataEnv } from '../core/config/index.js';
import { writeFile } from '../core/files/index.js';
import { sentenceOf, StartError } from '../core/errors/index.js';
import { createFileStore } from '../core/storage/index.js';
import { createMapStore } from '../modules/maps/index.js';
import { type Exported, packEntries, writeFolder, zipped } from '../packs/index.js';
import { withDatabase } from './database.js';
import { interruptible } from './interruptible.js';
import { EXIT } from './output.js';
import { ProgressLine } from './progress.js';
import { write } from './write.js';

const STDOUT = '-';

/** Exports the whole guide as a zip, or as a folder if the name does not end in `.zip`. @returns the exit code */
export async function exportPack(target: string, json: boolean, env: DataEnv): Promise<number> {
  const started = performance.now();
  const line = new ProgressLine(process.stderr);
  const counts: Exported = { cities: 0, places: 0, pictures: 0, maps: 0 };
  const store = createFileStore(env);
  const mapStore = createMapStore(env);
  const variables = Object.fromEntries(env.names.map((name) => [name, true]));
  const onRows = (done: number, all: number) => line.draw({ done, share: done / all });
  const code = await interruptible(async (signal) => {
    await withDatabase(env, async (dataSource) => {
      const entries = packEntries(dataSource, { store, mapStore, variables, onRows, signal }, counts);
      if (target === STDOUT) await write(zipped(entries), process.stdout);
      else if (path.extname(target).toLowerCase() === '.zip') await writeFile(zipped(entries), target);
      else {
        await writeFolder(entries, target).catch((cause: unknown) => {
          throw (cause as NodeJS.ErrnoException).syscall ? new StartError(sentenceOf(cause, target), { cause }) : cause;
        });
      }
    });
  }).finally(async () => {
    line.clear();
    await mapStore.close();
    await store.close();
  });
  if (code !== EXIT.done) {
    process.stderr.write('Stopped. There is no pack.\n');
    return code;
  }
  const seconds = (performance.now() - started) / 1000;
  const { cities, places, pictures, maps } = counts;
  const outcome = json
    ? JSON.stringify({ ...counts, seconds })
    : `${cities.toLocaleString('en')} cities, ${places.toLocaleString('en')} places, ${pictures.toLocaleString('en')} pictures and ${maps.toLocaleString('en')} maps written in ${seconds.toFixed(1)} s`;
  (target === STDOUT ? process.stderr : process.stdout).write(`${outcome}\n`);
  return code;
}
