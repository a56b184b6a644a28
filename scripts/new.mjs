// `npm run new -- module <name>`: writes a backend module with one public query, and lists it where modules are listed.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { at, filesBelow, root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { fail, Problem } from './lib/terminal.mjs';
import { filesOf, namesOf } from './new/module.mjs';

const USAGE = 'Usage: npm run new -- module <name>, for example: npm run new -- module events';
const MODULES = at('backend/src/modules');

const read = (file) => fs.readFileSync(at(file), 'utf8');

/** Returns what already has one of the module's names; undefined if they are free. */
function takenBy({ name, Type }) {
  if (fs.existsSync(path.join(MODULES, name))) return `backend/src/modules/${name} exists`;
  const schema = read('schema.graphql');
  if (new RegExp(`^(type|enum|input|interface|scalar|union) ${Type}\\b`, 'm').test(schema)) return `the GraphQL schema has a type ${Type}`;
  const [query = ''] = /^type Query \{[^]*?^\}/m.exec(schema) ?? [];
  if (new RegExp(`^  ${name}[(:]`, 'm').test(query)) return `the GraphQL schema has a query ${name}`;
  const wirings = filesBelow(MODULES).filter((file) => file.endsWith('.module.ts'));
  const wiring = wirings.find((file) => new RegExp(`(?<=[\\s{,])${name}(?=[,:])`).test(fs.readFileSync(file, 'utf8')));
  return wiring && `${path.relative(root, wiring)} has a service of that name`;
}

/** Inserts a line into the sorted list of strings that follows `start`. */
function insertSorted(text, start, name) {
  const from = text.indexOf(start) + start.length;
  const list = text.slice(from, text.indexOf(']', from));
  const next = [...list.matchAll(/'(\w+)'/g)].find(([, other]) => other > name);
  const place = from + (next?.index ?? list.length);
  return `${text.slice(0, place)}'${name}', ${text.slice(place)}`;
}

/** Inserts a line after the last import of a module. */
const addImport = (text, line) => text.replace(/([^]*from '\.\.\/modules\/\w+\/index\.js';\n)/, (before) => `${before}${line}\n`);

/**
 * Returns the edits of the files that list all modules.
 * @returns {[file: string, edit: (text: string) => string][]}
 */
function editsFor({ name, noun, Module, create, Resolver }, left) {
  return [
    ['.dependency-cruiser.cjs', (text) => text.replace(`'${left.name}',\n];`, `'${left.name}',\n  '${name}',\n];`)],
    ['ARCHITECTURE.md', (text) => text.replace(` · ${left.name}\n`, ` · ${left.name} · ${name}\n`)],
    ['ARCHITECTURE.md', (text) => text.replace(` <- ${left.name}\``, ` <- ${left.name} <- ${name}\``)],
    ['backend/src/server/schema.ts', (text) => addImport(text, `import { ${Resolver} } from '../modules/${name}/index.js';`)],
    ['backend/src/server/schema.ts', (text) => text.replace('    ],\n    authChecker', `      ${Resolver},\n    ],\n    authChecker`)],
    ['backend/src/server/services.ts', (text) => text.replace(new RegExp(`, type ${left.Module}\\b(?=.* from )`), '')],
    ['backend/src/server/services.ts', (text) => addImport(text, `import { ${create}, type ${Module} } from '../modules/${name}/index.js';`)],
    ['backend/src/server/services.ts', (text) => text.replace(`Services = ${left.Module} &`, `Services = ${Module} &`)],
    ['backend/src/server/services.ts', (text) => text.replace(/return \{ site, \.\.\.([^]*) \};/, `return { site, ...${create}(manager, $1) };`)],
    ['backend/src/server/access.test.ts', (text) => insertSorted(text, 'expect(open.sort()).toEqual([', name)],
    [
      'backend/src/server/roles.test.ts',
      (text) => text.replace('const FIELDS: Table<string> = {\n', (start) => `${start}  'Query.${name}': [EVERYONE, () => '{ ${name} { name } }'],\n`),
    ],
    [
      'docs/api.md',
      (text) =>
        text.replace(
          '### `stats`\n',
          (next) =>
            `### \`${name}\`\n\nEveryone. All ${name}, by name.\n\n\`\`\`graphql\n{\n  ${name} { name }\n}\n\`\`\`\n\n` +
            `\`\`\`json\n{"data": {"${name}": [{"name": "First ${noun}"}]}}\n\`\`\`\n\n${next}`,
        ),
    ],
  ];
}

/** Returns the last module: its folder, and the type of its services. */
function lastModule() {
  const name = /'(\w+)',\n\];/.exec(read('.dependency-cruiser.cjs'))?.[1];
  const Module = /Services = (\w+) &/.exec(read('backend/src/server/services.ts'))?.[1];
  if (!name || !Module) throw new Problem('The last module was not found in .dependency-cruiser.cjs and backend/src/server/services.ts.');
  return { name, Module };
}

async function newModule(name) {
  if (!/^[a-z]{2,30}$/.test(name)) throw new Problem(`"${name}" is no name of a module: use 2 to 30 lower-case letters, for example events.`);
  const names = namesOf(name);
  const taken = takenBy(names);
  if (taken) throw new Problem(`The name ${name} is taken: ${taken}. Choose another name.`);
  const left = lastModule();
  const texts = new Map();
  for (const [file, edit] of editsFor(names, left)) {
    const before = texts.get(file) ?? read(file);
    const after = edit(before);
    if (after === before) throw new Problem(`${file} no longer has the line after which ${name} belongs. Adjust scripts/new.mjs; nothing was written.`);
    texts.set(file, after);
  }
  for (const [file, text] of Object.entries(filesOf(names, left))) texts.set(`backend/src/modules/${name}/${file}`, text);
  fs.mkdirSync(path.join(MODULES, name));
  for (const [file, text] of texts) fs.writeFileSync(at(file), text);
  const code = [...texts.keys()].filter((file) => file.endsWith('.ts'));
  const { ok, output } = await runNode([createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome'), 'format', '--write', ...code]);
  if (!ok) throw new Problem(`The new files could not be formatted:\n${output}`);
  console.log(`Wrote and changed:\n${[...texts.keys()].map((file) => `  ${file}\n`).join('')}
Next steps:
  1. Replace the example in ${names.noun}.service.ts. A table needs an entity in backend/src/server/entities.ts and a migration.
  2. npm run build writes the schema and the types of the client.
  3. npm test -- ${name} server/roles server/access api-docs backend/test/docs
  4. Add a line to CHANGELOG.md, then run npm run check:fast.`);
}

const [kind, name, ...rest] = process.argv.slice(2);
if (kind !== 'module' || name === undefined || rest.length > 0) fail(new Problem(USAGE));
await newModule(name).catch(fail);
