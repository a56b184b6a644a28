// `npm test`: all checks and tests. `npm run check` is the same without browser tests. Arguments go to jest.
import os from 'node:os';
import { checkScreens } from '../bench/lib/screens.mjs';
import { checkRows } from '../trust/rows/check.mjs';
import { build } from './build.mjs';
import { checkLock } from './check-lock.mjs';
import { checkRooms } from './check-rooms.mjs';
import { checkSubjects, checkWords } from './check-words.mjs';
import { generatedFiles, runJest, STATIC_CHECKS, staleFiles } from './lib/checks.mjs';
import { Verdict } from './lib/verdict.mjs';
import { checkMutations } from './mutations.mjs';

const WITHOUT_BROWSER = '--no-browser';
const jestArguments = process.argv.slice(2).filter((argument) => argument !== WITHOUT_BROWSER);
const projects = ['backend', 'frontend', ...(process.argv.includes(WITHOUT_BROWSER) ? [] : ['e2e'])];

/** Minimum number of cores for running static checks and tests in parallel. */
const CORES_FOR_BOTH = 4;

const verdict = new Verdict();

/** Runs the static checks, two in parallel, because most of them use one core. */
async function runStatic() {
  const waiting = [...STATIC_CHECKS];
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await verdict.check(...next);
  };
  await Promise.all([run(), run()]);
}

async function runAll() {
  await verdict.check('lock files', async () => checkLock().join('\n') || undefined);
  await verdict.check('words', async () => [...checkWords(), ...checkSubjects()].join('\n') || undefined);
  await verdict.check('rooms', async () => checkRooms().join('\n') || undefined);
  await verdict.check('trust rows', async () => (await checkRows()).join('\n') || undefined);
  await verdict.check('screens for axe', async () => checkScreens().join('\n') || undefined);
  await verdict.check('mutations that fit', async () => checkMutations().join('\n') || undefined);
  const before = generatedFiles();
  if (!(await verdict.check('build', () => build()))) return;
  await verdict.check('generated files', async () => staleFiles(before));
  const tests = () => runJest(verdict, ['--selectProjects', ...projects, '--', ...jestArguments]);
  if (os.availableParallelism() < CORES_FOR_BOTH) {
    await runStatic();
    await tests();
  } else {
    await Promise.all([runStatic(), tests()]);
  }
}

await runAll();
verdict.conclude();
