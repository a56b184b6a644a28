import { RECORD_SEPARATOR } from './json-lines.reader.js';
import { recordOf } from './json-record.js';
import { canBeTable, tableIn } from './tables/index.js';
import type { Beginning, Input } from './kind.js';
import { scanObjects } from './object-scanner.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile } from './reader.js';

/** Names of lists of places. A list of another name counts if the file has none of these. */
const USUAL = /^(features|records|results?|data|items|places|pois?|venues|businesses|entries|rows|locations|elements|objects|list|hits|docs)$/i;

/** Maximum number of lists and objects around the objects that are read, and of their list itself. */
const DEEPEST = 10;

/** Tokens of JSON that structure it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;

/** A list of objects at the beginning of a file. */
interface List {
  path: string;
  count: number;
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path);

/** Returns the lists of objects that are not inside other lists. */
function listsIn(text: string): List[] {
  const lists = new Map<string, number>();
  const path: string[] = [];
  const open: string[] = [];
  let name = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) name = token.slice(1, -1);
    else if (token === '{' || token === '[') {
      const isInList = token === '{' && open.length <= DEEPEST && open.indexOf('[') === open.length - 1 && open.length > 0;
      if (isInList) lists.set(keyOf(path), (lists.get(keyOf(path)) ?? 0) + 1);
      path.push(name);
      open.push(token);
      name = '';
    } else {
      path.pop();
      open.pop();
    }
  }
  return [...lists].map(([path, count]) => ({ path, count }));
}

const isUsual = ({ path }: List): boolean => USUAL.test((JSON.parse(path) as string[]).at(-1) ?? '');

/** Returns the list of places at the beginning of a file: one with a usual name, else the longest. */
function listOfPlaces(text: string): List | undefined {
  return listsIn(text).sort((a, b) => Number(isUsual(b)) - Number(isUsual(a)) || b.count - a.count)[0];
}

/** Returns whether a file is JSON. */
export const isJson = ({ text }: Beginning): boolean => /^[{[]/.test(text);

/** Returns whether a file has an object on each line. A file with a single line can be a list, too. */
export function isJsonLines({ text }: Beginning): boolean {
  const [first = '', second = ''] = text.split(/[\r\n]+/).map((line) => line.replace(RECORD_SEPARATOR, '').trim());
  if (!/^\{.*\}$/.test(first)) return /^\{\s*"type"\s*:\s*"Feature"/.test(first) && second === '';
  return second.startsWith('{') || (listsIn(first).length === 0 && !canBeTable(first));
}

/** Returns the only object of a small file; undefined if it is none, or has only other objects. */
function onlyObject(text: string): FileRecord | undefined {
  const record = recordOf(1, text);
  return 'values' in record && Object.values(record.values).some((value) => typeof value === 'string') ? record : undefined;
}

/** Beginning of TopoJSON, whose coordinates are counted from each other in a grid. */
const TOPOLOGY = /^\{\s*"type"\s*:\s*"Topology"/;

/** Maximum size (bytes) of a file whose records are in no list of objects: it is read as a whole. */
const LARGEST_TABLE = 64_000_000;

/** Reads the records of a table, see `tableIn`. @returns the bytes if it is none, or too large */
async function* readTable(utf8: AsyncIterable<Buffer>, isMapped: boolean): AsyncGenerator<(FileRecord | Unreadable)[], AsyncIterable<Buffer> | undefined> {
  const chunks = utf8[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let size = 0;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    read.push(next.value);
    size += next.value.length;
    if (size > LARGEST_TABLE) break;
  }
  const records = size > LARGEST_TABLE ? undefined : tableIn(parsed(Buffer.concat(read).toString()), isMapped);
  if (records) {
    yield records;
    return undefined;
  }
  return (async function* rest() {
    yield* read;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  })();
}

/** Returns the value of a JSON text; undefined if it is broken. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a list of objects, which is the whole file or in an object of it. A small file can also be a single object, or a table in another form.
 * @throws UnusableFile if the file has none of these
 */
export async function* readJson({ utf8, beginning, options }: Pick<Input, 'utf8' | 'beginning' | 'options'>): Portions {
  if (TOPOLOGY.test(beginning.text)) throw new UnusableFile('imports.topoJson');
  const list = listOfPlaces(beginning.text);
  const bytes = !list && canBeTable(beginning.text) ? yield* readTable(utf8, options.isMapped === true) : utf8;
  if (!bytes) return;
  const single = list ? undefined : onlyObject(beginning.text);
  if (single) {
    yield [single];
    return;
  }
  const hasList = yield* scanObjects(bytes, {
    isList: (path) => list === undefined || (path.length <= DEEPEST && keyOf(path) === list.path),
    recordOf: (line, text) => recordOf(line, text),
  });
  if (!hasList) throw new UnusableFile('imports.noList');
}
