import { getNamedType, type GraphQLObjectType, type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import type { CompiledFields } from '../../core/compiled-queries/index.js';
import { buildUser } from '../../../test/builders.js';
import { askBothWays, buildMember, buildVariedGuide } from '../../../test/reads.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { createSchema } from '../schema.js';
import { createCompiledFields } from './compiled-fields.js';

let server: TestServer;
let schema: GraphQLSchema;
let reads: CompiledFields;
let guide: Awaited<ReturnType<typeof buildVariedGuide>>;
let member: { Authorization: string };
beforeAll(async () => {
  server = await startServer();
  guide = await buildVariedGuide(server.dataSource);
  member = await server.signInAs(await buildMember(server.dataSource, guide.places));
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const about = { slug: 'about', title: { en: 'About' }, text: { en: 'Text.', de: 'Text.' }, place: 'menu' };
  await server.send('PUT', '/api/admin/settings/pages', { version: 0, value: { pages: [about] } }, admin);
  schema = await createSchema();
  reads = createCompiledFields(schema, server.dataSource.manager, servicesOf(server));
});
afterAll(() => server.stop());

/** Creates a generator whose numbers repeat, so that a failure can be reproduced: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const boxOf = (south: number, west: number, north: number, east: number) =>
  `{ southWest: { latitude: ${south}, longitude: ${west} }, northEast: { latitude: ${north}, longitude: ${east} } }`;
const BOXES = [boxOf(-90, -180, 90, 180), boxOf(18.4, 73.7, 18.65, 74), boxOf(10, 170, 20, 80)];

/** Generates queries that contain only compiled fields. */
class Writer {
  private aliases = 0;
  private readonly random: (below: number) => number;

  constructor(seed: number) {
    this.random = makeRandom(seed);
  }

  query(): string {
    const type = schema.getQueryType() as GraphQLObjectType;
    return `query { ${Array.from({ length: 1 + this.random(3) }, () => this.field(type, this.pick(Object.keys(reads.Query ?? {})), 0)).join(' ')} }`;
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.random(items.length)] as Item;
  }

  private field(type: GraphQLObjectType, name: string, depth: number): string {
    const field = type.getFields()[name];
    if (!field) return '__typename';
    this.aliases += 1;
    const alias = this.random(3) === 0 && this.aliases < 30 ? `${this.pick(['a', 'x', '_', 'r1', 'p'])}${this.aliases}: ` : '';
    const args = field.args
      .map(({ name: arg }) => this.argument(type.name, name, arg))
      .filter(Boolean)
      .join(', ');
    const below = getNamedType(field.type);
    return `${alias}${name}${args && `(${args})`}${isObjectType(below) ? ` ${this.selection(below, depth + 1)}` : ''}`;
  }

  private argument(type: string, field: string, arg: string): string {
    if (arg === 'id') return `id: "${this.pick(field === 'city' ? guide.cities : guide.places)}"`;
    if (arg === 'placeId') return `placeId: "${this.pick(guide.places)}"`;
    if (arg === 'text') return `text: "${this.pick(['pl', 'plcae', 'museum', 'pune'])}"`;
    if (arg === 'slug') return `slug: "${this.pick(['about', 'nothing'])}"`;
    if (arg === 'language') return `language: "${this.pick(['en', 'de'])}"`;
    if (arg === 'bounds') return `bounds: ${this.pick(BOXES)}`;
    if (arg === 'zoom') return `zoom: ${this.pick([0, 5, 12, 19])}`;
    if (this.random(2) === 0) return '';
    if (arg === 'category') return `category: "${this.pick(['museum', 'cafe', 'nothing'])}"`;
    if (arg === 'view') return `view: ${this.pick(['ALL', 'PAGE', 'CARD'])}`;
    if (arg === 'page') return `page: { number: ${this.pick([1, 1, 1, 2])}, size: ${this.pick([1, 3, 10])} }`;
    if (arg === 'limit') return `limit: ${1 + this.random(4)}`;
    if (arg === 'rating') return `rating: ${1 + this.random(5)}`;
    if (arg === 'country') return 'country: "India"';
    if (arg === 'sort') return `sort: ${this.pick(type === 'Place' ? ['NEWEST', 'LOWEST', 'HELPFUL'] : ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST'])}`;
    const queries = schema.getQueryType()?.getFields() ?? {};
    const input = queries[field]?.args.find(({ name }) => name === arg)?.type;
    if (!isInputObjectType(getNamedType(input))) throw new Error(`There are no values for ${arg}.`);
    return field === 'cities'
      ? `filter: ${this.pick(['{}', '{ featured: true }', '{ state: "Maharashtra" }', '{ search: "pnue" }'])}`
      : `filter: ${this.pick(['{}', '{ category: "museum" }', `{ city: "${this.pick(guide.cities)}", minRating: 2 }`, '{ pincode: "411030" }', '{ search: "place" }', ...(field === 'places' ? [`{ bounds: ${this.pick(BOXES)} }`] : [])])}`;
  }

  /** Selects fields of a type. Of types without compiled fields, such as pages, every field is supported. */
  private selection(type: GraphQLObjectType, depth: number): string {
    const names = Object.keys(reads[type.name] ?? type.getFields());
    const shallow = names.filter((name) => !isObjectType(getNamedType(type.getFields()[name]?.type)) || name === 'items');
    const from = depth < 5 || shallow.length === 0 ? names : shallow;
    const fields = [...new Set(Array.from({ length: 1 + this.random(5) }, () => this.pick(from)))].map((name) => this.field(type, name, depth));
    if (this.random(4) === 0) fields.push('__typename');
    return this.random(4) === 0 ? `{ ... on ${type.name} { ${fields.join(' ')} } }` : `{ ${fields.join(' ')} }`;
  }
}

test.each([
  ['visitors', () => ({})],
  ['signed-in users', () => member],
])('the fast path and the resolvers return the same to %s for generated queries', async (_who, headersOf) => {
  let answered = 0;
  for (let seed = 1; seed <= 250; seed += 1) {
    const query = new Writer(seed).query();
    const { read, resolved, isRead } = await askBothWays(server, query, {}, headersOf());
    const written = (text: string) => text.replace(/"requestId":"[^"]*"/g, '').replaceAll('-1e-05', '-0.00001');
    expect([seed, query, read.status, written(read.text)]).toEqual([seed, query, resolved.status, written(resolved.text)]);
    if (isRead) answered += 1;
  }
  // The other queries are too deep or too expensive, ask for pages past the end, or find nothing.
  expect(answered).toBeGreaterThan(150);
});
