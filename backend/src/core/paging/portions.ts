/** Rows per query when a whole list is read. */
const PORTION = 1000;

/**
 * Reads a whole list in portions. The list is never completely in memory, and no connection is held between portions.
 * @param read returns at most `limit` rows in the order of their ids, starting after the id `after`; null starts at the beginning
 */
export async function* inPortions<Row extends { id: string }>(read: (after: string | null, limit: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: string | null = null;
  do {
    const rows: Row[] = await read(after, PORTION);
    if (rows.length > 0) yield rows;
    after = rows.length === PORTION ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
}
