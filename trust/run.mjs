// Tests the promises of docs/trust.md: `npm run test:security`, `test:reliability`, `test:cluster`. `--help` lists the options.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { at, root } from '../scripts/lib/paths.mjs';
import { readSection, table, writeSection } from '../scripts/lib/markdown.mjs';
import { ensurePrograms } from '../scripts/lib/programs.mjs';
import { fail } from '../scripts/lib/terminal.mjs';

const SUITES = ['security', 'reliability', 'cluster'];
const USAGE = `Usage: npm run test:${SUITES.join('|')} [-- [options] [rows]]

rows      only these, such as S3 S5; all when none is named
--write   writes the table into docs/trust.md; rows that did not run keep their results

As root on Debian it first installs the Debian packages that it needs; elsewhere it lists the missing programs.
The exit code is 1 if a row does not hold.`;

const cache = at('node_modules/.cache/citypins');
const FIGURES = `${cache}/figures.ndjson`;
const PAGE = 'docs/trust.md';

function readArguments() {
  const {
    values,
    positionals: [suite, ...wanted],
  } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' }, write: { type: 'boolean' } } });
  if (values.help || !SUITES.includes(suite)) {
    console.error(USAGE);
    process.exit(values.help ? 0 : 2);
  }
  return { suite, wanted: wanted.map((id) => id.toUpperCase()), writes: values.write };
}

async function readRows(suite, wanted) {
  const { PROGRAMS, ROWS } = await import(`./rows/${suite}.mjs`);
  const unknown = wanted.filter((id) => !ROWS.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')} in trust/rows/${suite}.mjs.`);
  return { programs: PROGRAMS, order: ROWS, rows: wanted.length > 0 ? ROWS.filter(({ id }) => wanted.includes(id)) : ROWS };
}

/**
 * Runs test files. Those in `trust` measure, so they run one after another with nothing else in parallel.
 * @returns by file: the assertions with their full names, and whether the file failed before any test
 */
async function runJest(files, args) {
  const output = `${cache}/trust.json`;
  fs.rmSync(output, { force: true });
  // One locale for numbers and dates on every machine.
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', CITYPINS_FIGURES: FIGURES };
  const jest = spawn(process.execPath, [at('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${output}`, ...args, '--runTestsByPath', ...files], {
    // stdout is ignored: --json also prints the whole result there
    cwd: root,
    env,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => jest.on('close', resolve));
  if (!fs.existsSync(output)) return new Map();
  const { testResults } = JSON.parse(fs.readFileSync(output, 'utf8'));
  return new Map(
    testResults.map(({ name, assertionResults, status }) => [
      name,
      { assertions: assertionResults, isBroken: status === 'failed' && assertionResults.length === 0 },
    ]),
  );
}

const wholeFile = /(?:)/;

/** Evaluates the tests of a row. A row without an executed test does not hold. */
function judge({ id, promise, tests }, results, figures) {
  let passed = 0;
  let failed = 0;
  for (const [file, pattern = wholeFile] of tests) {
    const { assertions, isBroken } = results.get(at(file)) ?? { assertions: [], isBroken: true };
    const own = assertions.filter(({ fullName, status }) => pattern.test(fullName) && status !== 'pending' && status !== 'todo');
    passed += own.filter(({ status }) => status === 'passed').length;
    failed += own.filter(({ status }) => status === 'failed').length + (isBroken || own.length === 0 ? 1 : 0);
  }
  const seen = figures.filter(({ row }) => row === id).map(({ text }) => text);
  const count = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} passed`;
  return { holds: failed === 0, cells: [failed === 0 ? '✓' : '✗', id, promise, count, seen.join('; '), new Date().toISOString().slice(0, 10)] };
}

const HEADER = ['', 'row', 'promise', 'tests', 'figures', 'seen'];

/** Writes rows into the page; rows that did not run keep their former results. */
function write(suite, title, order, cells) {
  const known = new Map([...readSection(PAGE, title), ...cells].map((row) => [row[1], row]));
  const markdown = table(
    HEADER,
    order.flatMap(({ id }) => (known.has(id) ? [known.get(id)] : [])),
  );
  writeSection(PAGE, { title, command: `npm run test:${suite}`, markdown });
}

const readFigures = () =>
  fs.existsSync(FIGURES)
    ? fs
        .readFileSync(FIGURES, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

async function run() {
  const { suite, wanted, writes } = readArguments();
  const { programs, order, rows } = await readRows(suite, wanted);
  ensurePrograms(programs);
  fs.mkdirSync(cache, { recursive: true });
  fs.rmSync(FIGURES, { force: true });
  const files = [...new Set(rows.flatMap(({ tests }) => tests.map(([file]) => file)))];
  const [own, others] = [files.filter((file) => file.startsWith('trust/')), files.filter((file) => !file.startsWith('trust/'))];
  const results = new Map();
  for (const [part, args] of [
    [others, ['--ignoreProjects', 'trust']],
    [own, ['--selectProjects', 'trust', '--maxWorkers=1']],
  ]) {
    if (part.length > 0) for (const [name, result] of await runJest(part, args)) results.set(name, result);
  }
  const figures = readFigures();
  const judged = rows.map((row) => judge(row, results, figures));
  const title = suite[0].toUpperCase() + suite.slice(1);
  const cells = judged.map((row) => row.cells);
  if (writes) write(suite, title, order, cells);
  else console.log(`\n${title}\n\n${table(HEADER, cells)}\n`);
  const held = judged.filter(({ holds }) => holds).length;
  console.log(`${held} of ${judged.length} rows hold.`);
  process.exitCode = held === judged.length ? 0 : 1;
}

await run().catch(fail);
