import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { at, filesBelow, hashOf, root } from './paths.mjs';
import { runNode } from './run.mjs';

const cache = at('node_modules/.cache/citypins');

/** Runs a command-line tool of a package. @returns its output if it fails, else undefined */
async function tool(script, ...args) {
  const { ok, code, output } = await runNode([at('node_modules', script), ...args]);
  return ok ? undefined : output || `It failed with code ${code} and no output.`;
}

const BIOME = '@biomejs/biome/bin/biome';
const OXLINT = 'oxlint/bin/oxlint';
const ESLINT = 'eslint/bin/eslint.js';

export const format = (files = []) => tool(BIOME, 'format', '--no-errors-on-unmatched', ...files);
/** Runs oxlint: rules for syntax, types and React. */
export const lint = (files = []) => tool(OXLINT, '--no-error-on-unmatched-pattern', ...files);
/** Runs ESLint, because oxlint does not support GraphQL. */
export const lintGraphql = () => tool(ESLINT, 'schema.graphql', 'frontend/src/**/*.graphql', '--max-warnings', '0');
/** Checks types with TypeScript 7, which needs a third of the time. Other tools still need the API of an older TypeScript. */
export const types = () => tool('typescript-7/bin/tsc', '--build');

/** Checks that only read the sources, each with its label. */
export const STATIC_CHECKS = [
  ['format', () => format()],
  ['lint', () => lint()],
  ['lint of GraphQL', lintGraphql],
  ['types', types],
  ['module order', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', 'backend/src', 'frontend/src')],
  ['nothing unused', () => tool('knip/bin/knip.js')],
  ['nothing written twice', () => tool('jscpd/run-jscpd.js')],
];

/** Returns the committed files that the build generates, with a hash of each. */
export function generatedFiles() {
  const below = [at('frontend/src'), at('examples')].flatMap(filesBelow).filter((file) => file.includes('.generated.'));
  const others = ['schema.graphql', 'openapi.json', 'docs/licences.md', 'frontend/src/widgets/place-form/PlaceTexts.graphql'];
  const files = [...others.map((file) => at(file)), ...below];
  return new Map(files.filter((file) => fs.existsSync(file)).map((file) => [file, hashOf([file])]));
}

/** @returns a message with the generated files that differ from `before`; undefined if none do */
export function staleFiles(before) {
  const changed = [...generatedFiles()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => `  ${file.slice(root.length + 1)}`);
  return changed.length > 0 ? `These files were stale and have been regenerated; commit them:\n${changed.join('\n')}` : undefined;
}

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/**
 * Runs jest and adds its results to a verdict. Jest's own reporter prints the progress.
 * @param args more arguments for jest
 */
export async function runJest(verdict, args) {
  const started = performance.now();
  fs.mkdirSync(cache, { recursive: true });
  const result = `${cache}/jest.json`;
  fs.rmSync(result, { force: true });
  const code = await new Promise((resolve) => {
    // tests compare formatted numbers and dates, so the locale is fixed
    const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };
    // --json also prints the result to stdout; ignored, because the file has it
    const stdio = ['inherit', 'ignore', 'inherit'];
    const child = spawn(process.execPath, [at('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${result}`, ...args], { cwd: root, env, stdio });
    child.on('close', (status) => resolve(status ?? 1));
  });
  verdict.addJest(readJson(result), code, performance.now() - started);
}
