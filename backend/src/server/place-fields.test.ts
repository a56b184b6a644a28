import { parse } from 'csv-parse/sync';
import { askField } from '../../test/ask.js';
import { buildCity, buildUser, clearGuide, PLACE_DETAILS } from '../../test/builders.js';
import { startServer, type TestServer } from '../../test/server.js';
import { columnName } from '../core/db/index.js';
import type { TextField } from '../core/fields/index.js';
import { ExportService } from '../modules/imports/index.js';
import { PLACE_FIELD_NAMES, PLACE_FIELDS } from '../modules/places/index.js';

let server: TestServer;
let headers: Record<string, string>;
let id: string;
beforeAll(async () => {
  server = await startServer();
  await clearGuide(server.dataSource);
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const input = { ...PLACE_DETAILS, cityId: (await buildCity(server.dataSource)).id, featured: false, images: [] };
  const created = await askField<{ id: string }>(server, 'mutation ($input: PlaceInput!) { createPlace(input: $input) { id } }', { input }, headers);
  id = created.data?.id ?? '';
});
afterAll(() => server.stop());

const VALUES = Object.fromEntries(PLACE_FIELD_NAMES.map((name) => [name, PLACE_DETAILS[name]]));

test('each text of a place is stored, and GraphQL returns it', async () => {
  const document = `query ($id: ID!) { place(id: $id) { ${PLACE_FIELD_NAMES.join(' ')} } }`;
  expect((await askField(server, document, { id }, {})).data).toEqual(VALUES);
});

test('REST returns the texts in the objects that their declaration names', async () => {
  const { body } = await server.rest<Record<string, Record<string, string> | string>>(`/api/places/${id}`);
  const found = PLACE_FIELD_NAMES.flatMap((name) => {
    const { restObject }: TextField = PLACE_FIELDS[name];
    if (restObject === undefined) return [];
    const inside = restObject === '' ? body : body[restObject];
    return [[name, (inside as Record<string, unknown>)[name]]];
  });
  expect(found.length).toBeGreaterThan(5);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([name]) => [name, VALUES[String(name)]])));
});

test("the console's file has a column for each text", async () => {
  const { text } = await server.rest('/api/admin/places.csv', { headers });
  const [row]: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const values = PLACE_FIELD_NAMES.map((name) => [name, row?.[(PLACE_FIELDS[name] as TextField).csvName ?? name]?.replace(/^'/, '')]);
  expect(Object.fromEntries(values)).toEqual(VALUES);
});

test('the export has a property for each text', async () => {
  let lines = '';
  for await (const text of new ExportService(server.dataSource).texts({
    what: 'places',
    format: 'ndjson',
    onRows: () => undefined,
    onLeftOut: () => undefined,
  }))
    lines += text;
  const { properties } = JSON.parse(lines) as { properties: Record<string, unknown> };
  expect(Object.fromEntries(PLACE_FIELD_NAMES.map((name) => [name, properties[columnName(name)]]))).toEqual(VALUES);
});
