import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openFile } from './file.js';
import type { ReadOptions } from './kind.js';
import type { Format } from './kinds.js';
import type { Values } from './reader.js';

/** Returns the path of a file of other programs, see `fixtures/README.md`. */
export const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name);
const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-kinds-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Returns the path of a file in a folder that is removed at the end. */
export const sampleFile = (name: string): string => path.join(folder, name);

/** Content of a whole file. */
export interface Content {
  format: Format;
  values: Values[];
  reasons: string[];
  notes: readonly string[];
}

/** Reads a whole file. */
export async function read(file: string, options: ReadOptions = {}): Promise<Content> {
  const { format, portions, notes } = await openFile(file, undefined, options);
  const content: Content = { format, values: [], reasons: [], notes };
  for await (const portion of portions)
    for (const item of portion) {
      if ('reason' in item) content.reasons.push(item.reason);
      else content.values.push(item.values);
    }
  return content;
}

/** Reads bytes that are written into a file first. */
export async function readBytes(bytes: Buffer | string, options: ReadOptions = {}): Promise<Content> {
  const file = sampleFile('sample');
  writeFileSync(file, bytes);
  return read(file, options);
}
