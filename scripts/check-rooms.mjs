// A folder that one can know by heart: few files, and few imports between them. `node scripts/check-rooms.mjs` lists folders that have grown too large.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, root } from './lib/paths.mjs';
import { fail, Problem } from './lib/terminal.mjs';

/** Maximum number of hand-written files directly in a folder. */
const MOST_FILES = 40;

/** Maximum number of imports between files of one folder; tests are not counted. */
const MOST_IMPORTS = 60;

/** Migrations only grow in number, and each is read alone. */
const EXEMPT = ['backend/src/core/db/migrations'];

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']*)'/g;

const isHandWritten = (file) => /\.(ts|tsx|mjs|cjs|js|css|sql)$/.test(file) && !file.includes('.generated.');
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The file that a relative import names, without its extension. */
const targetOf = (file, specifier) => path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, ''));

function countImports(files) {
  const sources = files.filter((file) => !isTest(file));
  const names = new Set(sources.map((file) => file.replace(/\.[a-z]+$/, '')));
  const targets = sources.flatMap((file) => [
    ...new Set([...fs.readFileSync(at(file), 'utf8').matchAll(IMPORT)].map(([, specifier]) => targetOf(file, specifier)).filter((target) => names.has(target))),
  ]);
  return targets.length;
}

/** @returns the folders with too many files or imports, one sentence each */
export function checkRooms() {
  const folders = new Map();
  for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(isHandWritten)) {
    if (!fs.existsSync(at(file))) continue;
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders]
    .filter(([folder]) => !EXEMPT.includes(folder))
    .flatMap(([folder, files]) => {
      const imports = countImports(files);
      return [
        ...(files.length > MOST_FILES ? [`${folder} has ${files.length} files; ${MOST_FILES} at most.`] : []),
        ...(imports > MOST_IMPORTS ? [`${folder} has ${imports} imports between its files; ${MOST_IMPORTS} at most.`] : []),
      ];
    });
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkRooms();
  if (problems.length > 0) fail(new Problem(problems.join('\n')));
}
