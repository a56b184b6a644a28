// Checks the lock files for two errors of incomplete or private registries:
// - optional platform packages are missing, so that `npm ci` fails on other platforms;
// - packages have the URL of a registry, so that all users download from it.
import fs from 'node:fs';
import { at } from './lib/paths.mjs';
import { fail, Problem } from './lib/terminal.mjs';

/** Lock files of the app, and of the packages that only benchmarks need. */
const FILES = ['package-lock.json', 'bench/peers/package-lock.json'];

/** @returns {string[]} the problems of the lock files, one sentence each */
export const checkLock = () => FILES.flatMap((file) => checkFile(at(file)).map((problem) => `${file}: ${problem}`));

function checkFile(file) {
  const { packages } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([key, { version, link, resolved, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${key}@${version} lacks ${name}`),
    ...(resolved && !link ? [`${key} carries the address ${resolved}`] : []),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkLock();
  if (problems.length > 0) fail(new Problem(problems.join('\n')));
}
