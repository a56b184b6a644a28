// `npm run new -- module <name>`: a backend module with one public query, listed where modules are listed.
import fs from 'node:fs';
import path from 'node:path';
import { at, filesBelow, root } from '../lib/paths.mjs';
import { Problem } from '../lib/terminal.mjs';
import { edited, read } from './edits.mjs';

const MODULES = at('backend/src/modules');

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Returns the singular of an English plural: categories, cities, boxes and events lose their ending; other words stay. */
const singularOf = (plural) => plural.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=(s|x|z|ch|sh))es$|(?<=[^suiy])s$|(?<=ay|ey|oy)s$/, '');

/** Returns the names in a module: `events` has the noun `event`, the type `Event` and the parts `EventModule`, `createEventModule`, … */
function namesOf(name) {
  const noun = singularOf(name);
  const Type = capital(noun);
  return { name, noun, Type, Module: `${Type}Module`, create: `create${Type}Module`, Resolver: `${Type}Resolver`, Service: `${Type}Service` };
}

/**
 * Returns the files of a module, by name.
 * @param left the module to its left: its folder and the type of its services
 */
function filesOf({ name, noun, Type, Module, create, Resolver, Service }, left) {
  return {
    'index.ts': `export { ${create}, type ${Module} } from './${noun}.module.js';
export { ${Resolver} } from './${noun}.resolver.js';
`,
    [`${noun}.module.ts`]: `import type { EntityManager } from 'typeorm';
import type { ${left.Module} } from '../${left.name}/index.js';
import { ${Service} } from './${noun}.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export const ${create} = (manager: EntityManager, left: ${left.Module}) => ({ ...left, ${name}: new ${Service}(manager) });
export type ${Module} = ReturnType<typeof ${create}>;
`,
    [`${noun}.type.ts`]: `import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One of the ${name} of this site.' })
export class ${Type} {
  @Field(() => String, { description: 'Name.' })
  name: string;
}
`,
    [`${noun}.service.ts`]: `import type { EntityManager } from 'typeorm';
import type { ${Type} } from './${noun}.type.js';

/** Reads ${name}. */
export class ${Service} {
  constructor(private readonly manager: EntityManager) {}

  /** Returns all ${name}, by name. */
  list(): Promise<${Type}[]> {
    return this.manager.query<${Type}[]>(\`SELECT name FROM (VALUES ('First ${noun}')) example (name) ORDER BY name\`);
  }
}
`,
    [`${noun}.resolver.ts`]: `import { Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import type { ${Module} } from './${noun}.module.js';
import { ${Type} } from './${noun}.type.js';

@Resolver()
export class ${Resolver} {
  constructor(private readonly services: ${Module}) {}

  @Access('public')
  @Query(() => [${Type}], { description: 'All ${name}, by name.' })
  ${name}(): Promise<${Type}[]> {
    return this.services.${name}.list();
  }
}
`,
    [`${noun}.test.ts`]: `import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

test('a visitor gets the ${name}', async () => {
  const { body } = await server.graphql<{ ${name}: { name: string }[] }>('{ ${name} { name } }');
  expect(body.data).toEqual({ ${name}: [{ name: 'First ${noun}' }] });
});
`,
  };
}

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
    ['backend/src/server/services.ts', (text) => text.replace(`Services = ${left.Module};`, `Services = ${Module};`)],
    ['backend/src/server/services.ts', (text) => text.replace(/return (create\w+\([^]*?\));\n\}/, `return ${create}(manager, $1);\n}`)],
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
  const Module = /Services = (\w+);/.exec(read('backend/src/server/services.ts'))?.[1];
  if (!name || !Module) throw new Problem('The last module was not found in .dependency-cruiser.cjs and backend/src/server/services.ts.');
  return { name, Module };
}

/**
 * Returns the texts of the files of a new module and of those that list it, by path; and what remains to be done.
 * @throws Problem if the name cannot be used
 */
export function newModule(name) {
  if (!/^[a-z]{2,30}$/.test(name)) throw new Problem(`"${name}" is no name of a module: use 2 to 30 lower-case letters, for example events.`);
  const names = namesOf(name);
  const taken = takenBy(names);
  if (taken) throw new Problem(`The name ${name} is taken: ${taken}. Choose another name.`);
  const left = lastModule();
  const texts = edited(editsFor(names, left), name);
  for (const [file, text] of Object.entries(filesOf(names, left))) texts.set(`backend/src/modules/${name}/${file}`, text);
  return {
    texts,
    next: [
      `Replace the example in ${names.noun}.service.ts. A table needs an entity in backend/src/server/entities.ts and a migration.`,
      'npm run build writes the schema and the types of the client.',
      `npm test -- ${name} server/roles server/access api-docs backend/test/docs`,
      'Add a line to CHANGELOG.md, then run npm run check:fast.',
    ],
  };
}
