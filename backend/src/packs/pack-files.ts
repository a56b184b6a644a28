import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FILES, FOLDERS } from './format.js';
import { refusal } from './wrong-value.js';
import { hasEntry, unzip } from './unzip.js';

/** Maximum size (bytes) of a file that is read as a whole: guide.json, the text of a page, a picture. */
const LARGEST = 32_000_000;

/**
 * Returns a function that decodes a file of a pack, whole or piece by piece. Without the check, each letter of another encoding would become a
 * replacement character.
 * @param file name of the file, for the error
 */
function utf8Decoder(file: string): (bytes?: Buffer, hasMore?: boolean) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes, hasMore = false) => {
    try {
      return decoder.decode(bytes, { stream: hasMore });
    } catch {
      throw refusal(['packs.notUtf8', { file }]);
    }
  };
}

/** Files of a pack in a folder. */
export class PackFiles {
  /** Paths of the files below the folder, with `/`, in alphabetical order. */
  readonly names: readonly string[];
  private readonly known: ReadonlySet<string>;

  constructor(
    private readonly folder: string,
    names: readonly string[],
  ) {
    this.names = [...names].sort();
    this.known = new Set(names);
  }

  has(name: string): boolean {
    return this.known.has(name);
  }

  /** Opens a text that the pack has. The stream fails with InvalidInput if it is not UTF-8. */
  open(name: string): Readable {
    return Readable.from(this.pieces(name));
  }

  private async *pieces(name: string): AsyncGenerator<string> {
    const decode = utf8Decoder(name);
    for await (const piece of createReadStream(this.pathOf(name))) yield decode(piece as Buffer, true);
    yield decode();
  }

  /** Reads a text that the pack has. @throws InvalidInput if it is too large, or not UTF-8 */
  async text(name: string): Promise<string> {
    return utf8Decoder(name)(await this.read(name));
  }

  /** Reads a file that the pack has. @throws InvalidInput if it is too large */
  async read(name: string): Promise<Buffer> {
    const file = this.pathOf(name);
    if ((await fs.stat(file)).size > LARGEST) throw refusal(['packs.unpackedTooLarge', { n: LARGEST }]);
    return fs.readFile(file);
  }

  /** Returns the path of a file that the pack has. */
  pathOf(name: string): string {
    return path.join(this.folder, name);
  }

  /** Returns the names of files that the app does not read. @param maps those of the map archives */
  others(maps: readonly string[]): string[] {
    const files: readonly string[] = [...Object.values(FILES), ...maps];
    return this.names.filter((name) => !files.includes(name) && !Object.values(FOLDERS).some((folder) => name.startsWith(`${folder}/`)));
  }
}

/** Returns whether a file or folder belongs to the system that made the pack: hidden ones, and the folder that macOS adds to zips. */
const isOfSystem = ({ name }: { name: string }): boolean => name.startsWith('.') || name === '__MACOSX';

/** Lists the files below a folder. Symbolic links and files of the system are left out: a link can lead anywhere. */
async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await fs.readdir(path.join(folder, prefix), { withFileTypes: true });
  const names: string[] = [];
  for (const entry of entries.filter((entry) => !isOfSystem(entry))) {
    if (entry.isDirectory()) names.push(...(await filesBelow(folder, `${prefix}${entry.name}/`)));
    else if (entry.isFile()) names.push(prefix + entry.name);
  }
  return names;
}

/** Zips of a folder often have that folder as their only entry. Returns the folder with guide.json. */
async function rootOf(folder: string): Promise<string> {
  const entries = (await fs.readdir(folder, { withFileTypes: true })).filter((entry) => !isOfSystem(entry));
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? path.join(folder, only.name) : folder;
}

/** Returns whether a zip is a pack, and not one with other files. A damaged zip counts as one, as nothing else is known about it. */
export const isPackZip = async (file: string): Promise<boolean> => (await hasEntry(file, FILES.guide)) ?? true;

/**
 * Opens a pack, and closes it after `work`.
 * @param file a folder or a zip
 * @param scratch folder in which a zip is unpacked; its content is removed afterwards
 * @throws InvalidInput if the zip is unsafe or damaged, or the folder is no pack
 */
export async function withPack<T>(file: string, scratch: string, work: (files: PackFiles) => Promise<T>): Promise<T> {
  const isFolder = (await fs.stat(file)).isDirectory();
  let unpacked: string | undefined;
  try {
    if (!isFolder) {
      await fs.mkdir(scratch, { recursive: true, mode: 0o700 });
      unpacked = await fs.mkdtemp(path.join(scratch, 'unpacked-'));
      await unzip(file, unpacked);
    }
    const folder = unpacked === undefined ? file : await rootOf(unpacked);
    const files = new PackFiles(folder, await filesBelow(folder));
    if (!files.has(FILES.guide)) throw refusal(['packs.notPack', { name: FILES.guide }]);
    return await work(files);
  } finally {
    if (unpacked !== undefined) await fs.rm(unpacked, { recursive: true, force: true });
  }
}
