import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { englishOf } from '../../src/core/errors/index.js';
import { openFile, openStream } from '../../src/modules/imports/readers/file.js';
import type { Facts, ReadOptions } from '../../src/modules/imports/readers/kind.js';
import type { Format } from '../../src/modules/imports/readers/kinds.js';
import { type FileRecord, type Unreadable, UnusableFile, type Values } from '../../src/modules/imports/readers/reader.js';

/** Reads a path, or a content that arrives in pieces of this length (bytes). */
async function itemsOf(content: string | Buffer | { file: string }, piece = 65_537): Promise<(FileRecord | Unreadable)[]> {
  const items: (FileRecord | Unreadable)[] = [];
  const read = async () => {
    if (typeof content === 'object' && 'file' in content) return openFile(content.file);
    const bytes = Buffer.from(content);
    const chunks = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) => bytes.subarray(i * piece, (i + 1) * piece));
    return openStream(Readable.from(chunks));
  };
  const { portions } = await read();
  for await (const portion of portions) items.push(...portion);
  return items;
}

type Content = Parameters<typeof itemsOf>[0];

/** Returns the records, without their texts. */
export const recordsOf = async (content: Content, piece?: number): Promise<Pick<FileRecord, 'line' | 'values'>[]> =>
  (await itemsOf(content, piece)).flatMap((item) => ('values' in item ? [{ line: item.line, values: item.values }] : []));

/** Returns line and reason of what is left out. */
export const reasonsOf = async (content: Content, piece?: number): Promise<[line: number, reason: string][]> =>
  (await itemsOf(content, piece)).flatMap((item) => ('reason' in item ? [[item.line, englishOf(item.reason)]] : []));

/** Returns the sentence with which a file is refused as a whole. */
export async function unusable(content: Content): Promise<string> {
  try {
    await itemsOf(content);
  } catch (error) {
    if (error instanceof UnusableFile) return error.message;
    throw error;
  }
  return 'It was read.';
}

/** Returns the path of a file of other programs, see `fixtures/README.md`. */
export const fixture = (name: string): string => path.join(import.meta.dirname, '../../src/modules/imports/readers/fixtures', name);
const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-kinds-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Returns the path of a file in a folder that is removed at the end. */
export const sampleFile = (name: string): string => path.join(folder, name);

/** Content of a whole file. */
export interface WholeFile {
  format: Format;
  values: Values[];
  reasons: string[];
  notes: readonly string[];
  facts: Facts;
}

/** Reads a whole file. */
export async function read(file: string, options: ReadOptions = {}): Promise<WholeFile> {
  const { format, portions, notes, facts } = await openFile(file, undefined, options);
  const content: WholeFile = { format, values: [], reasons: [], notes: [], facts: facts() };
  for await (const portion of portions)
    for (const item of portion) {
      if ('reason' in item) content.reasons.push(englishOf(item.reason));
      else content.values.push(item.values);
    }
  return { ...content, notes: notes.map(englishOf) };
}

/** Reads bytes that are written into a file first. */
export async function readBytes(bytes: Buffer | string, options: ReadOptions = {}): Promise<WholeFile> {
  const file = sampleFile('sample');
  writeFileSync(file, bytes);
  return read(file, options);
}
