import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { shown } from '../../../core/validation/index.js';
import type { Beginning, Input } from './kind.js';
import { type Portions, UnusableFile, type Values } from './reader.js';

/** Columns of Overture and Foursquare that are not read: they are large, and places have no such fields. */
const LEFT_OUT = ['bbox', 'geom', 'brand', 'version', 'theme', 'type', 'unresolved_flags'];

/** Rows per read; whole row groups can be too large for the memory. */
const AT_ONCE = 20_000;

/** Returns whether a file is Parquet. */
export const isParquet = ({ bytes }: Beginning): boolean => bytes.subarray(0, 4).toString('latin1') === 'PAR1';

/**
 * Yields the rows of a Parquet file in portions.
 * @throws UnusableFile if the file cannot be read
 */
export async function* readParquet({ path = '', onShare }: Input): Portions {
  const buffer = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(buffer).catch((error: unknown) => {
    throw new UnusableFile(['imports.parquetUnreadable', { message: shown((error as Error).message) }]);
  });
  const total = Number(metadata.num_rows);
  const columns = (metadata.schema[0]?.num_children ? topColumns(metadata.schema) : []).filter((name) => !LEFT_OUT.includes(name));
  for (const [rowStart, rowEnd] of rangesOf(metadata.row_groups.map(({ num_rows }) => Number(num_rows)))) {
    const range = { file: buffer, metadata, compressors, columns, rowStart, rowEnd, useOffsetIndex: true };
    const rows = await parquetReadObjects(range).catch((error: unknown) => {
      throw new UnusableFile(['imports.parquetRowsUnreadable', { row: rowStart + 1, message: shown((error as Error).message) }]);
    });
    yield rows.map((values: Values, i) => ({ line: rowStart + 1 + i, values, text: '' }));
    onShare(rowEnd / total);
  }
}

/** Yields row ranges of at most `AT_ONCE` rows that do not cross the end of a row group. */
function* rangesOf(sizes: readonly number[]): Generator<[start: number, end: number]> {
  let first = 0;
  for (const size of sizes) {
    const end = first + size;
    for (let start = first; start < end; start += AT_ONCE) yield [start, Math.min(start + AT_ONCE, end)];
    first = end;
  }
}

/** Returns the names of the top-level columns. The schema lists each column, followed by its nested columns. */
function topColumns(schema: { name: string; num_children?: number }[]): string[] {
  const names: string[] = [];
  const skip = (at: number): number => {
    let next = at + 1;
    for (let child = 0; child < (schema[at]?.num_children ?? 0); child += 1) next = skip(next);
    return next;
  };
  for (let at = 1; at < schema.length; at = skip(at)) names.push(schema[at]?.name ?? '');
  return names;
}
