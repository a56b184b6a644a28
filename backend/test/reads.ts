import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { repositoryRoot } from '../src/core/config/index.js';
import { newId } from '../src/core/db/index.js';
import { ModerationStatus } from '../src/core/moderation/index.js';
import { CityImage } from '../src/modules/cities/index.js';
import { ListVisibility } from '../src/modules/favorites/index.js';
import { PlaceImage, PlaceStatus } from '../src/modules/places/index.js';
import type { User } from '../src/modules/users/index.js';
import { buildCity, buildIdentity, buildPhoto, buildPlace, buildPlaceList, buildReview, buildUser } from './builders.js';
import { type CachedResponse, type GraphqlBody, type TestServer } from './server.js';
import { statementsOf } from './query-count.js';

/** Returns the texts of the client's queries and mutations by name, as the build writes them. */
export function clientOperations(): Record<string, string> {
  const script = pathToFileURL(path.join(repositoryRoot, 'scripts/operations.mjs')).href;
  const code = `const { readOperations } = await import(${JSON.stringify(script)}); process.stdout.write(JSON.stringify(readOperations()));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })) as Record<string, string>;
}

interface BothWays {
  /** Response of the fast path, or of the resolvers if the fast path does not support the query. */
  read: CachedResponse<GraphqlBody<Record<string, unknown> | null>>;
  /** Response of the resolvers. */
  resolved: CachedResponse<GraphqlBody<Record<string, unknown> | null>>;
  /** Whether the fast path has answered. */
  isRead: boolean;
}

/** Sends a query once to the fast path and once to the resolvers. */
export async function askBothWays(
  server: TestServer,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<BothWays> {
  let read: BothWays['read'] | undefined;
  const statements = await statementsOf(server.dataSource, async () => (read = await server.graphql(query, variables, { headers })));
  const resolved = await server.resolve(query, variables, { headers });
  if (!read) throw new Error('There is no answer.');
  // Only Express, with the resolvers, adds an ETag here.
  return { read, resolved, isRead: !read.headers.has('etag') && statements.length === 0 };
}

/** Text that is hard to handle: JSON escapes, characters with several ways to sort and count, and with different lengths in encodings. */
const ODD = 'Ω "quoted" \\ back/slash\ttab\nline\r\u0001\u007f\u2028 <b>&amp;</b> 🏛️ é e\u0301 , \n ,';

/** Builds a guide with rows for every case that the fast path must distinguish. Returns the ids of cities and places, and of hidden rows. */
export async function buildVariedGuide(dataSource: DataSource): Promise<{ cities: string[]; places: string[]; hidden: string[] }> {
  const pune = await buildCity(dataSource, { featured: true, source: 'geonames', sourceId: '1259229' });
  const odd = await buildCity(dataSource, {
    name: ODD,
    state: ODD,
    country: 'Österreich',
    population: null,
    foundedYear: -500,
    latitude: -0.000_01,
    longitude: 1.5,
    timeZone: 'Europe/Vienna',
    source: 'own',
    sourceId: '1',
    licence: 'CC0-1.0',
    attribution: ODD,
  });
  const gone = await buildCity(dataSource, { deletedAt: new Date() });
  const inGone = await buildPlace(dataSource, { cityId: gone.id });
  const pending = await buildPlace(dataSource, { cityId: pune.id, status: PlaceStatus.PENDING });
  const places = [];
  for (let i = 0; i < 12; i += 1) {
    places.push(
      await buildPlace(dataSource, {
        cityId: i % 3 === 2 ? odd.id : pune.id,
        name: i === 4 ? ODD : `Place ${i}`,
        category: i % 2 ? 'museum' : 'historic',
        description: ODD,
        featured: i % 5 === 0,
        ...(i % 4 === 1 && { latitude: null, longitude: null }),
        website: i % 2 ? 'https://example.org' : null,
        phone: i % 3 ? null : '+91 20 5550 0100',
        priceRange: i % 2 ? '₹₹' : null,
        source: [null, 'sample', 'openstreetmap', 'own'][i % 4],
        attribution: i % 4 === 3 ? ODD : null,
        licence: i % 2 ? 'CC-BY-4.0' : null,
        sourceId: String(i),
        attributes: [
          { wheelchair: 'limited', outdoor_seating: false, cuisine: ['thai', 'retired'], stars: 4.5, architect: ODD, unknown: 'a' },
          {},
          { cuisine: ['thai'] },
        ][i % 3],
        openingHours: [null, 'Mo-Fr 09:00-18:00; PH off', '24/7', 'sunrise-sunset', 'nonsense'][i % 5],
        createdAt: new Date(Date.UTC(2026, 0, 1 + i, 1, 2, 3, 40 + i)),
      }),
    );
  }
  const [first, second] = places as [typeof pending, typeof pending];
  const author = await buildUser(dataSource, { name: ODD, avatarUrl: '/uploads/a.webp' });
  const left = await buildUser(dataSource, { deletedAt: new Date() });
  for (let i = 0; i < 14; i += 1) {
    const review = await buildReview(dataSource, {
      placeId: first.id,
      userId: i === 3 ? left.id : i === 4 ? author.id : undefined,
      rating: 1 + (i % 5),
      title: i % 2 ? ODD : null,
      comment: ODD,
      visitedOn: i % 3 ? null : '2026-03-01',
      editedAt: i % 4 ? null : new Date(),
      createdAt: new Date(Date.UTC(2026, 1, 1, 0, 0, i, i)),
      status: i === 6 ? ModerationStatus.PENDING : ModerationStatus.APPROVED,
      deletedAt: i === 7 ? new Date() : null,
      helpfulCount: i % 3,
    });
    if (i < 2) {
      await buildPhoto(dataSource, { reviewId: review.id, status: ModerationStatus.APPROVED, alt: i ? '' : ODD });
      await buildPhoto(dataSource, { reviewId: review.id, position: 1 });
    }
  }
  await buildReview(dataSource, { placeId: second.id });
  const image = (values: object) => ({ id: newId(), url: '', alt: '', credit: null, position: 0, focusX: 0.25, focusY: 1, photoId: null, ...values });
  const [approved, waiting] = [await buildPhoto(dataSource, { status: ModerationStatus.APPROVED, width: 800, height: 3000 }), await buildPhoto(dataSource)];
  await dataSource
    .getRepository(PlaceImage)
    .insert([
      image({ placeId: first.id, url: 'https://example.org/a.jpg', alt: ODD, credit: ODD }),
      image({ placeId: first.id, photoId: approved.id, position: 1 }),
      image({ placeId: first.id, photoId: waiting.id, position: 2 }),
    ]);
  await dataSource.getRepository(CityImage).insert([image({ cityId: odd.id, url: '/uploads/b.webp' })]);
  return { cities: [pune.id, odd.id], places: places.map(({ id }) => id), hidden: [gone.id, inGone.id, pending.id] };
}

/** A user with data of every kind that responses to signed-in users depend on, on public places of a guide. */
export async function buildMember(
  dataSource: DataSource,
  [first = '', second = '', third = '', fourth = '']: string[],
  values: Partial<User> = {},
): Promise<User> {
  const user = await buildUser(dataSource, values);
  await buildIdentity(dataSource, user.id, 'facebook');
  await dataSource.query('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2), ($1, $3)', [user.id, first, third]);
  await buildPlaceList(dataSource, { userId: user.id, name: ODD }, [first, second]);
  await buildPlaceList(dataSource, { userId: user.id, visibility: ListVisibility.LINK, linkKey: newId().replaceAll('-', '').slice(0, 24) });
  await buildPlaceList(dataSource, {}, [first]);
  const review = await buildReview(dataSource, { placeId: first, userId: user.id, status: ModerationStatus.APPROVED });
  await buildPhoto(dataSource, { userId: user.id, reviewId: review.id, status: ModerationStatus.APPROVED });
  await buildPhoto(dataSource, { userId: user.id, reviewId: review.id, status: ModerationStatus.REJECTED, rejectionReason: ODD, position: 1 });
  await buildReview(dataSource, { placeId: second, userId: user.id, status: ModerationStatus.REJECTED, rejectionReason: ODD });
  const waiting = await buildReview(dataSource, { placeId: third, userId: user.id, status: ModerationStatus.PENDING });
  await buildPhoto(dataSource, { userId: user.id, reviewId: waiting.id });
  await buildReview(dataSource, { placeId: fourth, userId: user.id, deletedAt: new Date() });
  await dataSource.query('INSERT INTO review_votes (review_id, user_id) SELECT id, $2 FROM reviews WHERE place_id = $1 AND user_id <> $2 ORDER BY id LIMIT 3', [
    first,
    user.id,
  ]);
  await dataSource.query('UPDATE places SET created_by = $2 WHERE id = $1', [fourth, user.id]);
  return user;
}
