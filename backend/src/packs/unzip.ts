import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../core/errors/index.js';
import { cutText } from '../core/validation/index.js';
import { refusal } from './wrong-value.js';

/** Limits of a zip: number of files and folders, and size (bytes) of all of them together. */
const MOST_FILES = 200_000;
const LARGEST_ZIP = 4_000_000_000;
/** Maximum ratio of a file's size to its compressed size; smaller files (bytes) can have any. Text of a guide reaches about 20. */
const DENSEST = 200;
const SMALL = 1_000_000;

/** Maximum length (bytes) of a name and number of its folders. */
const LONGEST_NAME = 240;
const DEEPEST = 6;

const [TYPE_BITS, LINK] = [0xf000, 0xa000];
const shownName = (name: string) => ({ name: cutText(name, 80) });

/** A part of a name that all file systems can have, and that leads nowhere else. */
const isSafePart = (part: string): boolean => part !== '' && part !== '.' && part !== '..' && !/[<>:"|?*\\\p{Cc}]|[. ]$/u.test(part);

function checkName(name: string): void {
  const parts = name.replace(/\/$/, '').split('/');
  if (Buffer.byteLength(name) > LONGEST_NAME || parts.length > DEEPEST || !parts.every(isSafePart)) throw refusal(['packs.nameUnsafe', shownName(name)]);
}

/** Checks the list of a zip's entries before anything is unpacked. */
class EntryList {
  private readonly files = new Set<string>();
  private readonly folders = new Set<string>();
  private count = 0;
  private size = 0;

  /** @throws InvalidInput if the entry makes the zip unsafe */
  add({ fileName: name, uncompressedSize, compressedSize, generalPurposeBitFlag, externalFileAttributes, versionMadeBy }: Entry): void {
    this.count += 1;
    if (this.count > MOST_FILES) throw refusal(['packs.tooManyFiles', { n: MOST_FILES }]);
    checkName(name);
    this.take(name);
    if ((generalPurposeBitFlag & 1) !== 0) throw refusal('packs.encrypted');
    const isUnix = versionMadeBy >> 8 === 3;
    if (isUnix && ((externalFileAttributes >>> 16) & TYPE_BITS) === LINK) throw refusal(['packs.link', shownName(name)]);
    this.size += uncompressedSize;
    if (this.size > LARGEST_ZIP) throw refusal(['packs.unpackedTooLarge', { n: LARGEST_ZIP }]);
    if (uncompressedSize > SMALL && uncompressedSize > DENSEST * compressedSize) throw refusal(['packs.tooDense', shownName(name)]);
  }

  /** Refuses names that a file system without capital letters takes for the same, and files in the place of folders. */
  private take(name: string): void {
    const folded = name.normalize('NFC').toLowerCase();
    const parts = folded.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) this.folders.add(parts.slice(0, depth).join('/'));
    if (!folded.endsWith('/')) {
      if (this.files.has(folded)) throw refusal(['packs.nameTwice', shownName(name)]);
      this.files.add(folded);
    }
    const both = [folded, ...parts.map((_part, depth) => parts.slice(0, depth).join('/'))].find((one) => this.files.has(one) && this.folders.has(one));
    if (both !== undefined) throw refusal(['packs.nameTwice', shownName(both)]);
  }
}

/** Fails if the checksum of the bytes is another one than the zip states. */
function withChecksum(expected: number): Transform {
  let checksum = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      checksum = crc32(piece, checksum);
      done(null, piece);
    },
    flush: (done) => done(checksum === expected ? null : refusal('packs.notZip')),
  });
}

async function unpackEntry(zip: ZipFile, entry: Entry, folder: string): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const target = path.join(folder, entry.fileName);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const content = await zip.openReadStreamPromise(entry);
  await pipeline(content, withChecksum(entry.crc32), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
}

/** Returns whether an error comes from the disk, and not from the zip. */
const isOfDisk = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;

/**
 * Unpacks a zip into an empty folder. It reads the list of the files first, and unpacks nothing if one of them is unsafe.
 * @throws InvalidInput with the reason if the zip is unsafe or damaged; errors of the disk unchanged
 */
export async function unzip(file: string, folder: string): Promise<void> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { autoClose: false, strictFileNames: true });
    const list = new EntryList();
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      list.add(entry);
      entries.push(entry);
    }
    for (const entry of entries) await unpackEntry(zip, entry, folder);
  } catch (error) {
    if (error instanceof AppError || isOfDisk(error)) throw error;
    const [, unsafe] = /(?:relative path|absolute path|invalid characters in fileName): (.*)/.exec((error as Error).message) ?? [];
    throw refusal(unsafe === undefined ? 'packs.notZip' : ['packs.nameUnsafe', shownName(unsafe)]);
  } finally {
    zip?.close();
  }
}

/** Maximum number of entries among which the file of a guide is looked for. */
const MOST_SEARCHED = 20_000;

/**
 * Returns whether a zip has a file at its top or in a folder at its top.
 * @returns undefined if the zip is damaged
 */
export async function hasEntry(file: string, name: string): Promise<boolean | undefined> {
  let zip: ZipFile | undefined;
  let searched = 0;
  try {
    zip = await openPromise(file, { autoClose: false });
    for await (const { fileName } of zip.eachEntry()) {
      if (/^(?:[^/]+\/)?([^/]+)$/.exec(fileName)?.[1] === name) return true;
      searched += 1;
      if (searched >= MOST_SEARCHED) break;
    }
    return false;
  } catch {
    return undefined;
  } finally {
    zip?.close();
  }
}
