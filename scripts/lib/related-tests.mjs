// Finds the tests that a change can break, for `npm run check:fast`.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at, filesBelow, root } from './paths.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/** Resolves an import to a path relative to the root. Returns undefined for a package. */
function resolve(from, specifier, known) {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  const stem = target.replace(/\.js$/, '');
  return [target, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${stem}/index.tsx`].find((file) => known.has(file));
}

/** Returns, for each file, the files that import it. */
function importers() {
  const files = ['backend/src', 'backend/test', 'frontend/src', 'frontend/test'].flatMap((folder) => filesBelow(at(folder)).map(relative));
  const known = new Set(files);
  const found = new Map(files.map((file) => [file, []]));
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const { fileName } of ts.preProcessFile(fs.readFileSync(at(file), 'utf8')).importedFiles) {
      found.get(resolve(file, fileName, known))?.push(file);
    }
  }
  return found;
}

/** Returns the number of import steps from each file to the nearest changed file. */
function distances(changed, importing) {
  const found = new Map(changed.filter((file) => importing.has(file)).map((file) => [file, 0]));
  for (const [file, distance] of found) {
    for (const next of importing.get(file)) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** Distance of a backend test in the folder of a changed file. It probably tests that file through the API: only direct importers are nearer. */
const BESIDE = 1.5;

/** Returns the length of the common prefix of two paths. It is longest for files of the same folder and name. */
function commonBeginning(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Returns the tests that import a changed file (directly or not), and backend tests in the folder of a changed file. Sorts them by the number of
 * imports between, then by the common prefix of the paths: API tests import the whole server, so many tests have similar distances.
 * @param {string[]} changed paths relative to the root
 * @returns paths of test files relative to the root, the nearest first
 */
export function relatedTests(changed) {
  const importing = importers();
  const reached = distances(changed, importing);
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const isBeside = (file) => file.startsWith('backend/') && folders.has(path.posix.dirname(file));
  const distanceOf = (file) => Math.min(reached.get(file) ?? Infinity, isBeside(file) ? BESIDE : Infinity);
  const nearnessOf = (file) => Math.max(...changed.map((other) => commonBeginning(file, other)));
  return [...importing.keys()]
    .filter((file) => isTest(file) && distanceOf(file) < Infinity)
    .sort((one, other) => distanceOf(one) - distanceOf(other) || nearnessOf(other) - nearnessOf(one));
}
