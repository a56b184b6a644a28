import { Webhook as Reader } from 'standardwebhooks';
import { buildCity, buildPlace, buildReview, buildUser, change, clearGuide, PASSWORD, PASSWORD_HASH } from '../../../test/builders.js';
import { type Receiver, startReceiver } from '../../../test/receiver.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import { PlaceStatus } from '../places/index.js';

let server: TestServer;
let admin: { Authorization: string };
let receiver: Receiver;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startServer({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } }), startReceiver()]);
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM webhooks');
  await clearGuide(server.dataSource);
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  receiver.received.length = 0;
  receiver.answer = { status: 204 };
});
afterAll(async () => {
  receiver.stop();
  await server.stop();
});

interface Made {
  secret: string;
  webhook: { id: string };
}
interface Delivery {
  id: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  lastStatus: number | null;
  lastError: string | null;
}

/** Sends an operation as admin. */
async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { body } = await server.graphql<Data>(query, { ...variables }, { headers: admin });
  expect(body.errors).toBeUndefined();
  return body.data;
}
const create = async (url = receiver.url, events = ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED']): Promise<Made> =>
  (
    await ask<{ createWebhook: Made }>('mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }', {
      input: { url, events },
    })
  ).createWebhook;

const DELIVERY = 'id state attempts nextAttemptAt lastStatus lastError';
const deliveriesOf = async ({ webhook: { id } }: Made): Promise<Delivery[]> =>
  (await ask<{ webhookDeliveries: { items: Delivery[] } }>(`query ($id: ID!) { webhookDeliveries(webhookId: $id) { items { ${DELIVERY} } } }`, { id }))
    .webhookDeliveries.items;
const webhookOf = async ({ webhook: { id } }: Made) =>
  (await ask<{ webhooks: { id: string; isActive: boolean; offReason: string | null }[] }>('{ webhooks { id isActive offReason } }')).webhooks.find(
    (one) => one.id === id,
  );

/** Moves waiting messages back in time, and sends those that are due. */
async function later(seconds = 11): Promise<void> {
  await server.dataSource.query(
    'UPDATE webhook_deliveries SET created_at = created_at - make_interval(secs => $1), next_attempt_at = next_attempt_at - make_interval(secs => $1) WHERE next_attempt_at IS NOT NULL',
    [seconds],
  );
  await server.tellWebhooks();
}
const HOURS_24 = 86_400;

async function approve(kind: 'Places' | 'Reviews', id: string): Promise<string> {
  const data = await ask<Record<string, { id: string }>>(`mutation { change: approve${kind}(selection: { ids: ["${id}"] }) { id } }`);
  return data.change?.id ?? '';
}
const suggest = () => buildPlace(server.dataSource, { status: PlaceStatus.PENDING });

test('sends an approved place and review once, signed, with the data of the REST API', async () => {
  const made = await create();
  const { id: placeId } = await suggest();
  const { id: reviewId } = await buildReview(server.dataSource, { placeId, status: ModerationStatus.PENDING });
  await approve('Places', placeId);
  await approve('Reviews', reviewId);
  await server.tellWebhooks();
  expect(receiver.received).toEqual([]); // the approval can still be undone
  await later();
  await later();
  const messages = receiver.received.map(({ body, headers }) => new Reader(made.secret).verify(body, headers) as { type: string; data: { _id: string } });
  const place = await server.rest(`/api/places/${placeId}`);
  const reviews = await server.rest<{ reviews: object[] }>(`/api/places/${placeId}/reviews`);
  expect(messages).toHaveLength(2);
  expect(messages).toEqual(
    expect.arrayContaining([
      { type: 'place.published', timestamp: expect.any(String) as string, data: place.body },
      {
        type: 'review.published',
        timestamp: expect.any(String) as string,
        data: { ...reviews.body.reviews[0], place: { _id: placeId, name: 'Shaniwar Wada' } },
      },
    ]),
  );
  expect(receiver.received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': expect.stringMatching(/^Webhooks\/1 \(\+https?:\/\/[^)]+\)$/) as string,
  });
  expect((await deliveriesOf(made)).map(({ state, attempts, lastStatus }) => [state, attempts, lastStatus])).toEqual([
    ['DELIVERED', 1, 204],
    ['DELIVERED', 1, 204],
  ]);
  for (const status of [PlaceStatus.INACTIVE, PlaceStatus.ACTIVE])
    await server.dataSource.query('UPDATE places SET status = $2 WHERE id = $1', [placeId, status]);
  await later();
  expect(receiver.received).toHaveLength(2);
});

test('sends contributions that need no approval, and to each webhook only its events', async () => {
  const [places, reviews] = [await create(receiver.url, ['PLACE_PUBLISHED']), await create(receiver.url, ['REVIEW_PUBLISHED'])];
  await buildReview(server.dataSource);
  await later();
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort()).toEqual(['place.published', 'review.published']);
  expect([await deliveriesOf(places), await deliveriesOf(reviews)].map(({ length }) => length)).toEqual([1, 1]);
});

