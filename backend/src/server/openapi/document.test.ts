import { Validator } from '@seriousme/openapi-schema-validator';
import { buildUser } from '../../../test/builders.js';
import { checkContract } from '../../../test/contract.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { ROUTES } from '../rest.js';
import { openApiDocument } from './document.js';

interface Operation {
  operationId: string;
  tags: string[];
  responses: Record<string, { description: string; content?: object }>;
  security: object[];
  parameters?: { name: string; in: string; description: string; schema: { items?: object }; explode?: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: { properties: Record<string, object>; required?: string[] } }> };
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, object> }> };
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: 'https://app.example.org' } });
  document = (await server.rest<Document>('/api/openapi.json', { headers: { Origin: 'https://app.example.org' } })).body;
});
afterAll(() => server.stop());

const operations = (): Operation[] => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the description is valid OpenAPI 3.1 and contains every route once', async () => {
  const { errors } = await new Validator().validate(document as unknown as Record<string, unknown>);
  expect(errors).toBeUndefined();
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(described.filter((name) => !/\/auth\/(google|facebook)/.test(name)).sort()).toEqual(
    ROUTES.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
  expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(operations().length);
});

test('every operation describes its errors, and has one described tag and plain content types', () => {
  const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
  for (const description of tags.values()) expect(description).toMatch(/^[A-Z].+\.$/);
  for (const { operationId, tags: own, responses, requestBody } of operations()) {
    expect([operationId, Object.keys(responses).filter((status) => status.startsWith('4'))]).toEqual([operationId, expect.arrayContaining(['429'])]);
    expect([operationId, own.length, tags.has(own[0] ?? '')]).toEqual([operationId, 1, true]);
    for (const { description } of Object.values(responses)) expect(description).toMatch(/^[A-Z].+\.$/);
    const types = [requestBody, ...Object.values(responses)].flatMap((part) => Object.keys(part?.content ?? {}));
    expect(types.filter((type) => !/^[a-z]+\/[\w.+-]+$/.test(type))).toEqual([]);
  }
  const refusals = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {}).filter((status) => /^4/.test(status));
  expect(refusals('/stats', 'get')).toEqual(['429']);
  expect(refusals('/places/{id}', 'get')).toEqual(['404', '429']);
  expect(refusals('/photos', 'post')).toEqual(['400', '401', '403', '413', '429']);
  expect(Object.keys(document.paths['/admin/users.csv']?.get?.responses['200']?.content ?? {})).toEqual(['text/csv']);
});

