import type { Beginning } from './kind.js';
import type { Line } from './lines.js';
import { type FileRecord, isRecord, type Portions, type Unreadable, valuesOfFeature } from './reader.js';

/** Parses a JSON object or GeoJSON feature into a record. */
export function recordOf(line: number, text: string): FileRecord | Unreadable {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return { line, reason: 'This is JSON, but not an object', text };
    return { line, values: value.type === 'Feature' ? valuesOfFeature(value) : value, text };
  } catch {
    return { line, reason: 'This is not JSON', text };
  }
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Returns whether a file has an object on each line: the first line is a whole object, and no list of features. */
export function isJsonLines({ text }: Beginning): boolean {
  const [first = '', ...more] = text.replace(RECORD_SEPARATOR, '').split('\n');
  if (!first.startsWith('{') || /"features"\s*:\s*\[/.test(first)) return false;
  return isJson(first) || (first.trimEnd().endsWith('}') && more.length > 0) || /^\{.*"type"\s*:\s*"Feature"/.test(first);
}

/** Character before each text of a GeoJSON text sequence (RFC 8142). */
const RECORD_SEPARATOR = '\x1e';

function readLine({ number, text, problem }: Line): FileRecord | Unreadable | undefined {
  if (problem) return { line: number, reason: problem, text };
  const json = (text.startsWith(RECORD_SEPARATOR) ? text.slice(1) : text).trim();
  return json ? recordOf(number, json) : undefined;
}

/** Reads a file with one JSON object or GeoJSON feature per line. Skips empty lines. */
export async function* readJsonLines(lines: AsyncIterable<Line[]>): Portions {
  for await (const portion of lines) yield portion.map(readLine).filter((record) => record !== undefined);
}