test('sends nothing about an approval that is undone in time, until it is given again', async () => {
  const made = await create();
  const place = await suggest();
  await ask(`mutation { undo(changeId: "${await approve('Places', place.id)}") }`);
  await later();
  expect([receiver.received, await deliveriesOf(made)]).toEqual([[], []]);
  await approve('Places', place.id);
  await later();
  expect(receiver.received).toHaveLength(1);
});

test('sends a restored record whose message was dropped, and none a second time', async () => {
  const made = await create();
  const place = await suggest();
  const review = await buildReview(server.dataSource, { status: ModerationStatus.PENDING, placeId: (await buildPlace(server.dataSource)).id });
  await approve('Places', place.id);
  await approve('Reviews', review.id);
  await ask(`mutation { deletePlaces(selection: { ids: ["${place.id}"] }) { id } deleteReviews(selection: { ids: ["${review.id}"] }) { id } }`);
  await later();
  const sent = () => receiver.received.map(({ body }) => (JSON.parse(body) as { data: { _id: string } }).data._id);
  expect(sent()).not.toEqual(expect.arrayContaining([place.id]));
  const restored = `mutation { place: restore(kind: PLACE, ids: ["${place.id}"]) { id } review: restore(kind: REVIEW, ids: ["${review.id}"]) { id } }`;
  await ask(restored);
  await later();
  expect(
    sent()
      .filter((id) => id === place.id || id === review.id)
      .sort(),
  ).toEqual([place.id, review.id].sort());
  const all = await deliveriesOf(made);
  await ask(`mutation { deletePlaces(selection: { ids: ["${place.id}"] }) { id } deleteReviews(selection: { ids: ["${review.id}"] }) { id } }`);
  await ask(restored);
  await later();
  expect(await deliveriesOf(made)).toEqual(all);
});

test('sends nothing about restored places that were imported, or were added long ago', async () => {
  const made = await create();
  const imported = await buildPlace(server.dataSource, { source: 'osm', sourceId: 'node/4', deletedAt: new Date() });
  const old = await buildPlace(server.dataSource, { deletedAt: new Date(), createdAt: new Date(Date.now() - 31 * 86_400_000) });
  await ask(`mutation { restore(kind: PLACE, ids: ["${imported.id}", "${old.id}"]) { count } }`);
  await later();
  expect([receiver.received, await deliveriesOf(made)]).toEqual([[], []]);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'about what is not public',
    async () => {
      await suggest();
      await buildReview(server.dataSource, {
        status: ModerationStatus.REJECTED,
        placeId: (await buildPlace(server.dataSource, { source: 'osm', sourceId: 'node/1' })).id,
      });
      await buildPlace(server.dataSource, { cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id });
    },
  ],
  ['about imported places', () => buildPlace(server.dataSource, { source: 'osm', sourceId: 'node/2', importedAt: new Date() })],
  [
    'about changes of a public place',
    async () => change(server.dataSource, await buildPlace(server.dataSource, { source: 'osm', sourceId: 'node/3' }), { featured: true }),
  ],
  [
    'if the webhook is off',
    async () => {
      await server.dataSource.query('UPDATE webhooks SET is_active = false');
      await buildReview(server.dataSource);
    },
  ],
])('sends nothing %s', async (_what, happen) => {
  const made = await create();
  await happen();
  await later();
  expect([receiver.received, await deliveriesOf(made)]).toEqual([[], []]);
});

test('sends a failed message again with the same id and body and a new signature', async () => {
  const made = await create();
  const place = await buildPlace(server.dataSource);
  receiver.answer = { status: 500 };
  await later();
  await server.tellWebhooks();
  expect(receiver.received).toHaveLength(1);
  const [failed] = await deliveriesOf(made);
  expect(failed).toMatchObject({ state: 'WAITING', attempts: 1, lastStatus: 500, lastError: 'Answered 500' });
  expect(new Date(failed?.nextAttemptAt ?? 0).getTime() - Date.now()).toBeGreaterThan(30_000);
  await change(server.dataSource, place, { name: 'Another name' });
  receiver.answer = { status: 200 };
  await later(HOURS_24);
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(failed?.id);
  expect(new Reader(made.secret).verify(second?.body ?? '', second?.headers ?? {})).toBeTruthy();
  expect(await deliveriesOf(made)).toMatchObject([{ state: 'DELIVERED', attempts: 2, lastStatus: 200, lastError: null, nextAttemptAt: null }]);
});

test('does not send a message again if its target was hidden meanwhile', async () => {
  const made = await create();
  const place = await buildPlace(server.dataSource);
  receiver.answer = { status: 500 };
  await later();
  await change(server.dataSource, place, { deletedAt: new Date() });
  await later(HOURS_24);
  expect([receiver.received.length, await deliveriesOf(made)]).toEqual([1, []]);
});

