import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../src/cli/program.js';
import { repositoryRoot } from '../src/core/config/index.js';

const FOLDERS = ['backend', 'bench', 'deploy', 'docs', 'e2e', 'examples', 'frontend', 'guides', 'scripts', 'trust'];
const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const namesIn = (folder: string, options?: { recursive: true }): string[] => readdirSync(path.join(repositoryRoot, folder), { encoding: 'utf8', ...options });

/** All files and folders of the repository, from its root, without packages and built files. */
const files = [
  ...namesIn('.'),
  ...FOLDERS.flatMap((folder) => namesIn(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)),
].filter((file) => !/(^|\/)(node_modules|dist)(\/|$)/.test(file));
const pages = files.filter((file) => file.endsWith('.md'));
const found = new Set<string>();
for (const file of files) {
  const parts = file.replace(/\.tsx?$/, '').split('/');
  for (let from = 0; from < parts.length; from++) found.add(parts.slice(from).join('/')).add(file.split('/').slice(from).join('/'));
}

const FENCED = /^```.*\n[\s\S]*?^```$/gm;
const proseOf = (page: string): string => read(page).replace(FENCED, '');

/** Returns the anchors of a page's headings, as GitHub creates them. */
const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test('every link in a page leads to an existing file and anchor', () => {
  const links = pages.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })).filter(({ link }) => !/^\w+:/.test(link)),
  );
  const isBroken = ({ page, link }: { page: string; link: string }) => {
    const [target = '', anchor] = link.split('#');
    const file = target ? path.posix.join(path.posix.dirname(page), target) : page;
    return !existsSync(path.join(repositoryRoot, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  };
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(isBroken)).toEqual([]);
});

test('every test that docs/tests-merged.md names exists', () => {
  const rows = [...read('docs/tests-merged.md').matchAll(/\| `([^`]+)` \| ([^|]+) \|$/gm)].map(([, file = '', title = '']) => ({ file, title }));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ file, title }) => !read(file).includes(`'${title}'`))).toEqual([]);
});

test('every file and folder that the pages for contributors name exists', () => {
  const named = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/first-change.md', 'examples/README.md'].flatMap((page) => {
    const [tree = ''] = page === 'ARCHITECTURE.md' ? (FENCED.exec(read(page)) ?? []) : [];
    const ofTree = [...tree.matchAll(/(?<=^|\s)([\w./-]+(\/|\.ts))(?=\s)/g)].map(([, name = '']) => name);
    const ofProse = [...proseOf(page).matchAll(/`([\w./-]*(\/[\w.-]*|\.(ts|tsx|mjs|json|graphql|yml|md)))`/g)].map(([, name = '']) => name);
    return [...ofTree, ...ofProse].map((name) => ({ page, name }));
  });
  // Not files of the repository: URL paths, files of a build or of a running server, and name patterns.
  const noSource = /^(\/|\.|dist\/|noun\.)/;
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ name }) => !noSource.test(name) && !found.has(name.replace(/\/$/, '')))).toEqual([]);
});

test('ARCHITECTURE.md names every module in its order, every feature and every backend folder', () => {
  const map = read('ARCHITECTURE.md');
  const [, order = ''] = /`(site <- [^`]+)`/.exec(map) ?? [];
  const listed = (folder: string): string[] => (new RegExp(`^  ${folder}/ +((\\S+ · )+[^\\s:]+)`, 'm').exec(map)?.[1] ?? '').split(' · ');
  expect(listed('modules')).toEqual(order.split(' <- '));
  expect(listed('modules').sort()).toEqual(namesIn('backend/src/modules').sort());
  expect(listed('features').sort()).toEqual(namesIn('frontend/src/features').sort());
  for (const folder of namesIn('backend/src')) expect([folder, map.includes(`\n  ${folder}/ `)]).toEqual([folder, true]);
});

/** Returns all matches of a pattern in the pages. */
const named = (pattern: RegExp) => pages.flatMap((page) => [...read(page).matchAll(pattern)].map(([, name = '']) => ({ page, name })));
const ofNpm = [...named(/npm run ([a-z]+(?::[a-z]+)*)/g), ...named(/npm (start|test)\b/g)];
const ofCli = named(/(?:citypins\.js|npm run (?:--silent )?citypins --) ([a-z][\w-]*(?: (?:add|remove|list|undo)\b)?)/g);

/** Returns the commands of the command line: `doctor`, `sample add`. */
function commandNames(): string[] {
  const fail = () => {
    throw new Error('not run');
  };
  const { commands } = createProgram({ data: fail, whole: fail }, () => undefined);
  return commands.flatMap((command) => (command.commands.length > 0 ? command.commands.map((child) => `${command.name()} ${child.name()}`) : [command.name()]));
}

test('every command in a page exists', () => {
  const scripts = files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}));
  const commands = commandNames();
  expect(ofNpm.length).toBeGreaterThan(60);
  expect(ofCli.length).toBeGreaterThan(30);
  expect([...ofNpm.filter(({ name }) => !scripts.includes(name)), ...ofCli.filter(({ name }) => !commands.includes(name))]).toEqual([]);
});

test('every command is run by npm run smoke, or by a place that smoke names', () => {
  const list = execFileSync(process.execPath, ['scripts/smoke.mjs', '--list'], { cwd: repositoryRoot, encoding: 'utf8' });
  const { scripts, citypins, elsewhere } = JSON.parse(list) as { scripts: string[]; citypins: string[]; elsewhere: Record<string, string> };
  const { scripts: own } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const given = new Set([...ofNpm.map(({ name }) => name), ...Object.keys(own).filter((name) => !(name.startsWith('pre') && name.slice(3) in own))]);
  expect([...given].filter((name) => !scripts.includes(name) && !(name in elsewhere))).toEqual([]);
  expect(scripts.filter((name) => !(name in own) || name in elsewhere)).toEqual([]);
  expect([...citypins].sort()).toEqual(commandNames().sort());
});
