import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../src/core/config/index.js';

const COPY = `import('./scripts/lib/working-copy.mjs').then(({ copyWorkingTree }) => process.stdout.write(copyWorkingTree()))`;

let copy: string;
beforeAll(() => (copy = execFileSync(process.execPath, ['-e', COPY], { cwd: repositoryRoot, encoding: 'utf8' })));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script in the copy. Returns its exit code and output. */
function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const create = (...args: string[]) => run('scripts/new.mjs', ...args);

/** Checks the types of files of the backend, and of what they import. */
function checkTypes(include: string[]): { status: number | null; output: string } {
  const config = path.join(copy, 'backend/tsconfig.new.json');
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include, references: [] }));
  return run('node_modules/typescript-7/bin/tsc', '-p', config);
}

test('refuses bad and taken names, and writes nothing', () => {
  const changes = () => execFileSync('diff', ['-rq', 'backend/src/modules', path.join(copy, 'backend/src/modules')], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(create()).toEqual({ status: 1, output: expect.stringContaining('Usage: npm run new -- module <name>') as string });
  for (const [name, reason] of [
    ['Events', 'use 2 to 30 lower-case letters'],
    ['../events', 'use 2 to 30 lower-case letters'],
    ['places', 'backend/src/modules/places exists'],
    ['states', 'the GraphQL schema has a query states'],
    ['sessions', 'the GraphQL schema has a type Session'],
    ['counts', 'has a service of that name'],
  ] as const)
    expect(create('module', name)).toEqual({ status: 1, output: expect.stringContaining(reason) as string });
  expect(changes()).toBe('');
});

/** Returns the hand-written files of the copy that differ from the repository; the languages count as one. */
function changedFiles(): string[] {
  const { stdout } = spawnSync('diff', ['-rq', '--exclude=node_modules', '--exclude=dist', '--exclude=.git', repositoryRoot, copy], { encoding: 'utf8' });
  const names = [...stdout.matchAll(/^(?:Files .* and (\S+) differ|Only in (\S+): (\S+))$/gm)].map(
    ([, both, folder = '', name = '']) => both ?? path.join(folder, name),
  );
  const ours = names.filter((name) => name.startsWith(copy)).map((name) => path.relative(copy, name));
  return [...new Set(ours.map((name) => name.replace(/locales\/\w+\//, 'locales/*/')))];
}

test('refuses names that a field cannot have, and writes nothing', () => {
  for (const [name, reason] of [
    ['bestSeason', 'is no field of a place'],
    ['city.bestSeason', 'is no field of a place'],
    ['place.BestSeason', 'is no field of a place'],
    ['place.best-season', 'is no field of a place'],
    ['place.rating', 'The GraphQL type Place has a field rating'],
    ['place.cheap', 'The texts of the place form have the name cheap'],
  ] as const)
    expect(create('field', name)).toEqual({ status: 1, output: expect.stringContaining(reason) as string });
  expect(changedFiles()).toEqual([]);
});

test('a field of a place takes eight hand-written files', () => {
  expect(create('field', 'place.bestSeason')).toMatchObject({ status: 0 });
  const files = changedFiles();
  expect(files).toContain('backend/src/modules/places/place.fields.ts');
  expect(files.length).toBeLessThanOrEqual(8);
  expect(create('field', 'place.bestSeason')).toEqual({ status: 1, output: expect.stringContaining('Choose another name') as string });
});

test('writes two modules whose types are right, and lists them where modules are listed', () => {
  for (const name of ['events', 'stories']) expect(create('module', name)).toMatchObject({ status: 0 });
  expect(checkTypes(['src/modules/events', 'src/modules/stories', 'src/server/schema.ts', 'src/server/services.ts'])).toEqual({ status: 0, output: '' });
  expect(run('-e', "require('./.dependency-cruiser.cjs')")).toEqual({ status: 0, output: '' });
  expect(readFileSync(path.join(copy, 'ARCHITECTURE.md'), 'utf8')).toContain('<- system <- events <- stories`');
});
