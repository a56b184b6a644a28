/** Rows that are read at once where a list is read to its end. */
const PORTION = 1000;

/**
 * Reads a list to its end in portions, so that it never is in memory as a whole and nobody holds a connection meanwhile.
 * @param read answers `limit` rows in the order of their ids, those after the id `after` only; null is the beginning
 */
export async function* inPortions<Row extends { id: string }>(read: (after: string | null, limit: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: string | null = null;
  do {
    const rows: Row[] = await read(after, PORTION);
    if (rows.length > 0) yield rows;
    after = rows.length === PORTION ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
}
