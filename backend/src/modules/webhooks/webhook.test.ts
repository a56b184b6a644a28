import { buildPlace, buildUser, buildWebhook, buildWebhookDelivery, clearGuide } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { createLogger } from '../../core/logging/index.js';
import { purgeWebhookDeliveries } from './webhook.purge.js';

let server: TestServer;
let admin: { Authorization: string };
let adminId: string;
const logged: string[] = [];
beforeAll(async () => (server = await startServer({ logger: createLogger('trace', { write: (chunk) => void logged.push(chunk) }) })));
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM webhooks');
  await clearGuide(server.dataSource);
  adminId = (await buildUser(server.dataSource, { role: 'admin' })).id;
  admin = await server.signInAs({ id: adminId });
});
afterAll(() => server.stop());

const ask = (query: string, variables: object = {}) => server.graphql<Record<string, never>>(query, { ...variables }, { headers: admin });
const CREATE = 'mutation ($input: WebhookInput!) { change: createWebhook(input: $input) { secret webhook { id url description events isActive offReason } } }';
const UPDATE = 'mutation ($id: ID!, $input: WebhookInput!) { change: updateWebhook(id: $id, input: $input) { url description isActive offReason } }';
const input = (more: object = {}) => ({ url: 'https://hooks.example.org/guide?key=abc', events: ['PLACE_PUBLISHED'], ...more });
const activities = async () => (await ask('{ activities { items { action targetKind label changes { field before after } } } }')).text;

