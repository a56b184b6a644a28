import { photoForm } from '../../backend/test/files/pictures.js';
import { PLACE } from './content.js';
import { confirm, makeOlder, type Member, newAccount, type Scene } from './people.js';
import { HIDDEN, KIND, LANGUAGES } from './sentinels.js';
import { RATE_LIMIT, shownIn } from './site.js';

const JSON_ONLY = { 'apollo-require-preflight': 'true' };

/** Returns the status and the fields with errors of each response, without repetition. */
const outcomes = (responses: readonly { status: number | undefined; text: string }[]): string[] => [
  ...new Set(responses.map(({ status, text }) => [status, ...Object.keys((JSON.parse(text) as { fields?: object }).fields ?? {})].join(' '))),
];

/** Writes a review of each place, on a connection of its own. @returns their ids */
async function reviewAll({ site, made: { places } }: Scene, { token }: Member): Promise<string[]> {
  const ids: string[] = [];
  for (const place of places) {
    const { status, text } = await site.send('POST', `/places/${place}/reviews`, { rating: 4, comment: 'Quiet in the morning.' }, token);
    expect(status).toBe(201);
    ids.push((JSON.parse(text) as { _id: string })._id);
  }
  return ids;
}

/** Returns the ids of the reviews that everyone sees. */
async function shownReviews({ site, made: { places } }: Scene): Promise<string[]> {
  const lists = await Promise.all(places.map((place) => site.request(`/api/places/${place}/reviews?limit=50`)));
  return lists.flatMap(({ text }) => (JSON.parse(text) as { reviews: { _id: string }[] }).reviews.map(({ _id }) => _id));
}

async function suggest({ site, made: { city } }: Scene, { token }: Member, name: string): Promise<{ id: string; status: string }> {
  const { category: _category, featured: _featured, images: _images, ...details } = PLACE;
  const { suggestPlace } = await site.ask<{ suggestPlace: { id: string; status: string } }>(
    'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id status } }',
    { input: { ...details, category: 'cafe', cityId: city, name: `${name} ${token.slice(-9)}` } },
    token,
  );
  return suggestPlace;
}

async function upload({ site }: Scene, { token }: Member): Promise<string> {
  const { status, text } = await site.send('POST', '/photos', photoForm(), token);
  expect([status, text]).toEqual([201, expect.any(String)]);
  return (JSON.parse(text) as { _id: string })._id;
}

/** Effects of settings on requests while the site has the sentinels as they are. Each process has them. */
export const NARROW_EFFECTS = {
  async 'the site starts with a city'({ site, made: { city } }: Pick<Scene, 'site' | 'made'>) {
    for (const prefix of ['', '/en', '/hi', '/ar']) {
      for (const { status, location } of await site.fromEach(prefix || '/')) expect([status, location]).toEqual([302, `${prefix}/cities/${city}`]);
    }
  },
  async 'addresses of a language that is not offered lead to the default one'({ site }: Pick<Scene, 'site'>) {
    for (const { status, location } of await site.fromEach('/es/cities')) expect([status, location]).toEqual([301, '/cities']);
    for (const { status } of await site.fromEach('/manifest/es.webmanifest')) expect(status).toBe(404);
    for (const text of await site.textsOf('/cities')) expect(text).toContain('"offered":["en","de","hi","ar"]');
  },
  async 'other words for a category lead to its slug'({ site }: Pick<Scene, 'site'>) {
    for (const word of [KIND.alias, PLACE.category]) {
      const responses = await site.fromEach(`/places?category=${word}`);
      for (const { status, location } of responses) expect([status, location]).toEqual([301, `/places?category=${KIND.slug}`]);
    }
  },
  async 'forms do not offer a hidden category'({ site }: Pick<Scene, 'site'>) {
    for (const text of await site.textsOf('/cities')) expect(text).toContain(`"categories":[{"slug":"${HIDDEN}"`);
    for (const text of await site.textsOf('/graphql?query={placeKinds}', JSON_ONLY)) {
      expect(text).toContain(`"${KIND.slug}"`);
      expect(text).not.toContain(HIDDEN);
    }
  },
} as const;

