import { buildDecision, buildPhoto, buildPlace, buildPlaceEdit, buildReview, buildTrust, buildUser, PLACE_DETAILS } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { DecisionKind } from '../standing/index.js';

const INITIAL = {
  reviews: 'trusted',
  suggestions: 'checked',
  photos: 'checked',
  avatars: 'atOnce',
  trustAfter: 3,
  holdAt: 3,
  links: 'allowed',
};
const LINK = 'See www.example.org for more than enough about it';

let server: TestServer;
let placeId: string;
let cityId: string;
beforeAll(async () => (server = await startServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' } })));
beforeEach(async () => {
  await saveSettings(server, 'moderation', INITIAL);
  ({ id: placeId, cityId } = await buildPlace(server.dataSource, { fullAddress: null }));
});
afterAll(() => server.stop());

const rule = (change: Partial<Record<keyof typeof INITIAL, unknown>>) => saveSettings(server, 'moderation', change);

interface Person {
  id: string;
  headers: Record<string, string>;
}
async function someone(role: 'user' | 'moderator' = 'user', isVerified = true): Promise<Person> {
  const user = await buildUser(server.dataSource, { role, isVerified, createdAt: new Date(Date.now() - 3 * 86_400_000) });
  return { id: user.id, headers: await server.signInAs(user) };
}
async function ask<Answer>({ headers }: Person, query: string, variables: object = {}): Promise<Answer> {
  const { body } = await server.graphql<Answer>(query, variables as Record<string, unknown>, { headers });
  if (body.errors) throw new Error(JSON.stringify(body.errors[0]?.extensions));
  return body.data;
}

const review = async (by: Person, comment = 'Quiet in the morning, and the gate is grand.', at = placeId): Promise<string> => {
  const text = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { moderation { status } } }';
  const { createReview } = await ask<{ createReview: { moderation: { status: string } } }>(by, text, { input: { placeId: at, rating: 4, comment } });
  return createReview.moderation.status;
};
const place = async (by: Person, change: object = {}): Promise<string> => {
  const input = { ...PLACE_DETAILS, name: `Place ${newId()}`, cityId, ...change };
  const { suggestPlace } = await ask<{ suggestPlace: { status: string } }>(
    by,
    'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { status } }',
    {
      input,
    },
  );
  return suggestPlace.status;
};
const edit = async (by: Person, description = `Another text about the place: ${newId()}`): Promise<string> => {
  const text = 'mutation ($id: ID!, $input: SuggestPlaceEditInput!) { suggestPlaceEdit(placeId: $id, input: $input) { status } }';
  const { suggestPlaceEdit } = await ask<{ suggestPlaceEdit: { status: string } }>(by, text, { id: placeId, input: { ...PLACE_DETAILS, description } });
  return suggestPlaceEdit.status;
};
const photo = async (by: Person, alt = ''): Promise<string> => {
  const { id } = await buildPhoto(server.dataSource, { userId: by.id, alt, status: ModerationStatus.PENDING });
  await ask(by, 'mutation ($place: ID!, $ids: [ID!]!) { addPlacePhotos(placeId: $place, photoIds: $ids) { id } }', { place: placeId, ids: [id] });
  return statusOf('photos', id);
};
const avatar = async (by: Person): Promise<string> => {
  const { id } = await buildPhoto(server.dataSource, { userId: by.id, status: ModerationStatus.PENDING });
  await ask(by, 'mutation ($id: ID!) { setAvatar(photoId: $id) { id } }', { id });
  return statusOf('photos', id);
};
async function statusOf(table: 'photos' | 'reviews' | 'places' | 'place_edits', id: string): Promise<string> {
  const [row] = await server.dataSource.query<{ status: string }[]>(`SELECT status FROM ${table} WHERE id = $1`, [id]);
  return row?.status ?? '';
}

/** Makes contributions of a kind, and returns the statuses of them. */
const KINDS = {
  reviews: { make: async (by: Person) => [await review(by)], shown: ['APPROVED'], waiting: ['PENDING'], trust: DecisionKind.REVIEW_APPROVED },
  suggestions: {
    make: async (by: Person) => [await place(by), await edit(by)],
    shown: ['ACTIVE', 'APPLIED'],
    waiting: ['PENDING', 'PENDING'],
    trust: DecisionKind.SUGGESTION_APPROVED,
  },
  photos: { make: async (by: Person) => [await photo(by)], shown: ['approved'], waiting: ['pending'], trust: DecisionKind.PHOTO_APPROVED },
  avatars: { make: async (by: Person) => [await avatar(by)], shown: ['approved'], waiting: ['pending'], trust: DecisionKind.PHOTO_APPROVED },
};
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

async function trusted(kind: Kind, times: number): Promise<Person> {
  const person = await someone();
  for (let n = 0; n < times; n++) await buildDecision(server.dataSource, { userId: person.id, kind: KINDS[kind].trust });
  return person;
}

test('a new site treats contributions as before', async () => {
  const stranger = await someone();
  expect([await review(stranger), await place(stranger), await edit(stranger), await photo(stranger, LINK), await avatar(stranger)]).toEqual([
    'PENDING',
    'PENDING',
    'PENDING',
    'pending',
    'approved',
  ]);
  const known = await someone();
  await buildTrust(server.dataSource, known.id);
  expect([await review(known, LINK), await place(known), await photo(known)]).toEqual(['APPROVED', 'PENDING', 'pending']);
});

describe.each(NAMES)('%s', (kind) => {
  const { make, shown, waiting } = KINDS[kind];

  test('wait for a moderator, or are shown at once', async () => {
    await rule({ [kind]: 'checked' });
    expect(await make(await trusted(kind, 9))).toEqual(waiting);
    await rule({ [kind]: 'atOnce' });
    expect(await make(await someone())).toEqual(shown);
    await rule({ [kind]: 'checked' });
    expect(await make(await someone())).toEqual(waiting);
  });

  test('are shown at once after as many approved ones as the settings say', async () => {
    await rule({ [kind]: 'trusted', trustAfter: 2 });
    expect(await make(await trusted(kind, 1))).toEqual(waiting);
    expect(await make(await trusted(kind, 2))).toEqual(shown);
    await rule({ trustAfter: 5 });
    expect(await make(await trusted(kind, 4))).toEqual(waiting);
    const refused = await trusted(kind, 5);
    await buildDecision(server.dataSource, { userId: refused.id, kind: DecisionKind.REVIEW_REFUSED });
    expect(await make(refused)).toEqual(waiting);
  });
});

test('what waits already stays waiting when the rules become looser', async () => {
  const waiting = await buildReview(server.dataSource, { placeId, status: ModerationStatus.PENDING });
  const suggested = await buildPlaceEdit(server.dataSource, { placeId });
  await rule({ reviews: 'atOnce', suggestions: 'atOnce' });
  expect([await statusOf('reviews', waiting.id), await statusOf('place_edits', suggested.id)]).toEqual(['pending', 'pending']);
});

test('an edit that is shown at once changes the place, is logged, and earns no trust', async () => {
  const text = 'A new text that everyone sees at once.';
  await rule({ suggestions: 'atOnce' });
  const person = await someone();
  await edit(person, text);
  expect((await server.rest<{ description: string }>(`/api/places/${placeId}`)).body.description).toBe(text);
  const [logged] = await server.dataSource.query<{ before: object; after: object }[]>(
    "SELECT before, after FROM activities WHERE target_id = $1 AND action = 'updated' AND actor_id = $2",
    [placeId, person.id],
  );
  expect(logged?.after).toMatchObject({ description: text });
  expect(Object.keys(logged?.before ?? {})).toContain('description');
  expect(await server.dataSource.query('SELECT 1 FROM decisions WHERE user_id = $1', [person.id])).toEqual([]);
});

test('an edit never publishes a review that a moderator has rejected', async () => {
  await rule({ reviews: 'atOnce' });
  const author = await someone();
  const { id } = await buildReview(server.dataSource, { placeId, userId: author.id, status: ModerationStatus.REJECTED });
  await ask(author, 'mutation ($id: ID!) { updateReview(id: $id, input: { rating: 5, comment: "Another text, long enough." }) { id } }', { id });
  expect(await statusOf('reviews', id)).toBe('pending');
});

test('confirming an address shows a waiting profile picture only if pictures are shown at once', async () => {
  const confirm = (person: Person) => server.dataSource.query<unknown>('UPDATE users SET is_verified = true WHERE id = $1', [person.id]);
  for (const [avatars, after] of [
    ['checked', 'pending'],
    ['trusted', 'pending'],
    ['atOnce', 'approved'],
  ] as const) {
    await rule({ avatars });
    const person = await someone('user', false);
    expect(await avatar(person)).toBe('pending');
    await confirm(person);
    const [row] = await server.dataSource.query<{ status: string }[]>('SELECT status FROM photos WHERE user_id = $1', [person.id]);
    expect([avatars, row?.status]).toEqual([avatars, after]);
  }
});

test('photos and pictures of moderators need no approval under any rule', async () => {
  await rule({ photos: 'checked', avatars: 'checked', links: 'refused' });
  const moderator = await someone('moderator');
  expect([await photo(moderator, LINK), await avatar(moderator)]).toEqual(['approved', 'approved']);
});

test('a review is hidden by as many reports as the settings say', async () => {
  const hiddenBy = async (reports: number) => {
    const { id } = await buildReview(server.dataSource, { placeId });
    for (let n = 0; n < reports; n++) {
      const { headers } = await someone();
      await server.send('POST', '/api/reports', { reviewId: id, reason: 'spam' }, { ...headers, 'X-Forwarded-For': `10.7.${n}.1` });
    }
    return (await statusOf('reviews', id)) === 'pending';
  };
  await rule({ holdAt: 2 });
  expect([await hiddenBy(1), await hiddenBy(2)]).toEqual([false, true]);
  await rule({ holdAt: 5 });
  expect([await hiddenBy(4), await hiddenBy(5)]).toEqual([false, true]);
});

describe('links', () => {
  const AT_ONCE = { reviews: 'atOnce', suggestions: 'atOnce', photos: 'atOnce' };

  test('are allowed, hold a contribution for a moderator, or are refused', async () => {
    await rule({ ...AT_ONCE, links: 'allowed' });
    const [one, two] = [await someone(), await someone()];
    expect([await review(one, LINK), await place(one, { description: LINK }), await edit(one, LINK), await photo(one, LINK)]).toEqual([
      'APPROVED',
      'ACTIVE',
      'APPLIED',
      'approved',
    ]);
    await rule({ links: 'held' });
    const held = [await review(two, LINK), await place(two, { description: LINK }), await edit(two, `${LINK}.`), await photo(two, LINK)];
    expect(held).toEqual(['PENDING', 'PENDING', 'PENDING', 'pending']);
    await rule({ links: 'refused' });
    const three = await someone();
    const refused = (field: string) => `"${field}":"Please leave out the link"`;
    await expect(review(three, LINK)).rejects.toThrow(refused('comment'));
    await expect(place(three, { description: LINK })).rejects.toThrow(refused('description'));
    await expect(edit(three, `${LINK}!`)).rejects.toThrow(refused('description'));
    expect([await review(three), await place(three), await photo(three)]).toEqual(['APPROVED', 'ACTIVE', 'approved']);
  });

  test('in new descriptions of photos follow the rule as well', async () => {
    await rule({ ...AT_ONCE, links: 'held' });
    const owner = await someone();
    const { id } = await buildPhoto(server.dataSource, { userId: owner.id, usedAt: new Date(), status: ModerationStatus.APPROVED });
    const describe = (alt: string) => server.send<ErrorBody>('PUT', `/api/photos/${id}`, { alt }, owner.headers);
    await describe('A gate at dusk');
    expect(await statusOf('photos', id)).toBe('approved');
    await describe(LINK);
    expect(await statusOf('photos', id)).toBe('pending');
    await rule({ links: 'refused' });
    expect((await describe(`${LINK}!`)).body.fields).toEqual({ alt: 'Please leave out the link' });
  });

  test('in new texts of a review follow the rule as well', async () => {
    await rule({ ...AT_ONCE, links: 'held' });
    const author = await someone();
    const { id } = await buildReview(server.dataSource, { placeId, userId: author.id });
    const write = (comment: string) => server.send<ErrorBody>('PUT', `/api/reviews/${id}`, { rating: 4, comment }, author.headers);
    await write('Another text, long enough.');
    expect(await statusOf('reviews', id)).toBe('approved');
    await write(LINK);
    expect(await statusOf('reviews', id)).toBe('pending');
    await rule({ links: 'refused' });
    expect((await write(`${LINK}!`)).body.fields).toEqual({ comment: 'Please leave out the link' });
  });

  test('in lists are refused unless links are allowed', async () => {
    const owner = await someone();
    const list = (description: string) =>
      ask<{ createPlaceList: { id: string } }>(owner, 'mutation ($input: PlaceListInput!) { createPlaceList(input: $input) { id } }', {
        input: { name: 'Mine', description, visibility: 'PUBLIC' },
      });
    await list(LINK);
    await rule({ links: 'held' });
    await expect(list(LINK)).rejects.toThrow('"description":"Please leave out the link"');
    const { createPlaceList } = await list('No link');
    const ids = { list: createPlaceList.id, place: placeId };
    await ask(owner, 'mutation ($list: ID!, $place: ID!) { addPlaceToList(listId: $list, placeId: $place) { id } }', ids);
    const note = (text: string) =>
      ask(
        owner,
        'mutation ($list: ID!, $place: ID!, $input: PlaceListNoteInput!) { updatePlaceListNote(listId: $list, placeId: $place, input: $input) { id } }',
        {
          ...ids,
          input: { note: text },
        },
      );
    await expect(note(LINK)).rejects.toThrow('"note":"Please leave out the link"');
    await note('No link');
  });

  test('of moderators and in the website of a place are always allowed', async () => {
    await rule({ ...AT_ONCE, links: 'refused' });
    expect(await review(await someone('moderator'), LINK)).toBe('APPROVED');
    expect(await place(await someone(), { website: 'https://example.org' })).toBe('ACTIVE');
  });
});

test('the rules are public, and take no statement', async () => {
  await rule({ reviews: 'atOnce', photos: 'trusted', links: 'held' });
  const query = '{ site { moderation { reviews suggestions photos avatars links } } }';
  expect((await server.graphql<object>(query)).body.data).toEqual({
    site: { moderation: { reviews: 'AT_ONCE', suggestions: 'CHECKED', photos: 'TRUSTED', avatars: 'AT_ONCE', links: 'HELD' } },
  });
  expect(await statementsOf(server.dataSource, () => server.graphql(query))).toEqual([]);
});

test.each<[object, object]>([
  [{ trustAfter: -1 }, { trustAfter: 'Expected a whole number from 1 to 100' }],
  [
    { trustAfter: 1.5, holdAt: 1 },
    { trustAfter: 'Expected a whole number from 1 to 100', holdAt: 'Expected a whole number from 2 to 100' },
  ],
  [{ holdAt: '3' }, { holdAt: 'Expected a whole number from 2 to 100' }],
  [
    { reviews: 'never', links: true },
    { reviews: 'Expected one of: checked, trusted, atOnce', links: 'Expected one of: allowed, held, refused' },
  ],
  [
    { photos: null, extra: 1 },
    { photos: 'Expected one of: checked, trusted, atOnce', extra: 'There is no such setting' },
  ],
])('refuses %j', async (change, errors) => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const { version } = (await server.rest<{ version: number }>('/api/admin/settings/moderation', { headers })).body;
  const { status, body } = await server.send<ErrorBody>('PUT', '/api/admin/settings/moderation', { version, value: { ...INITIAL, ...change } }, headers);
  expect([status, body.fields]).toEqual([400, errors]);
});
