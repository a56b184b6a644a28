import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { sentenceOf } from '../../../core/errors/index.js';
import { encodingOfFile, encodingOfHead, knownEncoding, textFrom, utf8Of } from './encodings.js';
import { RECORD_SEPARATOR } from './json-lines.reader.js';
import type { Beginning, Input, Kind, ReadOptions } from './kind.js';
import { type Format, KINDS } from './kinds.js';
import { asOpenStreetMap } from './osm/index.js';
import { type Portions, UnusableFile } from './reader.js';
import { unreadable } from './unreadable.js';

/** Number of bytes at the beginning of a file from which its kind is recognized. */
export const HEAD = 65_536;

/** Bytes per read. */
const CHUNK = 262_144;

/** Characters that text files have only by mistake. */
const CONTROL = /(?![\t-\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Returns whether bytes that were read as text are something else. */
function isBinary(whole: string): boolean {
  const start = whole.slice(0, 4096).replaceAll(RECORD_SEPARATOR, '');
  return start.startsWith('%PDF-') || (start.match(CONTROL)?.length ?? 0) > Math.max(2, start.length / 500);
}

/** Returns the beginning of a file as its kinds see it. */
function beginningFrom(bytes: Buffer, encoding: string): Beginning {
  const text = textFrom(bytes, encoding);
  return { bytes, text: isBinary(text) ? '' : text.replace(/^\s+/, '') };
}

/**
 * Recognizes the kind of a file by its content.
 * @throws UnusableFile if it is of no kind that can be read
 */
async function kindOf(beginning: Beginning, format?: Format): Promise<Kind> {
  const kinds: readonly Kind[] = KINDS;
  const kind = kinds.find(({ name, is }) => (format ? name === format : is(beginning)));
  if (kind && beginning.bytes.length > 0) return kind;
  throw new UnusableFile(await unreadable(beginning, kinds));
}

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
  /** Sentences about how the file is read, such as its encoding; more can come until its end. */
  notes: readonly string[];
}

/** Yields the bytes of a file. The file is opened at the first read. */
async function* bytesOf(file: string, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of fs.createReadStream(file, { highWaterMark: CHUNK })) {
    onBytes((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

interface Source {
  path: string | undefined;
  head: Buffer;
  bytes: AsyncIterable<Buffer>;
  /** Returns the detected encoding of a text. */
  encodingOf: () => string;
  onShare: (share: number) => void;
}

async function open({ path, head, bytes, encodingOf, onShare }: Source, format: Format | undefined, options: ReadOptions): Promise<Omit<OpenFile, 'share'>> {
  const stated = options.encoding === undefined ? undefined : knownEncoding(options.encoding);
  const beginning = beginningFrom(head, stated ?? encodingOfHead(head));
  const kind = await kindOf(beginning, format);
  if (kind.needsPath && path === undefined)
    throw new UnusableFile(`${kind.title} cannot be read from the standard input: give the name of the file in place of -.`);
  const notes: string[] = [];
  const onNote = (note: string) => void notes.push(note);
  const utf8 = utf8Of(bytes, () => {
    const encoding = stated ?? encodingOf();
    if (!stated && !encoding.startsWith('utf-')) onNote(`The file was read as ${encoding}. If accents are wrong, name another encoding with --encoding.`);
    return encoding;
  });
  const openInside = (inner: Readable) => openStream(inner, undefined, options);
  const input: Input = { path, beginning, bytes, utf8, options, openInside, onShare, onNote };
  return { format: kind.name as Format, portions: recognized(kind.read(input)), notes };
}

/**
 * Opens a file. Recognizes its kind if none is given.
 * @throws UnusableFile if the file cannot be read, or is of no known kind
 */
export async function openFile(file: string, format?: Format, options: ReadOptions = {}): Promise<OpenFile> {
  const { size, head } = beginningOf(file);
  let [share, read] = [0, 0];
  const bytes = bytesOf(file, (count) => {
    read += count;
    share = read / size;
  });
  const onShare = (known: number) => {
    share = known;
  };
  const encodingOf = () => encodingOfFile(file, head);
  return { ...(await open({ path: file, head, bytes, encodingOf, onShare }, format, options)), share: () => share };
}

/**
 * Reads a stream. Recognizes its kind if none is given.
 * @throws UnusableFile if it is of no known kind, or of one that needs a file
 */
export async function openStream(stream: Readable, format?: Format, options: ReadOptions = {}): Promise<OpenFile> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first: Buffer[] = [];
  for (let size = 0; size < HEAD; size += first.at(-1)?.length ?? 0) {
    const next = await chunks.next();
    if (next.done) break;
    first.push(next.value);
  }
  const start = Buffer.concat(first);
  const head = start.subarray(0, HEAD);
  async function* bytes(): AsyncGenerator<Buffer> {
    yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  const source = { path: undefined, head, bytes: bytes(), encodingOf: () => encodingOfHead(start), onShare: () => undefined };
  return { ...(await open(source, format, options)), share: () => undefined };
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
