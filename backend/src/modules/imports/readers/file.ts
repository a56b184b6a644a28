import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { type Reason, sentenceOf, StartError } from '../../../core/errors/index.js';
import { encodingOfFile, encodingOfHead, knownEncoding, textFrom, utf8Of } from './encodings.js';
import { RECORD_SEPARATOR } from './json-lines.reader.js';
import { knownDelimiter } from './tables/index.js';
import type { Beginning, Facts, Input, Kind, ReadOptions } from './kind.js';
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
async function kindOf(beginning: Beginning, format: Format | undefined, options: ReadOptions): Promise<Kind> {
  const kinds: readonly Kind[] = KINDS;
  const kind = kinds.find(({ name, is }) => (format ? name === format : is(beginning, options)));
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
  /** Path of the file; undefined for a stream, which can be read once only. */
  path: string | undefined;
  portions: Portions;
  /** Returns the part of the file read so far (0 to 1); undefined if the length is unknown. */
  share: () => number | undefined;
  /** Sentences about how the file is read, such as its encoding; more can come until its end. */
  notes: readonly Reason[];
  /** Returns how the file was read. Its values are known when the first record was read. */
  facts: () => Facts;
}

/** Notes and facts that a reader reports while it reads a file, and one inside it. */
interface Findings {
  notes: Reason[];
  facts: Facts;
}

const noFindings = (): Findings => ({ notes: [], facts: { sheets: [] } });

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

async function open(
  { path, head, bytes, encodingOf, onShare }: Source,
  format: Format | undefined,
  options: ReadOptions,
  findings: Findings = noFindings(),
): Promise<Omit<OpenFile, 'share'>> {
  const stated = options.encoding === undefined ? undefined : knownEncoding(options.encoding);
  if (options.delimiter !== undefined) knownDelimiter(options.delimiter);
  const beginning = beginningFrom(head, stated ?? encodingOfHead(head));
  const kind = await kindOf(beginning, format, options);
  if (kind.needsPath && path === undefined) throw new UnusableFile(['imports.needsOwnFile', { kind: kind.title }]);
  const { notes, facts } = findings;
  const onNote = (note: Reason) => void notes.push(note);
  const onFacts = (found: Partial<Facts>) => void Object.assign(facts, found);
  const utf8 = utf8Of(bytes, () => {
    const encoding = stated ?? encodingOf();
    onFacts({ encoding });
    if (!stated && !encoding.startsWith('utf-')) onNote(['imports.readAs', { encoding }]);
    return encoding;
  });
  const openInside = (inner: Readable) => opened(inner, undefined, options, findings);
  const input: Input = { path, beginning, bytes, utf8, options, openInside, onShare, onNote, onFacts };
  return { format: kind.name as Format, path, portions: recognized(kind.read(input)), notes, facts: () => facts };
}

/**
 * Opens a file. Recognizes its kind if none is given.
 * @throws UnusableFile if the file is of no known kind, StartError if it cannot be opened
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
export function openStream(stream: Readable, format?: Format, options: ReadOptions = {}): Promise<OpenFile> {
  return opened(stream, format, options);
}

async function opened(stream: Readable, format: Format | undefined, options: ReadOptions, findings?: Findings): Promise<OpenFile> {
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
  return { ...(await open(source, format, options, findings)), share: () => undefined };
}

/**
 * Returns the beginning of a file and its size (bytes).
 * @throws StartError if there is no such file or it is no regular file
 */
export function beginningOf(file: string): { size: number; head: Buffer } {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, 'r');
  } catch (error) {
    throw new StartError(sentenceOf(error, file));
  }
  try {
    const stat = fs.fstatSync(descriptor);
    if (stat.isDirectory()) throw new StartError(sentenceOf({ code: 'EISDIR', syscall: 'read' }, file));
    if (!stat.isFile()) throw new StartError(`${file} is not a regular file.`);
    const head = Buffer.alloc(Math.min(HEAD, stat.size));
    fs.readSync(descriptor, head, 0, head.length, 0);
    return { size: stat.size, head };
  } finally {
    fs.closeSync(descriptor);
  }
}
