// `npm run accessibility`: runs the browser tests that check screens with axe, and writes their findings to docs/quality.md.
// `--smoke` checks only the home page, and writes nothing.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { at, filesBelow, root } from '../scripts/lib/paths.mjs';
import { table, writeSection } from '../scripts/lib/markdown.mjs';
import { fail, Problem } from '../scripts/lib/terminal.mjs';
import { SCREENS } from './lib/screens.mjs';

const RECORD = at('node_modules/.cache/citypins/axe.ndjson');

/** Returns Jest's arguments for the browser tests that use axe. */
function journeys() {
  const files = filesBelow(at('e2e')).filter((file) => file.endsWith('.test.ts') && /axe\.js'/.test(fs.readFileSync(file, 'utf8')));
  return ['--runTestsByPath', ...files];
}

/** Jest's arguments for the test of the home page. */
const ONE_JOURNEY = ['--maxWorkers=1', '--runTestsByPath', at('e2e/accessibility.test.ts'), '--testNamePattern', '^home is accessible'];

/** Runs browser tests. @returns the results of axe (`looks`), and whether all tests have passed */
async function look(args) {
  fs.mkdirSync(path.dirname(RECORD), { recursive: true });
  fs.rmSync(RECORD, { force: true });
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', CITYPINS_AXE: RECORD };
  const jest = spawn(process.execPath, [at('node_modules/jest/bin/jest.js'), '--selectProjects', 'e2e', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => jest.on('close', resolve));
  if (!fs.existsSync(RECORD)) throw new Problem('No browser test has checked a screen.');
  const looks = fs
    .readFileSync(RECORD, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { looks, hasPassed: code === 0 };
}

/** Counts the checked states of a screen. A state checked in several widths or color schemes counts once. */
function statesOf(looks) {
  const most = new Map();
  const counts = new Map();
  for (const { state, width } of looks.filter(({ scheme }) => scheme === 'light')) {
    const count = (counts.get(`${width} ${state}`) ?? 0) + 1;
    counts.set(`${width} ${state}`, count);
    most.set(state, Math.max(most.get(state) ?? 0, count));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns the table row of a screen. */
function rowOf({ screen, address, looks }) {
  const widths = [...new Set(looks.map(({ width }) => width))].sort((a, b) => a - b).join(', ');
  const found = looks.flatMap((one) => one.found);
  const passed = looks.reduce((sum, one) => sum + one.passed, 0);
  return [
    screen.replace(/Screen$/, ''),
    `\`${address}\``,
    statesOf(looks),
    widths,
    looks.length,
    passed.toLocaleString('en-US'),
    found.length === 0 ? '0' : `${found.length}: ${[...new Set(found)].join(', ')}`,
  ];
}

/** Checks the home page in all widths and color schemes. Sets the exit code to 1 if axe finds a problem. */
async function smoke() {
  const { looks, hasPassed } = await look(ONE_JOURNEY);
  const found = looks.flatMap((one) => one.found);
  console.log(`${looks.length} checks of the home page, ${found.length} findings.`);
  process.exitCode = hasPassed && found.length === 0 ? 0 : 1;
}

const { values } = parseArgs({ options: { smoke: { type: 'boolean', default: false } } });

async function run() {
  if (values.smoke) return smoke();
  const { looks, hasPassed } = await look(journeys());
  const screens = SCREENS.map((screen) => ({ ...screen, looks: [] }));
  for (const one of looks) screens.find(({ pattern }) => pattern.test(one.pathname)).looks.push(one);
  const unseen = screens.filter((screen) => screen.looks.length === 0).map(({ screen }) => screen);
  const found = looks.reduce((sum, one) => sum + one.found.length, 0);
  const markdown = `Each screen in the states that people meet (full, empty, loading, failed, with its errors, menus and dialogs open), in light and dark, by axe's rules for WCAG 2.0 to 2.2,
levels A and AA, and for best practice. A look is one state in one width and one scheme.

${table(['screen', 'address', 'states', 'widths', 'looks', 'rules passed', 'findings'], screens.map(rowOf))}

${looks.length.toLocaleString('en-US')} looks, ${found} findings.${unseen.length > 0 ? ` Not looked at: ${unseen.join(', ')}.` : ''}`;
  writeSection('docs/quality.md', { title: 'Accessibility', command: 'npm run accessibility', markdown });
  process.exitCode = hasPassed && found === 0 && unseen.length === 0 ? 0 : 1;
}

await run().catch(fail);
