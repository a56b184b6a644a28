import fs from 'node:fs';
import path from 'node:path';
import { type Exported, importPack, type Imported, type Mode, packEntries, PackReader, withPack, writeFolder } from '../src/packs/index.js';
import type { TestServer } from './server.js';

const { signal } = new AbortController();

/** Exports the guide of a server as a pack. @param folder a new folder */
export async function exportGuide({ dataSource, store }: TestServer, folder: string): Promise<Exported> {
  const counts: Exported = { cities: 0, places: 0, pictures: 0 };
  await writeFolder(packEntries(dataSource, { store, variables: {}, signal }, counts), folder);
  return counts;
}

/** Imports a pack into a server. */
export const importGuide = ({ dataSource, store }: TestServer, file: string, mode?: Mode): Promise<Imported> =>
  withPack(file, path.join(path.dirname(file), 'scratch'), async (files) =>
    importPack(dataSource, await PackReader.open(files, new Date()), { store, mode, seed: 'test', signal }),
  );

/** Returns the content of all files below a folder as base64, by path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(folder, name)).toString('base64')]),
  );
