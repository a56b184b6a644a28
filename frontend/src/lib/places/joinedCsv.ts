const LINE_FEED = 10;

/**
 * Joins CSV files with the same columns into one: the header of the first file and the rows of all.
 * @param files each with a header of exactly one line
 */
export async function joinedCsv([first = new Blob(), ...others]: readonly Blob[]): Promise<Blob> {
  if (others.length === 0) return first;
  const headerBytes = new Uint8Array(await first.arrayBuffer()).indexOf(LINE_FEED) + 1;
  return new Blob([first, ...others.map((file) => file.slice(headerBytes))], { type: first.type });
}