test('an operation describes its access, path, query, body and headers', () => {
  const { get, post } = document.paths['/places'] ?? {};
  expect(get?.security).toEqual([]);
  expect(get?.parameters?.map(({ name }) => name)).toEqual([
    ...['search', 'category', 'price', 'attr', 'openAt', 'city', 'pincode', 'minRating', 'withPhotos', 'addedWithin', 'bbox', 'near', 'maxDistance'],
    ...['sort', 'page', 'limit', 'facets', 'language'],
  ]);
  expect(get?.parameters?.find(({ name }) => name === 'limit')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
  expect(get?.parameters?.find(({ name }) => name === 'attr')).toMatchObject({ explode: true, schema: { type: 'array', maxItems: 20 } });
  expect(get?.parameters?.find(({ name }) => name === 'bbox')).toMatchObject({ explode: false, schema: { type: 'array', minItems: 4, maxItems: 4 } });
  expect(post?.security).toEqual([{ bearer: [] }]);
  expect(post?.parameters?.map((parameter) => [parameter.in, parameter.name])).toEqual([['header', 'Idempotency-Key']]);
  const body = post?.requestBody?.content['application/json']?.schema;
  expect(body?.required).toEqual(expect.arrayContaining(['name', 'description', 'category', 'coordinates', 'cityId']));
  expect(body?.properties.name).toEqual({ type: 'string', minLength: 2, maxLength: 120, description: 'Name, 2 to 120 characters.' });
  expect(body?.properties.phone).toMatchObject({ type: ['string', 'null'], maxLength: 40 });
  expect(body?.properties.coordinates).toMatchObject({ type: 'object', required: ['latitude', 'longitude'] });
  expect(body?.properties.photoIds).toMatchObject({ type: ['array', 'null'], maxItems: 5, uniqueItems: true, items: { type: 'string', format: 'uuid' } });
  expect(document.paths['/photos']?.post?.requestBody?.content['multipart/form-data']?.schema.properties).toHaveProperty('photo');
});

test('every parameter has a description, and named schemas are described once', () => {
  for (const { parameters = [] } of operations()) for (const { description } of parameters) expect(description).toMatch(/^[`A-Z].+\.$/);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['City', 'Place', 'Review', 'Error', 'Message']));
  expect(document.components.schemas.OwnReview?.properties).toHaveProperty('title');
  expect(JSON.stringify(document)).not.toContain('x-name');
});

test('listed origins can read the description, and its page uses only local files', async () => {
  const { status, headers } = await server.rest('/api/openapi.json', { headers: { Origin: 'https://app.example.org' } });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'https://app.example.org']);
  const again = await server.raw('/api/openapi.json', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const page = await server.rest('/api/docs');
  const files = [...page.text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(3);
  for (const file of files) expect((await server.rest(file)).status).toBe(200);
  for (const other of ['package.json', 'index.html', 'swagger-ui.js.map', '../../../package.json'])
    expect((await server.raw(`/api/docs/${other}`)).status).toBe(404);
});

test('the description has the name and the contact of the operator, and examples of visible categories', async () => {
  const described = async () => (await server.rest<Document & { info: object }>('/api/openapi.json')).body;
  const examplesIn = ({ paths, components }: Document) => [
    paths['/places']?.get?.parameters?.find(({ name }) => name === 'category')?.schema.items,
    paths['/admin/places.csv']?.get?.parameters?.find(({ name }) => name === 'category')?.schema.items,
    paths['/places']?.post?.requestBody?.content['application/json']?.schema.properties.category,
    components.schemas.Place?.properties.category,
  ];
  const having = (examples: string[]) => Array<unknown>(4).fill(expect.objectContaining({ type: 'string', examples }));
  const initial = await described();
  expect(initial.info).not.toHaveProperty('contact');
  expect(examplesIn(initial)).toEqual(having(['restaurant', 'cafe', 'bar']));

  await saveSettings(server, 'identity', { name: 'Guide of Pune' });
  await saveSettings(server, 'contact', { email: 'hello@example.org' });
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const { body: all } = await server.rest<{ slug: string; value: object }[]>('/api/admin/categories', { headers: admin });
  const hidden = { version: 1, value: { ...all.find(({ slug }) => slug === 'restaurant')?.value, isHidden: true } };
  expect((await server.send('PUT', '/api/admin/categories/restaurant', hidden, admin)).status).toBe(200);
  expect((await server.send('PUT', '/api/admin/categories/cafe/slug', { version: 1, to: 'coffee' }, admin)).status).toBe(200);
  const changed = await described();
  expect(changed.info).toMatchObject({ title: 'Guide of Pune', contact: { name: 'Guide of Pune', email: 'hello@example.org' } });
  expect(examplesIn(changed)).toEqual(having(['coffee', 'bar', 'attraction']));
  expect((await new Validator().validate(changed as unknown as Record<string, unknown>)).errors).toBeUndefined();
});

test('a site that offers no category has no examples of them', () => {
  const hidden = { name: 'Guide', contact: { email: null }, categories: [{ slug: 'cafe', isHidden: true }] };
  expect(JSON.stringify(openApiDocument(hidden))).not.toContain('cafe');
});

test.each<[string, Partial<Parameters<typeof checkContract>[0]>]>([
  ['an undescribed field', { text: '{"cities":1,"places":1,"users":1,"reviews":1,"secret":1}' }],
  ['a missing field', { text: '{"cities":1,"places":1,"users":1}' }],
  ['a value of another type', { text: '{"cities":"1","places":1,"users":1,"reviews":1}' }],
  ['another content type', { contentType: 'text/html', text: '<p>' }],
  ['an error of another form', { status: 404, text: '{"error":"gone"}' }],
  ['an error of another form at an unknown path', { path: '/api/nothing', status: 404, text: '{"error":"gone"}' }],
])('the contract check of the test client finds %s', (_what, broken) => {
  const fine = {
    method: 'GET',
    path: '/api/stats',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    text: '{"cities":1,"places":1,"users":1,"reviews":1}',
  };
  expect(() => checkContract(fine)).not.toThrow();
  expect(() => checkContract({ ...fine, ...broken })).toThrow('is not as /api/openapi.json says');
});

test('the contract check of the test client finds an accepted but undescribed body', () => {
  const review = {
    _id: '01a20e48-4fff-704e-bdf9-d6b78a64e511',
    rating: 4,
    comment: 'Quiet.',
    createdAt: '2026-11-24T12:00:00.000Z',
    helpfulCount: 0,
    status: 'pending',
  };
  const exchange = { method: 'PUT', path: `/api/reviews/${review._id}`, status: 200, contentType: 'application/json', text: JSON.stringify(review) };
  expect(() => checkContract({ ...exchange, sent: '{"rating":4,"comment":" Quiet. "}' })).not.toThrow();
  expect(() => checkContract({ ...exchange, sent: '{"rating":9,"comment":"Quiet."}' })).toThrow('is not as /api/openapi.json says');
});