/** Effects of settings on requests. Each process has them. `found.ts` names the fields of each. */
export const EFFECTS = {
  async 'pages without a prefix and mails without a language are in the default language'({ site, mails, invitation }: Scene) {
    for (const text of await site.textsOf('/cities')) expect(text).toContain('<html lang="de" dir="ltr"');
    for (const text of await site.textsOf('/en/cities')) expect(text).toContain('<html lang="en" dir="ltr"');
    for (const { status, location } of await site.fromEach('/de/cities')) expect([status, location]).toEqual([301, '/cities']);
    const account = newAccount(invitation);
    expect((await site.send('POST', '/auth/register', account, '')).status).toBe(201);
    expect((await mails.to(account.email)).html).toContain('<html lang="de" dir="ltr"');
  },
  async 'a new account needs an invitation'({ site }: Scene) {
    const { invitation: _invitation, ...account } = newAccount('');
    expect(outcomes(await site.fromEach('/api/auth/register', { method: 'POST', body: JSON.stringify(account) }))).toEqual(['403']);
  },
  async 'an address of another domain is refused'({ site, invitation }: Scene) {
    const account = newAccount(invitation, { email: 'ana@example.org' });
    expect(outcomes(await site.fromEach('/api/auth/register', { method: 'POST', body: JSON.stringify(account) }))).toEqual(['400 email']);
  },
  async 'votes and photos need a confirmed address'(scene: Scene) {
    const { site, members } = scene;
    const [review] = await reviewAll(scene, members.hi);
    const headers = site.signedIn(members.es.token);
    expect(outcomes(await site.fromEach(`/api/reviews/${review}/helpful`, { method: 'PUT', headers }))).toEqual(['403']);
    expect(outcomes(await site.fromEach('/api/photos', { method: 'POST', headers, body: photoForm() }))).toEqual(['403']);
  },
  async 'reviews are shown at once'(scene: Scene) {
    const ids = await reviewAll(scene, scene.members.en);
    expect(await shownReviews(scene)).toEqual(expect.arrayContaining(ids));
  },
  async 'suggestions are shown after one was approved'(scene: Scene) {
    const { site, members } = scene;
    const first = await suggest(scene, members.ar, 'First');
    expect(first.status).toBe('PENDING');
    await site.ask('mutation ($id: ID!) { approvePlaces(selection: { ids: [$id] }) { count } }', { id: first.id });
    for (const name of ['Second', 'Third', 'Fourth', 'Fifth']) expect((await suggest(scene, members.ar, name)).status).toBe('ACTIVE');
  },
  async 'photos are shown at once, profile pictures wait'(scene: Scene) {
    const { site, members, made } = scene;
    const placeId = made.places.at(-1);
    await confirm(site, members.de);
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const photo = await upload(scene, members.de);
      await site.ask(
        'mutation ($placeId: ID!, $photo: ID!) { addPlacePhotos(placeId: $placeId, photoIds: [$photo]) { id } }',
        { placeId, photo },
        members.de.token,
      );
      ids.push(photo);
      const picture = await upload(scene, members.de);
      expect((await site.send('PUT', '/auth/me/avatar', { photoId: picture }, members.de.token)).status).toBe(200);
      for (const { text } of await site.fromEach(`/api/people/${members.de.id}`)) expect(JSON.parse(text)).not.toHaveProperty('avatar');
    }
    const { place } = await site.ask<{ place: { images: { photoId: string | null }[] } }>('query ($id: ID!) { place(id: $id) { images { photoId } } }', {
      id: placeId,
    });
    expect(place.images.map(({ photoId: id }) => id)).toEqual(expect.arrayContaining(ids));
  },
  async 'reports from two networks hide a review'(scene: Scene) {
    const { site, members } = scene;
    const ids = await reviewAll(scene, members.de);
    await makeOlder(site);
    for (const reviewId of ids) {
      for (const [n, { token }] of [members.hi, members.ar].entries()) {
        const shown = await shownReviews(scene);
        expect([n, shown.includes(reviewId)]).toEqual([n, true]);
        expect((await site.send('POST', '/reports', { reviewId, reason: 'spam' }, token)).status).toBe(201);
      }
    }
    expect((await shownReviews(scene)).filter((id) => ids.includes(id))).toEqual([]);
  },
  async 'texts with links are refused'({ site, members, made: { places } }: Scene) {
    const body = JSON.stringify({ rating: 4, comment: 'See www.example.org for more about it' });
    const headers = site.signedIn(members.es.token);
    expect(outcomes(await site.fromEach(`/api/places/${places[0]}/reviews`, { method: 'POST', headers, body }))).toEqual(['400 comment']);
  },
  async 'only the chosen mail has the sentences'({ members }: Scene) {
    for (const { welcome } of Object.values(members)) expect(welcome.text).not.toMatch(/Sentinel (first|last)/);
  },
  async 'suggestions of the search have a category by its names and aliases'({ site }: Scene) {
    for (const text of [KIND.alias, ...LANGUAGES.map((code) => `sentinel kind ${code}`)]) {
      const query = `{autocomplete(text:"${text}"){categories}}`;
      for (const found of await site.textsOf(`/graphql?query=${encodeURIComponent(query)}`, JSON_ONLY))
        expect([text, found]).toEqual([text, expect.stringContaining(`"${KIND.slug}"`)]);
    }
  },
  async 'pages show pictures of the server of the map tiles'({ site, made: { places } }: Scene) {
    for (const path of ['/places', `/embed/places/${places[0]}/map`]) {
      for (const { policy } of await site.fromEach(path))
        expect([path, policy]).toEqual([path, expect.stringMatching(/img-src [^;]*https:\/\/sentinel\.example[ ;]/)]);
    }
  },
  async 'pages over the rate limit have name, logo and color'({ site, made }: Scene) {
    const network = 60_000;
    const burst = RATE_LIMIT / 5;
    const responses = await Promise.all(Array.from({ length: 4 * burst }, () => site.request('/login', {}, network)));
    // Each process counts on its own. More accepted requests than one process accepts show that there are two.
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(burst);
    for (const code of LANGUAGES) {
      const answers = await site.fromEach(code === 'de' ? '/' : `/${code}`, {}, network);
      const pages = answers.filter(({ status }) => status === 429).map(({ text }) => shownIn(text));
      expect([code, pages.length]).not.toEqual([code, 0]);
      for (const page of pages) {
        expect(page).toMatch(/<title>[^<]*Sentinel name[^<]*<\/title>/);
        expect(page).toContain(`<img class="logo" src="/site/pictures/${made.logo}" alt="Sentinel name">`);
        expect(page).toContain('--link:#8A3A00');
      }
    }
  },
} as const;

export type Effect = keyof typeof EFFECTS | keyof typeof NARROW_EFFECTS;
