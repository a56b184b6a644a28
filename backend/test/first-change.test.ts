import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../src/core/config/index.js';

const PAGE = readFileSync(path.join(repositoryRoot, 'docs/first-change.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```diff\n(?<diff>[\s\S]*?^\+\+\+ b\/(?<file>\S+)\n[\s\S]*?)^```$/gm)].map(
  ({ groups: { file = '', diff = '' } = {} }): [file: string, diff: string] => [file, diff],
);

describe('docs/first-change.md', () => {
  let copy: string;
  beforeAll(() => (copy = mkdtempSync(path.join(os.tmpdir(), 'citypins-first-change-'))));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('has a file name in each of its diffs', () => {
    expect(BLOCKS.length).toBeGreaterThan(5);
    expect(BLOCKS.length).toBe(PAGE.match(/^```diff$/gm)?.length);
  });

  test.each(BLOCKS)('shows a diff that applies to %s', (file, diff) => {
    const [source, target] = [path.join(repositoryRoot, file), path.join(copy, file)];
    mkdirSync(path.dirname(target), { recursive: true });
    if (existsSync(source) && !existsSync(target)) cpSync(source, target);
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(copy) };
    const { status, stderr } = spawnSync('git', ['apply', '-'], { cwd: copy, input: diff, encoding: 'utf8', env });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
