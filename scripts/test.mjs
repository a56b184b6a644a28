// Everything that must hold, one line each: `npm test`, without a browser `npm run check`. Arguments go to jest.
import fs from 'node:fs';
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { checkLock } from './check-lock.mjs';
import { at, filesBelow, hashOf, root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const WITHOUT_BROWSER = '--no-browser';
const hasBrowser = !process.argv.includes(WITHOUT_BROWSER);
const jestArguments = process.argv.slice(2).filter((argument) => argument !== WITHOUT_BROWSER);
const cache = at('node_modules/.cache/citypins');
const totals = { passed: 0, failed: 0 };

function report(label, started, problem) {
  totals[problem ? 'failed' : 'passed'] += 1;
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${problem ? '✗' : '✓'} ${label.padEnd(28)} ${time.padStart(8)}${problem ? `\n${problem.trim()}\n` : ''}`);
  return !problem;
}

/** @param {() => Promise<string | undefined>} work gives back what is wrong, if anything is */
async function check(label, work) {
  const started = performance.now();
  return report(label, started, await work().catch((error) => error.message));
}

async function tool(args) {
  const { ok, output } = await runNode(args);
  return ok ? undefined : output || 'It failed without a word.';
}

/** The committed files that the build writes, with a hash of each. */
function generated() {
  const files = [
    at('schema.graphql'),
    at('openapi.json'),
    at('docs/licences.md'),
    ...[at('frontend/src'), at('examples')].flatMap(filesBelow).filter((file) => file.includes('.generated.')),
  ];
  return new Map(files.filter((file) => fs.existsSync(file)).map((file) => [file, hashOf([file])]));
}

function stale(before, after) {
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => `  ${file.slice(root.length + 1)}`);
  return changed.length > 0 ? `These files were stale and have been written anew; commit them:\n${changed.join('\n')}` : undefined;
}

const tsc = (project) => () =>
  tool([at('node_modules/typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', `${cache}/${project}.tsbuildinfo`]);

const STATIC = [
  ['lint', () => tool([at('node_modules/eslint/bin/eslint.js'), '.', '--max-warnings', '0'])],
  ['types of the backend', tsc('backend')],
  ['types of the frontend', tsc('frontend')],
  ['types of the journeys', tsc('e2e')],
  ['types of the trust tests', tsc('trust')],
  ['types of the examples', tsc('examples')],
  ['module order', () => tool([at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), 'backend/src', 'frontend/src'])],
  ['nothing unused', () => tool([at('node_modules/knip/bin/knip.js')])],
];

async function runStatic() {
  for (const [label, work] of STATIC) await check(label, work);
}

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** jest speaks for itself while it runs; its numbers come from the file it writes. */
async function runJest() {
  const result = `${cache}/jest.json`;
  fs.rmSync(result, { force: true });
  const projects = ['--ignoreProjects', 'trust', ...(hasBrowser ? [] : ['e2e'])];
  const args = [at('node_modules/jest/bin/jest.js'), ...projects, '--json', `--outputFile=${result}`, ...jestArguments];
  const code = await new Promise((resolve) => {
    // numbers and dates are compared in one language, whatever the machine's
    const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };
    // --json also prints the whole result
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['inherit', 'ignore', 'inherit'] });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readJson(result);
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + numRuntimeErrorTestSuites;
  if (code !== 0 && numFailedTests + numRuntimeErrorTestSuites === 0) totals.failed += 1;
}

async function runAll() {
  fs.mkdirSync(cache, { recursive: true });
  await check('lock files', async () => checkLock().join('\n') || undefined);
  const before = generated();
  if (!(await check('build', () => build()))) return;
  await check('generated files', async () => stale(before, generated()));
  // Tests often wait for each other and for browsers: the rest is done meanwhile.
  await Promise.all([runStatic(), runJest()]);
}

await runAll();
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
