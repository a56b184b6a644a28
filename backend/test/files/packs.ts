import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import { type Exported, importPack, type Imported, type Mode, packEntries, PackReader, withPack, writeFolder, zipped } from '../../src/packs/index.js';
import type { FileStore } from '../../src/core/storage/index.js';
import { createMapStores } from '../../src/server/service-parts.js';
import type { TestServer } from '../server.js';

const { signal } = new AbortController();

/** Exports the guide of a server as a pack. @param folder a new folder */
export async function exportGuide({ dataSource, store, dataDir }: TestServer, folder: string): Promise<Exported> {
  const counts: Exported = { cities: 0, places: 0, pictures: 0, maps: 0 };
  await writeFolder(packEntries(dataSource, { store, mapStore: createMapStores({ dataDir, bucket: undefined }).store, variables: {}, signal }, counts), folder);
  return counts;
}

interface Options {
  store?: FileStore;
  onRows?: (done: number, all: number) => Promise<void>;
  finish?: (manager: EntityManager) => Promise<void>;
  signal?: AbortSignal;
}

/** Imports a pack into a server. */
export const importGuide = ({ dataSource, store, dataDir }: TestServer, file: string, mode?: Mode, options: Options = {}): Promise<Imported> =>
  withPack(file, path.join(path.dirname(file), 'scratch'), async (files) =>
    importPack(dataSource, await PackReader.open(files, new Date()), {
      store,
      maps: createMapStores({ dataDir, bucket: undefined }),
      mode,
      seed: 'test',
      signal,
      ...options,
    }),
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

/** Returns the zip of a pack with nothing in it. */
export async function emptyPack(): Promise<Buffer> {
  const files = {
    'guide.json': '{ "format": 1 }',
    'cities.csv': 'id,name,state,country,description,latitude,longitude,time_zone\n',
    'places.csv': 'id,city,name,category,description\n',
  };
  const entries = async function* entries() {
    for (const [name, text] of Object.entries(files)) yield { name, content: Buffer.from(text) };
  };
  return buffer(Readable.from(zipped(entries())));
}

/** Zips files, by name. @param mode their rights and type on Unix */
export async function zipOf(files: Record<string, string | Buffer>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), name, mode === undefined ? {} : { mode });
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** Writes an exported pack into the data folder of a server. @returns its name */
export function buildPack({ dataDir }: TestServer): string {
  const name = 'guide-2026-09-21-030000.zip';
  fs.mkdirSync(path.join(dataDir, 'packs'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'packs', name), '');
  return name;
}

/** Returns a zip whose list names so many folders, and nothing else. */
export function zipOfFolders(count: number): Buffer {
  const entries = Array.from({ length: count }, (_, n) => {
    const name = Buffer.from(`f${n}/`);
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02', 'latin1');
    header.writeUInt16LE(name.length, 28);
    return Buffer.concat([header, name]);
  });
  const list = Buffer.concat(entries);
  const end64 = Buffer.alloc(56);
  end64.write('PK\x06\x06', 'latin1');
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(list.length), 40);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(list.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.write('PK\x05\x06\0\0\0\0', 'latin1');
  end.writeUInt16LE(0, 20);
  return Buffer.concat([list, end64, locator, end]);
}
