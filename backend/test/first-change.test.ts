import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../src/core/config/env.js';
import { serverUrl } from './database.js';

jest.setTimeout(300_000);

const PAGE = readFileSync(path.join(repositoryRoot, 'docs/first-change.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```diff\n(?<diff>[\s\S]*?^\+\+\+ b\/(?<file>\S+)\n[\s\S]*?)^```$/gm)].map(({ groups: { file = '', diff = '' } = {} }) => ({ file, diff }));
const GENERATED = (/^```text\n([\s\S]*?)\n```$/m.exec(PAGE)?.[1] ?? '').split('\n');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What makes a copy of the repository work, as far as the page goes. */
const COPIED = ['backend', 'frontend', 'e2e', 'trust', 'examples', 'scripts', 'CHANGELOG.md', 'codegen.yml', 'jest.config.mjs', 'openapi.json', 'package-lock.json', 'package.json', 'schema.graphql', 'tsconfig.json'];
const LEFT_OUT = ['node_modules', 'dist'];

let copy: string;
const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** The repository's sources in a folder of their own; the packages are links, so that what is kept about the builds here stays as it is. */
function copyRepository(): string {
  const to = mkdtempSync(path.join(os.tmpdir(), 'citypins-first-change-'));
  for (const name of COPIED) cpSync(path.join(repositoryRoot, name), path.join(to, name), { recursive: true, filter: (file) => !LEFT_OUT.includes(path.basename(file)) });
  for (const workspace of ['', 'backend', 'frontend']) {
    const packages = path.join(repositoryRoot, workspace, 'node_modules');
    mkdirSync(path.join(to, workspace, 'node_modules'));
    for (const name of readdirSync(packages)) if (name !== '.cache') symlinkSync(path.join(packages, name), path.join(to, workspace, 'node_modules', name), 'junction');
  }
  return to;
}

/** What a program says that runs in the copy; nothing where all is well. */
function complaint(program: string, args: readonly string[], { input, env }: { input?: string; env?: Record<string, string> } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: copy, input, encoding: 'utf8', env: { ...process.env, ...env } });
  return status === 0 ? '' : `${error?.message ?? ''}${stdout}${stderr}`;
}

/** What TypeScript has against these files of the copy; it looks at the others only as far as these need them. */
function typeErrors(workspace: string, files: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(copy, workspace, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined });
  const program = ts.createProgram(files.map((file) => path.join(copy, file)), { ...config?.options, noEmit: true });
  return files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(path.join(copy, file))))
    .map(({ file, messageText }) => `${path.relative(copy, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** The generated files of the copy that are not as they are here. */
function regenerated(): string[] {
  const below = ['frontend/src', 'examples'].flatMap((folder) => readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, ...name.split(path.sep))));
  const files = ['openapi.json', 'schema.graphql', ...below.filter((file) => file.includes('.generated.') && !file.includes('node_modules'))];
  return files.filter((file) => read(copy, file) !== read(repositoryRoot, file)).sort();
}

describe('who follows the page of the first change, in a copy of this repository,', () => {
  beforeAll(() => (copy = copyRepository()));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('can make each change that it shows', () => {
    expect(BLOCKS.length).toBe(PAGE.match(/^```diff$/gm)?.length);
    const refused = BLOCKS.flatMap(({ file, diff }) => {
      const said = complaint('git', ['apply', '-'], { input: diff, env: { GIT_CEILING_DIRECTORIES: path.dirname(copy) } });
      return said ? [`The block for ${file} in docs/first-change.md does not fit that file any more: ${said.trim()}`] : [];
    });
    expect(refused).toEqual([]);
  });

  test('finds the generated files changed that it names', () => {
    expect(complaint(process.execPath, ['scripts/build.mjs', 'server', 'schema', 'types'])).toBe('');
    expect(regenerated()).toEqual(GENERATED);
  });

  test.each(['backend', 'frontend'])('has no error of types in the %s', (workspace) => {
    const files = [...BLOCKS.map(({ file }) => file), ...GENERATED].filter((file) => file.startsWith(workspace) && /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(5);
    expect(typeErrors(workspace, files)).toEqual([]);
  });

  test('sees its tests pass, and the tables match the classes', () => {
    const files = [...BLOCKS.map(({ file }) => file).filter(isTest), 'backend/test/migrations.test.ts'];
    const args = ['node_modules/jest/bin/jest.js', '--selectProjects', 'backend', 'frontend', '--cacheDirectory', path.join(copy, 'cache'), '-w', '1', '--runTestsByPath', ...files];
    expect(complaint(process.execPath, args, { env: { TEST_DATABASE_URL: serverUrl() } })).toBe('');
  });
});
