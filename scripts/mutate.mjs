// `npm run mutate`: proves that the tests can fail. Applies one mutation at a time to a copy of the source, and runs the tests that must fail
// then. Arguments select mutations by parts of their names or file paths.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fail, Problem } from './lib/terminal.mjs';
import { copyWorkingTree } from './lib/working-copy.mjs';
import { checkMutations, MUTATIONS, sourceOf } from './mutations.mjs';

function selected() {
  const parts = process.argv.slice(2).map((part) => part.toLowerCase());
  const isMeant = ({ name, file }) => parts.length === 0 || parts.some((part) => `${name}\n${file}`.toLowerCase().includes(part));
  const found = MUTATIONS.filter(isMeant);
  if (found.length === 0) throw new Problem('No mutation has a name or a file with these words.');
  return found;
}

let running;
let isStopped = false;

// jest runs in a separate process group: Ctrl+C reaches it only through this process, so that its PostgreSQL shuts down cleanly
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (isStopped) return;
    isStopped = true;
    running?.kill('SIGTERM');
  });
}

/**
 * Runs test files in the copy.
 * @returns jest's result; if jest could not run, empty `testResults` and its error in `output`
 * @throws Problem if a signal stopped the command
 */
async function runTests(copy, tests) {
  if (isStopped) throw new Problem('Stopped.');
  const result = path.join(copy, 'node_modules/jest-result.json');
  fs.rmSync(result, { force: true });
  const jest = [path.join(copy, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'backend', 'frontend', '--runInBand', '--json', `--outputFile=${result}`];
  let output = '';
  await new Promise((resolve) => {
    running = spawn(process.execPath, [...jest, '--runTestsByPath', ...tests], {
      cwd: copy,
      env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    running.stderr.on('data', (chunk) => (output += chunk));
    running.on('close', resolve);
  });
  running = undefined;
  if (isStopped) throw new Problem('Stopped.');
  return fs.existsSync(result) ? JSON.parse(fs.readFileSync(result, 'utf8')) : { output, testResults: [] };
}

const failedTests = ({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
const unrunnable = ({ testResults }) => testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);

/** Runs the tests without a mutation, because a test that always fails proves nothing. @throws Problem with the failed tests */
async function checkBaseline(copy, tests) {
  const result = await runTests(copy, tests);
  const passed = result.testResults.filter(({ status }) => status === 'passed').map(({ name }) => path.relative(copy, name));
  const wrong = tests.filter((file) => !passed.includes(path.normalize(file)));
  if (wrong.length === 0) return;
  const names = failedTests(result).map(({ fullName }) => `  ${fullName}`);
  throw new Problem(`Without a mutation these files must pass, and do not:\n  ${wrong.join('\n  ')}\n${names.join('\n')}\n${result.output ?? ''}`);
}

/** Decides from jest's result whether a test failed because of the mutation. Compile errors do not count. */
function judge(result) {
  const broken = unrunnable(result);
  if (broken) return { isKilled: false, words: `BROKEN, its tests cannot run: ${broken.message.trim().split('\n').slice(0, 4).join(' ')}` };
  if (result.testResults.length === 0) return { isKilled: false, words: `BROKEN, jest did not run: ${result.output.trim().slice(-500)}` };
  const [first] = failedTests(result);
  return first ? { isKilled: true, words: `killed by "${first.fullName}"` } : { isKilled: false, words: 'SURVIVED' };
}

async function tryMutation(copy, mutation) {
  const file = path.join(copy, mutation.file);
  const source = sourceOf(mutation);
  fs.writeFileSync(
    file,
    source.replace(mutation.from, () => mutation.to),
  );
  try {
    return judge(await runTests(copy, mutation.tests));
  } finally {
    fs.writeFileSync(file, source);
  }
}

async function runAll(mutations) {
  const copy = copyWorkingTree();
  try {
    const started = performance.now();
    const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);
    const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))];
    await checkBaseline(copy, tests);
    console.log(`✓ ${seconds(started)}  ${tests.length} test files pass without a mutation`);
    let killed = 0;
    for (const mutation of mutations) {
      const begun = performance.now();
      const { isKilled, words } = await tryMutation(copy, mutation);
      killed += isKilled ? 1 : 0;
      console.log(`${isKilled ? '✓' : '✗'} ${seconds(begun)}  ${mutation.name} (${mutation.file}): ${words}`);
    }
    console.log(`\n${killed} of ${mutations.length} killed, in ${seconds(started).trim()}`);
    process.exitCode = killed === mutations.length ? 0 : 1;
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

try {
  const faults = checkMutations();
  if (faults.length > 0) throw new Problem(faults.join('\n'));
  await runAll(selected());
} catch (error) {
  fail(error);
}
