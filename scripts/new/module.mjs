// Text of the files of a new backend module. The test of `npm run new` checks their types.

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Returns the singular of an English plural: categories, cities, boxes and events lose their ending; other words stay. */
const singularOf = (plural) => plural.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=(s|x|z|ch|sh))es$|(?<=[^suiy])s$|(?<=ay|ey|oy)s$/, '');

/** Returns the names in a module: `events` has the noun `event`, the type `Event` and the parts `EventModule`, `createEventModule`, … */
export function namesOf(name) {
  const noun = singularOf(name);
  const Type = capital(noun);
  return { name, noun, Type, Module: `${Type}Module`, create: `create${Type}Module`, Resolver: `${Type}Resolver`, Service: `${Type}Service` };
}

/**
 * Returns the files of a module, by name.
 * @param left the module to its left: its folder and the type of its services
 */
export function filesOf({ name, noun, Type, Module, create, Resolver, Service }, left) {
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
