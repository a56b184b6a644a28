import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { at, filesBelow, hashOf, root } from './paths.mjs';
import { runNode } from './run.mjs';

const cache = at('node_modules/.cache/citypins');

/** Runs a command-line tool of a package. @returns its output where it fails, else undefined */
async function tool(script, ...args) {
  const { ok, code, output } = await runNode([at('node_modules', script), ...args]);
  return ok ? undefined : output || `It failed with code ${code} and no output.`;
}

const BIOME = '@biomejs/biome/bin/biome';
const OXLINT = 'oxlint/bin/oxlint';
const ESLINT = 'eslint/bin/eslint.js';

export const format = (files = []) => tool(BIOME, 'format', '--no-errors-on-unmatched', ...files);
/** oxlint reads types by itself, so one pass applies the rules of syntax, of types and of React. */
export const lint = (files = []) => tool(OXLINT, '--no-error-on-unmatched-pattern', ...files);
/** ESLint knows GraphQL, which oxlint does not. */
export const lintGraphql = () => tool(ESLINT, 'schema.graphql', 'frontend/src/**/*.graphql', '--max-warnings', '0');
/** TypeScript 7 takes a third of the time. Its predecessor stays for tools that read syntax by an interface which 7 does not have. */
export const types = () => tool('typescript-7/bin/tsc', '--build');

/** The checks that read the sources only, each with its label. */
export const STATIC_CHECKS = [
  ['format', () => format()],
  ['lint', () => lint()],
  ['lint of GraphQL', lintGraphql],
  ['types', types],
  ['module order', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', 'backend/src', 'frontend/src')],
  ['nothing unused', () => tool('knip/bin/knip.js')],
];

/** The committed files that the build writes, with a hash of each. */
export function generatedFiles() {
  const below = [at('frontend/src'), at('examples')].flatMap(filesBelow).filter((file) => file.includes('.generated.'));
  const files = [at('schema.graphql'), at('openapi.json'), at('docs/licences.md'), ...below];
  return new Map(files.filter((file) => fs.existsSync(file)).map((file) => [file, hashOf([file])]));
}

/** @returns which generated files differ from what they were `before`, as a sentence; undefined if none */
export function staleFiles(before) {
  const changed = [...generatedFiles()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => `  ${file.slice(root.length + 1)}`);
  return changed.length > 0 ? `These files were stale and have been regenerated; commit them:\n${changed.join('\n')}` : undefined;
}

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/**
 * Runs jest, whose own reporter prints while it runs, and adds its results to a verdict.
 * @param args more arguments for jest
 */
export async function runJest(verdict, args) {
  const started = performance.now();
  fs.mkdirSync(cache, { recursive: true });
  const result = `${cache}/jest.json`;
  fs.rmSync(result, { force: true });
  const code = await new Promise((resolve) => {
    // numbers and dates are compared in one language, whatever the machine's
    const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };
    // --json also prints the whole result
    const stdio = ['inherit', 'ignore', 'inherit'];
    const child = spawn(process.execPath, [at('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${result}`, ...args], { cwd: root, env, stdio });
    child.on('close', (status) => resolve(status ?? 1));
  });
  verdict.addJest(readJson(result), code, performance.now() - started);
}