test('removes the name of a deleted user from waiting messages', async () => {
  await create();
  const author = await buildUser(server.dataSource, { name: 'Zoe Weber', passwordHash: PASSWORD_HASH });
  await buildReview(server.dataSource, { userId: author.id, placeId: (await buildPlace(server.dataSource, { source: 'osm', sourceId: 'node/4' })).id });
  receiver.answer = { status: 500 };
  await later();
  await server.send('DELETE', '/api/auth/me', { currentPassword: PASSWORD }, await server.signInAs(author));
  await later(HOURS_24);
  expect(receiver.received.map(({ body }) => body.includes('Zoe Weber'))).toEqual([true, false]);
});

test('waits as long as Retry-After asks', async () => {
  const made = await create();
  await buildPlace(server.dataSource);
  receiver.answer = { status: 503, headers: { 'Retry-After': '7200' } };
  await later();
  const [failed] = await deliveriesOf(made);
  expect(new Date(failed?.nextAttemptAt ?? 0).getTime() - Date.now()).toBeGreaterThan(7_000_000);
});

test('switches a webhook off after 410 Gone, and gives up its waiting messages', async () => {
  const made = await create();
  await buildPlace(server.dataSource);
  receiver.answer = { status: 410 };
  await later();
  await buildPlace(server.dataSource);
  expect(await webhookOf(made)).toEqual({ id: made.webhook.id, isActive: false, offReason: 'The receiver has answered 410 Gone.' });
  expect(await deliveriesOf(made)).toMatchObject([{ state: 'FAILED', attempts: 1, lastStatus: 410 }]);
  const { activities } = await ask<{ activities: { items: object[] } }>(
    '{ activities(filter: { targetKind: WEBHOOK }, page: { size: 1 }) { items { action actor { id } label } } }',
  );
  expect(activities.items).toEqual([{ action: 'UPDATED', actor: null, label: new URL(receiver.url).host }]);
});

test('gives up after eight attempts, and switches off a webhook that accepted nothing else meanwhile', async () => {
  const made = await create();
  await buildPlace(server.dataSource);
  receiver.answer = { status: 500 };
  for (let attempt = 1; attempt <= 8; attempt += 1) await later(HOURS_24);
  expect(receiver.received).toHaveLength(8);
  expect(await deliveriesOf(made)).toMatchObject([{ state: 'FAILED', attempts: 8 }]);
  expect(await webhookOf(made)).toMatchObject({
    isActive: false,
    offReason: 'A message was sent 8 times in vain, and no other was taken meanwhile. Last: Answered 500.',
  });
});

test('keeps a webhook on that accepted another message meanwhile', async () => {
  const made = await create();
  await buildPlace(server.dataSource);
  receiver.answer = { status: 500 };
  for (let attempt = 1; attempt <= 7; attempt += 1) await later(HOURS_24);
  receiver.answer = { status: 204 };
  await ask(`mutation { sendTestWebhook(id: "${made.webhook.id}") { id } }`);
  receiver.answer = { status: 500 };
  await later(HOURS_24);
  expect([(await deliveriesOf(made)).map(({ state }) => state).sort(), (await webhookOf(made))?.isActive]).toEqual([['DELIVERED', 'FAILED'], true]);
});

test('does not follow a redirect', async () => {
  const elsewhere = await startReceiver();
  const made = await create();
  await buildPlace(server.dataSource);
  receiver.answer = { status: 307, headers: { Location: elsewhere.url } };
  await later();
  expect([elsewhere.received, await deliveriesOf(made)]).toMatchObject([
    [],
    [{ state: 'WAITING', lastStatus: 307, lastError: 'Answered 307: redirects are not followed' }],
  ]);
  elsewhere.stop();
});

test('a receiver that never responds does not delay others', async () => {
  const hung = await startReceiver();
  hung.answer = {};
  await create(hung.url);
  await create();
  for (let i = 0; i < 12; i += 1) await buildPlace(server.dataSource);
  const all = later();
  while (receiver.received.length < 12) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(hung.received.length).toBeLessThanOrEqual(5);
  hung.stop();
  await all;
  expect(receiver.received).toHaveLength(12);
});

test('several processes send each message once', async () => {
  const other = await startServer({ beside: server, env: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } });
  await create();
  for (let i = 0; i < 20; i += 1) await buildPlace(server.dataSource);
  await Promise.all([later(), later(), other.tellWebhooks(), other.tellWebhooks()]);
  await other.tellWebhooks();
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  await other.stop();
});

test('another process sends a message whose process died', async () => {
  const made = await create();
  await buildPlace(server.dataSource);
  await server.dataSource.query(`UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() + interval '1 minute'`);
  await server.tellWebhooks();
  expect(receiver.received).toEqual([]);
  await later(61);
  expect(await deliveriesOf(made)).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
});
