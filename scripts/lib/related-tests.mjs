// Which tests a change can break, for `npm run check:fast`: few enough to run between two edits.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at, filesBelow, root } from './paths.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/** Where an import leads to, below the root; undefined for a package. */
function resolve(from, specifier, known) {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  const stem = target.replace(/\.js$/, '');
  return [target, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${stem}/index.tsx`].find((file) => known.has(file));
}

/** The files that import each file. */
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

/** How many imports lie between each file and a changed one. */
function distances(changed, importing) {
  const found = new Map(changed.filter((file) => importing.has(file)).map((file) => [file, 0]));
  for (const [file, distance] of found) {
    for (const next of importing.get(file)) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** A test of the server that stands beside a changed file asks the API for what that file does: it comes before all but the direct importers. */
const BESIDE = 1.5;

/** How many letters two paths have in common at their beginning: files of one folder, and of one name in it, have most. */
function commonBeginning(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * The tests that import a changed file, directly or by other files, and those that stand beside one: by the number of imports
 * between, then by how much of their paths is the same. Each test of an API starts the whole server, and so depends on each file of it.
 * @param {string[]} changed paths below the root
 * @returns paths of test files below the root, the nearest first
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
