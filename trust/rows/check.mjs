import fs from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';

const SUITES = ['security', 'reliability', 'cluster'];

/** Matches the name of a `test`, an `it`, a `describe` or a table of tests. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|[\])\w`]\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const titlesOf = (file) => [...fs.readFileSync(at(file), 'utf8').matchAll(TITLE)].map(([, , title]) => title.replaceAll(/\\(.)/g, '$1'));

function faultsOf({ id, file, pattern }) {
  if (!fs.existsSync(at(file))) return [`${id}: ${file} is missing.`];
  return pattern && !titlesOf(file).some((title) => pattern.test(title)) ? [`${id}: no test of ${file} has a name like ${pattern}.`] : [];
}

/** Returns errors for missing test files of rows, and for patterns that match no test in their file. */
export async function checkRows() {
  const suites = await Promise.all(SUITES.map((suite) => import(`./${suite}.mjs`)));
  const tests = suites.flatMap(({ ROWS }) => ROWS.flatMap((row) => row.tests.map(([file, pattern]) => ({ id: row.id, file, pattern }))));
  return tests.flatMap(faultsOf);
}
