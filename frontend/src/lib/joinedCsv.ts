const LINE_FEED = 10;

/**
 * CSV files of the same columns as one: the header of the first, and the rows of all.
 * @param files their headers are one line each
 */
export async function joinedCsv([first = new Blob(), ...others]: readonly Blob[]): Promise<Blob> {
  if (others.length === 0) return first;
  const headerBytes = new Uint8Array(await first.arrayBuffer()).indexOf(LINE_FEED) + 1;
  return new Blob([first, ...others.map((file) => file.slice(headerBytes))], { type: first.type });
}
