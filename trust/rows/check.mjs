import fs from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';

const SUITES = ['security', 'reliability', 'cluster'];

/** Names the test files of rows that are not there. */
export async function checkRows() {
  const suites = await Promise.all(SUITES.map((suite) => import(`./${suite}.mjs`)));
  const tests = suites.flatMap(({ ROWS }) => ROWS.flatMap((row) => row.tests.map(([file]) => ({ id: row.id, file }))));
  return tests.filter(({ file }) => !fs.existsSync(at(file))).map(({ id, file }) => `${id}: ${file} is missing.`);
}
