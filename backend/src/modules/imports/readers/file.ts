import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { sentenceOf } from '../../../core/errors/index.js';
import { readCsv } from './csv.reader.js';
import { readGeoJson } from './geojson.reader.js';
import { isGeoNames, readGeoNames } from './geonames.reader.js';
import { readJsonLines, RECORD_SEPARATOR } from './json-lines.reader.js';
import { readLines } from './lines.js';
import { readParquet } from './parquet.reader.js';
import { type Portions, UnusableFile } from './reader.js';

/** Import formats. */
export const FORMATS = ['csv', 'geojson', 'ndjson', 'geonames', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** Number of bytes at the beginning of a file from which its format is detected. */
export const HEAD = 65_536;

/** Bytes per read. */
const CHUNK = 262_144;

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Detects the format from the beginning of a file.
 * @throws UnusableFile if the file is UTF-16
 */
export function formatOf(head: Buffer): Format {
  if (head.subarray(0, 4).toString('latin1') === 'PAR1') return 'parquet';
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) throw new UnusableFile('This file is UTF-16. Save it as UTF-8.');
  const [first = '', ...more] = head
    .toString('utf8')
    .replace(/^[\uFEFF\s]+/, '')
    .replace(RECORD_SEPARATOR, '')
    .split('\n');
  if (isGeoNames(first)) return 'geonames';
  if (!/^[{[]/.test(first)) return 'csv';
  if (/"features"\s*:\s*\[/.test(first)) return 'geojson';
  const isWhole = isJson(first) || (first.startsWith('{') && first.trimEnd().endsWith('}') && more.length > 0);
  return isWhole || /^\{.*"type"\s*:\s*"Feature"/.test(first) ? 'ndjson' : 'geojson';
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

function portionsOf(format: Exclude<Format, 'parquet'>, chunks: AsyncIterable<Buffer>): Portions {
  if (format === 'geojson') return readGeoJson(chunks);
  const lines = readLines(chunks);
  if (format === 'ndjson') return readJsonLines(lines);
  return format === 'geonames' ? readGeoNames(lines) : readCsv(lines);
}

/**
 * Opens a file. Detects the format if none is given.
 * @throws UnusableFile if the file cannot be read or is UTF-16
 */
export function openFile(file: string, format?: Format): OpenFile {
  const { size, head } = beginningOf(file);
  const known = format ?? formatOf(head);
  if (known === 'parquet') {
    let share = 0;
    const onRows = (done: number, total: number) => {
      share = done / total;
    };
    return { format: known, portions: readParquet(file, onRows), share: () => share };
  }
  let read = 0;
  const chunks = bytesOf(file, (count) => {
    read += count;
  });
  return { format: known, portions: portionsOf(known, chunks), share: () => (size > 0 ? read / size : 1) };
}

/**
 * Reads a stream. Detects the format if none is given.
 * @throws UnusableFile for UTF-16, and for Parquet, which must be read from its end
 */
export async function openStream(stream: Readable, format?: Format): Promise<OpenFile> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEAD && !head.includes('\n')) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const known = format ?? formatOf(head);
  if (known === 'parquet') throw new UnusableFile('Parquet cannot be read from the standard input: give the name of the file in place of -.');
  async function* all(): AsyncGenerator<Buffer> {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { format: known, portions: portionsOf(known, all()), share: () => undefined };
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
