import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { sentenceOf } from '../../../core/errors/index.js';
import type { Beginning, Input, Kind, ReadOptions } from './kind.js';
import { type Format, KINDS } from './kinds.js';
import { asOpenStreetMap } from './osm/index.js';
import { type Portions, UnusableFile } from './reader.js';

/** Number of bytes at the beginning of a file from which its kind is recognized. */
export const HEAD = 65_536;

/** Bytes per read. */
const CHUNK = 262_144;

/** Returns the beginning of a file as its kinds see it. */
function beginningFrom(bytes: Buffer): Beginning {
  return { bytes, text: bytes.toString('utf8').replace(/^[\uFEFF\s]+/, '') };
}

/**
 * Recognizes the kind of a file by its content.
 * @throws UnusableFile if it is of no kind that can be read
 */
function kindOf(beginning: Beginning, format?: Format): Kind {
  const kind = (KINDS as readonly Kind[]).find(({ name, is }) => (format ? name === format : is(beginning)));
  if (!kind) throw new UnusableFile('This file is of no known kind.');
  return kind;
}

/** Recognizes the kind of a file from its first bytes. */
export const formatOf = (head: Buffer): Format => kindOf(beginningFrom(head)).name as Format;

/** Marks the records of OpenStreetMap, which files of several kinds have. */
async function* recognized(portions: Portions): Portions {
  for await (const portion of portions) {
    for (const item of portion) if ('values' in item) item.values = asOpenStreetMap(item.values);
    yield portion;
  }
}

export interface OpenFile {
  format: Format;
  portions: Portions;
  /** Returns the part of the file read so far (0 to 1); undefined if the length is unknown. */
  share: () => number | undefined;
}

/** Yields the bytes of a file. The file is opened at the first read. */
async function* bytesOf(file: string, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of fs.createReadStream(file, { highWaterMark: CHUNK })) {
    onBytes((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

/**
 * Opens a file. Recognizes its kind if none is given.
 * @throws UnusableFile if the file cannot be read, or is of no known kind
 */
export function openFile(file: string, format?: Format, options: ReadOptions = {}): OpenFile {
  const { size, head } = beginningOf(file);
  const beginning = beginningFrom(head);
  const kind = kindOf(beginning, format);
  let share = size > 0 ? 0 : 1;
  let read = 0;
  const bytes = bytesOf(file, (count) => {
    read += count;
    share = read / size;
  });
  const onShare = (known: number) => {
    share = known;
  };
  const openInside = (inner: Readable) => openStream(inner, undefined, options);
  const input: Input = { path: file, beginning, bytes, utf8: bytes, options, onShare, openInside };
  return { format: kind.name as Format, portions: recognized(kind.read(input)), share: () => share };
}

/**
 * Reads a stream. Recognizes its kind if none is given.
 * @throws UnusableFile if it is of no known kind, or of one that needs a file
 */
export async function openStream(stream: Readable, format?: Format, options: ReadOptions = {}): Promise<OpenFile> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEAD) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const beginning = beginningFrom(head.subarray(0, HEAD));
  const kind = kindOf(beginning, format);
  if (kind.needsPath) throw new UnusableFile(`${kind.title} cannot be read from the standard input: give the name of the file in place of -.`);
  async function* all(): AsyncGenerator<Buffer> {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  const bytes = all();
  const openInside = (inner: Readable) => openStream(inner, undefined, options);
  const input: Input = { path: undefined, beginning, bytes, utf8: bytes, options, onShare: () => undefined, openInside };
  return {
    format: kind.name as Format,
    portions: recognized(kind.read(input)),
    share: () => undefined,
  };
}

/**
 * Returns the beginning of a file and its size (bytes).
 * @throws UnusableFile if there is no such file or it is no regular file
 */
export function beginningOf(file: string): { size: number; head: Buffer } {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, 'r');
  } catch (error) {
    throw new UnusableFile(sentenceOf(error, file));
  }
  try {
    const stat = fs.fstatSync(descriptor);
    if (stat.isDirectory()) throw new UnusableFile(sentenceOf({ code: 'EISDIR', syscall: 'read' }, file));
    if (!stat.isFile()) throw new UnusableFile(`${file} is not a regular file.`);
    const head = Buffer.alloc(Math.min(HEAD, stat.size));
    fs.readSync(descriptor, head, 0, head.length, 0);
    return { size: stat.size, head };
  } finally {
    fs.closeSync(descriptor);
  }
}
