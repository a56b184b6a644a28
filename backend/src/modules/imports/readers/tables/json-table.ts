import { flattened } from '../flat.js';
import { type FileRecord, isRecord, type Unreadable, type Values } from '../reader.js';
import { checkHeader, headerOf, rowRead, SAMPLE_ROWS } from './table.js';

/** Beginnings of JSON that has its records in another form than a list of objects. */
const TABLE = /^(?:\[\s*\[|\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{|\{[^{]*"(?:columns|fields|head|header)"\s*:\s*\[\s*")/;

/** Returns whether the beginning of a file without a list of objects can be a table, see `tableIn`. */
export const canBeTable = (text: string): boolean => TABLE.test(text);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}

/** Reads rows with a header, which is the first row unless the names are given. */
function recordsOfRows(list: readonly unknown[], names: readonly unknown[] | undefined, isMapped: boolean): (FileRecord | Unreadable)[] {
  const rows = [...(names ? [names] : []), ...list].map((row) => (isList(row) ? row.map(textOf) : []));
  const sample = rows.slice(0, SAMPLE_ROWS);
  const header = headerOf(sample);
  checkHeader(header, sample, isMapped);
  const columns = header.names.filter(Boolean);
  return rows.slice(header.skipped).flatMap((row, i): (FileRecord | Unreadable)[] => {
    const [line, read] = [header.skipped + i + 1, rowRead(header.names, row)];
    if (read === undefined) return [];
    return [{ line, ...read, ...('reason' in read ? { text: row.join('; ') } : { text: '', columns }) }];
  });
}

const recordsOfObjects = (objects: readonly Values[]): FileRecord[] =>
  objects.map((values, i) => ({ line: i + 1, values: flattened(values), text: JSON.stringify(values) }));

/** Returns whether keys are those of a list: 0, 1, 2. */
const isCounted = (keys: readonly string[]): boolean => keys.every((key, i) => key === String(i));

/** Reads an object of objects: records by their ids, or columns with their values by row. */
function recordsOfKeyed(all: Values): FileRecord[] | undefined {
  const entries = Object.entries(all);
  const [first, second] = entries.map(([, value]) => value);
  if (!isRecord(first) || !isRecord(second) || !entries.every(([, value]) => isRecord(value))) return undefined;
  const rows = Object.keys(first);
  if (!rows.some((key) => key in second)) return undefined;
  const values = all as Record<string, Values>;
  if (rows.length > 0 && isCounted(rows))
    return recordsOfObjects(rows.map((row) => Object.fromEntries(entries.map(([column]) => [column, values[column]?.[row]]))));
  const hasIds = !isCounted(entries.map(([key]) => key));
  return recordsOfObjects(Object.entries(values).map(([id, record]) => ({ ...(hasIds && { id }), ...record })));
}

/**
 * Reads JSON that has no list of objects: a list of rows (`[["name", …], …]`), rows beside their columns (`{"columns": […], "data": […]}`), objects by
 * their ids, or columns with their values by row, as data frames are written.
 * @param isMapped whether the columns of a table without a header are mapped by their letters
 * @returns the records; undefined if the value is of none of these forms
 * @throws UnusableFile if the table has no header
 */
export function tableIn(value: unknown, isMapped: boolean): (FileRecord | Unreadable)[] | undefined {
  if (isList(value)) return value.length > 0 && value.every(isList) ? recordsOfRows(value, undefined, isMapped) : undefined;
  if (!isRecord(value)) return undefined;
  const names = ['columns', 'fields', 'head', 'header'].map((name) => value[name]).find(isList);
  const rows = Object.values(value).find((one): one is unknown[] => isList(one) && one.length > 0 && one.every(isList));
  if (rows) return recordsOfRows(rows, names, isMapped);
  return recordsOfKeyed(value);
}
