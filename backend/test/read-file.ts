import { Readable } from 'node:stream';
import { openFile, openStream } from '../src/modules/imports/readers/file.js';
import { type FileRecord, type Unreadable, UnusableFile } from '../src/modules/imports/readers/reader.js';

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
  (await itemsOf(content, piece)).flatMap((item) => ('reason' in item ? [[item.line, item.reason]] : []));

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