test('returns the secret of a new webhook once, and never logs it', async () => {
  const { body } = await ask(CREATE, { input: input({ description: ' Our map ' }) });
  const { secret, webhook } = (body.data as { change?: { secret: string; webhook: { id: string } } }).change ?? { secret: '', webhook: { id: '' } };
  expect(secret).toMatch(/^whsec_.{44}$/);
  expect(webhook).toEqual({
    id: expect.any(String) as string,
    url: 'https://hooks.example.org/guide?key=abc',
    description: 'Our map',
    events: ['PLACE_PUBLISHED'],
    isActive: true,
    offReason: null,
  });
  const renewed = (await ask(`mutation { change: renewWebhookSecret(id: "${webhook.id}") { secret } }`)).body.data as { change?: { secret: string } };
  expect(renewed.change?.secret).toMatch(/^whsec_/);
  expect(renewed.change?.secret).not.toBe(secret);
  const fields = '{ __type(name: "Webhook") { fields { name } } }';
  expect((await ask(fields)).text).not.toContain('secret');
  await ask(`mutation { sendTestWebhook(id: "${webhook.id}") { id } }`);
  await ask('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id: webhook.id });
  const all = [
    await activities(),
    (await server.rest('/api/auth/me/data', { headers: admin })).text,
    (await server.rest('/api/admin/activities.csv', { headers: admin })).text,
    ...logged,
  ].join('\n');
  for (const one of [secret, renewed.change?.secret ?? '']) expect(all).not.toContain(one.slice(6));
});

test('logs changed settings, and switches a webhook on again', async () => {
  const { id } = await buildWebhook(server.dataSource, {
    url: 'https://hooks.example.org/a',
    isActive: false,
    offReason: 'The receiver has answered 410 Gone.',
  });
  const { body } = await ask(UPDATE, { id, input: input({ url: 'https://hooks.example.org/b', events: ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED'] }) });
  expect(body.data.change).toEqual({ url: 'https://hooks.example.org/b', description: null, isActive: true, offReason: null });
  await ask(UPDATE, { id, input: input({ url: 'https://hooks.example.org/b', events: ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED'] }) });
  await ask('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
  const { data } = JSON.parse(await activities()) as { data: { activities: { items: object[] } } };
  expect(data.activities.items).toMatchObject([
    { action: 'DELETED', targetKind: 'WEBHOOK', label: 'hooks.example.org' },
    {
      action: 'UPDATED',
      label: 'hooks.example.org',
      changes: [
        { field: 'isActive', before: 'false', after: 'true' },
        { field: 'url', before: 'https://hooks.example.org/a', after: 'https://hooks.example.org/b' },
      ],
    },
  ]);
});

test('gives up waiting messages when a webhook is switched off', async () => {
  const { id } = await buildWebhook(server.dataSource);
  await buildPlace(server.dataSource);
  await ask(UPDATE, { id, input: input({ isActive: false }) });
  const { text } = await ask('query ($id: ID!) { webhookDeliveries(webhookId: $id) { items { state lastError attempts } } }', { id });
  expect(text).toContain('{"state":"FAILED","lastError":"The webhook was switched off","attempts":0}');
});

test.each<[object, string, string]>([
  [{ url: '' }, 'url', 'Please enter the address that messages are sent to'],
  [{ url: 'hooks.example.org' }, 'url', 'Please enter an address such as https://hooks.example.org/guide'],
  [{ url: 'https://' }, 'url', 'Please enter an address such as https://hooks.example.org/guide'],
  [{ url: 'https://hooks example.org' }, 'url', 'Please enter an address such as https://hooks.example.org/guide'],
  [{ url: 'http://hooks.example.org/' }, 'url', 'Please enter an address that begins with https://'],
  [{ url: 'https://me:pass@hooks.example.org/' }, 'url', 'Please leave out the user name and the password: the signature proves the sender of a message'],
  [{ url: `https://hooks.example.org/${'x'.repeat(2000)}` }, 'url', 'Address must be at most 2,000 characters'],
  [{ events: [] }, 'events', 'Please choose the events that the webhook reports'],
  [{ events: ['PING'] }, 'events', 'Please choose the events that the webhook reports'],
  [{ events: ['PLACE_PUBLISHED', 'PLACE_PUBLISHED'] }, 'events', 'Please choose the events that the webhook reports'],
  [{ description: 'x'.repeat(201) }, 'description', 'Description must be at most 200 characters'],
])('rejects the input %j with a message for the field', async (wrong, field, message) => {
  const { body } = await ask(CREATE, { input: input(wrong) });
  expect(Object.entries(body.errors?.[0]?.extensions.fields ?? {}).map(([path, said]) => [path.replace('input.', ''), said])).toEqual([[field, message]]);
});

test('accepts twenty webhooks at most, also with concurrent requests', async () => {
  for (let i = 0; i < 18; i += 1) await buildWebhook(server.dataSource);
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(CREATE, { input: input() })));
  expect(answers.filter(({ body }) => body.errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(2);
});

test('a test returns its error, is not repeated, and is sent to public addresses only', async () => {
  const { id } = await buildWebhook(server.dataSource, { isActive: false });
  const { body } = await ask('mutation ($id: ID!) { change: sendTestWebhook(id: $id) { event state attempts lastStatus lastError nextAttemptAt } }', { id });
  expect(body.data.change).toEqual({
    event: 'PING',
    state: 'FAILED',
    attempts: 1,
    lastStatus: null,
    lastError: 'The address is not public',
    nextAttemptAt: null,
  });
  const { text } = await ask('{ webhooks { lastDelivery { event state } } }');
  expect(text).toContain('"lastDelivery":{"event":"PING","state":"FAILED"}');
});

test('sends a message again only if the webhook is on and the target is public', async () => {
  const { id: webhookId } = await buildWebhook(server.dataSource);
  const place = await buildPlace(server.dataSource, { source: 'osm', sourceId: 'node/1' });
  const delivery = await buildWebhookDelivery(server.dataSource, { webhookId, subjectId: place.id, event: 'place.published' as never, attempts: 8 });
  const again = async (id = delivery.id) => {
    const { body } = await ask('mutation ($id: ID!) { change: redeliverWebhook(id: $id) { state attempts } }', { id });
    return body.errors?.[0]?.message ?? body.data.change;
  };
  expect(await again()).toEqual({ state: 'WAITING', attempts: 1 });
  await server.dataSource.query(`UPDATE places SET status = 'inactive'`);
  expect(await again()).toBe('The place or review of this message is no longer public.');
  await server.dataSource.query('UPDATE webhooks SET is_active = false');
  expect(await again()).toBe('This webhook is off. Please turn it on first.');
  expect(await again('nonsense')).toBe('Delivery not found');
});

test('rejects unknown webhooks and messages with NOT_FOUND', async () => {
  for (const id of ['nonsense', adminId]) {
    for (const query of [
      'mutation ($id: ID!) { deleteWebhook(id: $id) }',
      'mutation ($id: ID!) { renewWebhookSecret(id: $id) { secret } }',
      'mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }',
      'query ($id: ID!) { webhookDeliveries(webhookId: $id) { total } }',
    ]) {
      expect((await ask(query, { id })).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await ask(UPDATE, { id, input: input() })).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('deletes messages after thirty days', async () => {
  const { id: webhookId } = await buildWebhook(server.dataSource);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const days of [1, 29, 31, 400]) await buildWebhookDelivery(server.dataSource, { webhookId, createdAt: daysAgo(days) });
  expect(await purgeWebhookDeliveries(server.dataSource)).toBe(2);
  expect(await purgeWebhookDeliveries(server.dataSource)).toBe(0);
});
