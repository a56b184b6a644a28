import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { type Portions, UnusableFile, type Values } from './reader.js';

/** Columns of Overture and Foursquare that are large and tell nothing that a guide shows. */
const LEFT_OUT = ['bbox', 'geom', 'brand', 'version', 'theme', 'type', 'unresolved_flags'];

/** The rows of a Parquet file, a row group at a time. @param onRows told how many of how many rows have been read */
export async function* readParquet(file: string, onRows: (done: number, total: number) => void): Portions {
  const buffer = await asyncBufferFromFile(file);
  const metadata = await parquetMetadataAsync(buffer).catch((error: unknown) => {
    throw new UnusableFile(`This Parquet file cannot be read: ${(error as Error).message}`);
  });
  const total = Number(metadata.num_rows);
  const columns = (metadata.schema[0]?.num_children ? topColumns(metadata.schema) : []).filter((name) => !LEFT_OUT.includes(name));
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    const rows = await parquetReadObjects({ file: buffer, metadata, compressors, columns, rowStart, rowEnd }).catch((error: unknown) => {
      throw new UnusableFile(`This Parquet file cannot be read from row ${rowStart + 1} on: ${(error as Error).message}`);
    });
    const first = rowStart + 1;
    yield rows.map((values: Values, i) => ({ line: first + i, values, text: '' }));
    rowStart = rowEnd;
    onRows(rowStart, total);
  }
}

/** The columns that stand for themselves: a schema lists each with all that is below it. */
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
