// `npm run check:fast`: quick checks of the changed files, and the tests nearest to them. Changed files: all that differ from HEAD, or the files
// given as arguments.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { build } from './build.mjs';
import { checkWords } from './check-words.mjs';
import { format, generatedFiles, lint, lintGraphql, runJest, staleFiles, types } from './lib/checks.mjs';
import { at, root } from './lib/paths.mjs';
import { relatedTests } from './lib/related-tests.mjs';
import { Verdict } from './lib/verdict.mjs';

/** Maximum number of test files to run. Two cores need half a minute for them. */
const NEAREST = 10;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles() {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => fs.existsSync(at(file)));
}

const isCode = (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file);
const isTypeScript = (file) => /\.tsx?$/.test(file);
const inWorkspace = (file) => /^(backend|frontend)\//.test(file);

const files = changedFiles();
const code = files.filter(isCode);
const tested = files.filter((file) => inWorkspace(file) && (isTypeScript(file) || /\.(graphql|json)$/.test(file)));
const journeys = files.filter((file) => file.startsWith('e2e/') && file.endsWith('.test.ts'));

const verdict = new Verdict();
console.log(`${files.length} changed ${files.length === 1 ? 'file' : 'files'}`);
await verdict.check('words', async () => checkWords(files).join('\n') || undefined);
if (code.length > 0) {
  await verdict.check('format', () => format(code));
  await verdict.check('lint', () => lint(code));
}
if (files.some((file) => file.endsWith('.graphql'))) await verdict.check('lint of GraphQL', lintGraphql);
if (files.some(inWorkspace)) {
  const before = generatedFiles();
  await verdict.check('build of generated files', () => build(['server', 'schema', 'types']));
  await verdict.check('generated files', async () => staleFiles(before));
}
if (code.some(isTypeScript)) await verdict.check('types', types);
const related = relatedTests(tested);
if (related.length > 0) {
  const nearest = related.slice(0, NEAREST);
  const others = related.length - nearest.length;
  if (others > 0) console.log(`The ${nearest.length} test files nearest to the change; npm run check runs the ${others} others.`);
  await runJest(verdict, ['--selectProjects', 'backend', 'frontend', '--runTestsByPath', ...nearest]);
}
if (journeys.length > 0) await runJest(verdict, ['--selectProjects', 'e2e', '--runTestsByPath', ...journeys]);
verdict.conclude();
