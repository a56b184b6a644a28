import { recordOf } from './json-record.js';
import type { Input } from './kind.js';
import { type Line, readLines } from './lines.js';
import type { FileRecord, Portions, Unreadable } from './reader.js';

/** Character before each text of a GeoJSON text sequence (RFC 8142). */
export const RECORD_SEPARATOR = '\x1e';

function readLine({ number, text, problem }: Line): FileRecord | Unreadable | undefined {
  if (problem) return { line: number, reason: problem, text };
  const json = (text.startsWith(RECORD_SEPARATOR) ? text.slice(1) : text).trim();
  return json ? recordOf(number, json) : undefined;
}

/** Reads a file with one JSON object or GeoJSON feature per line. Skips empty lines. */
export async function* readJsonLines({ utf8 }: Pick<Input, 'utf8'>): Portions {
  for await (const portion of readLines(utf8)) yield portion.map(readLine).filter((record) => record !== undefined);
}
