import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../src/core/config/env.js';

const FOLDER = path.join(repositoryRoot, 'backend/src/modules/reports');
const PAGE = readFileSync(path.join(repositoryRoot, 'docs/module.md'), 'utf8');

/** Blank lines apart, which stand where the page has a text in between. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

test('the page that goes through a module shows each of its lines, in their order, as they are', () => {
  const shown = [...PAGE.matchAll(/^```ts (\S+)\n([\s\S]*?)\n```$/gm)].map(([, file = '', code = '']) => ({ file, lines: linesOf(code) }));
  const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    expect([file, shown.filter((part) => part.file === file).flatMap(({ lines }) => lines)]).toEqual([file, linesOf(readFileSync(path.join(FOLDER, file), 'utf8'))]);
  }
  expect(shown.filter(({ file }) => !files.includes(file))).toEqual([]);
});
