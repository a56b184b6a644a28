import { createHash, randomBytes } from 'node:crypto';
import type { DataSource, EntityTarget, FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { newId } from '../src/core/db/index.js';
import { ModerationStatus } from '../src/core/moderation/index.js';
import { ApiToken, ApiTokenScope, Invitation, type IdentityProvider, UserIdentity } from '../src/modules/accounts/index.js';
import { City, CityImage } from '../src/modules/cities/index.js';
import { PlaceList } from '../src/modules/favorites/index.js';
import { Photo } from '../src/modules/photos/index.js';
import { Place, PlaceEdit, type PlaceField, PlaceImage } from '../src/modules/places/index.js';
import { PlaceStatus } from '../src/modules/places/place.entity.js';
import { Report } from '../src/modules/reports/index.js';
import { ReportReason } from '../src/modules/reports/report.entity.js';
import { Review } from '../src/modules/reviews/index.js';
import { Decision, DecisionKind } from '../src/modules/standing/index.js';
import {
  Attribute,
  ATTRIBUTE_FIELDS,
  type AttributeKind,
  AttributeList,
  Category,
  CategoryList,
  initialValues,
  SearchTerm,
} from '../src/modules/site/index.js';
import { User } from '../src/modules/users/index.js';
import { Webhook, WebhookDelivery, WebhookEvent } from '../src/modules/webhooks/index.js';

async function insert<Row extends { id: string }>(dataSource: DataSource, entity: EntityTarget<Row>, values: Partial<Row>): Promise<Row> {
  const rows = dataSource.getRepository(entity);
  const id = values.id ?? newId();
  await rows.insert({ ...values, id } as QueryDeepPartialEntity<Row>);
  return rows.findOneByOrFail({ id } as FindOptionsWhere<Row>);
}

/** Password of the users who are built with its hash: `buildUser(dataSource, { passwordHash: PASSWORD_HASH })`. */
export const PASSWORD = 'five green kettles';
export const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$Oilyi9r69/SG9rtRDgTLYw$sDS+jqG0iUiHERhC0Pkt51fQSUb1gLNb3ntShoH/+4M';

/** Inserts a user with a unique e-mail address. */
export function buildUser(dataSource: DataSource, overrides: Partial<User> = {}): Promise<User> {
  const id = newId();
  return insert(dataSource, User, { id, name: 'Asha Rao', email: `${id}@example.org`, isVerified: true, ...overrides });
}

/** Inserts a user whose reports count: confirmed, with an account that is two days old. */
export const buildReporter = (dataSource: DataSource, overrides: Partial<User> = {}): Promise<User> =>
  buildUser(dataSource, { createdAt: new Date(Date.now() - 48 * 3_600_000), ...overrides });

/** Inserts a decision about a user's content; by default the approval of a review that does not exist. */
export const buildDecision = (dataSource: DataSource, overrides: Partial<Decision> & Pick<Decision, 'userId'>): Promise<Decision> =>
  insert(dataSource, Decision, { kind: DecisionKind.REVIEW_APPROVED, targetId: newId(), ...overrides });

/** Inserts approved decisions, so that the user's reviews need no moderator; by default three, which is enough. */
export async function buildTrust(dataSource: DataSource, userId: string, approved = 3): Promise<void> {
  for (let i = 0; i < approved; i++) await buildDecision(dataSource, { userId });
}

/** Lets a user sign in with an account at a provider. */
export async function buildIdentity(dataSource: DataSource, userId: string, provider: IdentityProvider = 'facebook'): Promise<{ provider: IdentityProvider }> {
  await dataSource.getRepository(UserIdentity).insert({ provider, providerId: newId(), userId });
  return { provider };
}

/** Returns attributes with the looks of new ones. @param options keys of options; their names are the keys */
export const attributesOf = (definitions: readonly { key: string; kind: AttributeKind; options?: readonly string[] }[]): AttributeList =>
  new AttributeList(
    definitions.map(({ key, kind, options = [] }) => ({
      ...initialValues(ATTRIBUTE_FIELDS),
      key,
      kind,
      names: { en: key },
      options: options.map((option) => ({ key: option, names: { en: option }, synonyms: {}, isRetired: false })),
      categories: [],
      importNames: [],
    })),
  );

/** Returns categories with these slugs and the looks of a new category. */
export const categoriesOf = (slugs: readonly string[]): CategoryList =>
  new CategoryList(
    slugs.map((slug) => ({
      slug,
      preset: null,
      names: {},
      plurals: {},
      icon: 'place',
      color: '',
      art: 'other',
      schemaType: 'LocalBusiness',
      isHidden: false,
      aliases: [],
      pending: [],
    })),
  );

/** Inserts a category with a slug of its own. */
export const buildCategory = (dataSource: DataSource, overrides: Partial<Category> = {}): Promise<Category> => {
  const id = newId();
  const look = { icon: 'place', color: '', art: 'other', schemaType: 'LocalBusiness' };
  return insert(dataSource, Category, { id, slug: `c-${id.slice(-12)}`, names: { en: 'Wine bar' }, ...look, rank: 99, ...overrides });
};

/** Inserts an attribute of the kind `yes-no` with a key of its own. */
export const buildAttribute = (dataSource: DataSource, overrides: Partial<Attribute> = {}): Promise<Attribute> => {
  const id = newId();
  const look = { kind: 'yes-no', icon: 'place', section: 'services' } as const;
  return insert(dataSource, Attribute, { id, key: `a${id.slice(-12)}`, names: { en: 'Slide' }, ...look, rank: 99, ...overrides });
};

/** Inserts a search term for the price 1 with a key of its own. */
export const buildSearchTerm = (dataSource: DataSource, overrides: Partial<SearchTerm> = {}): Promise<SearchTerm> => {
  const id = newId();
  return insert(dataSource, SearchTerm, { id, key: `t${id.slice(-12)}`, meaning: 'price=1', words: { en: 'thrifty' }, rank: 99, ...overrides });
};

/** Inserts an active city. */
export const buildCity = (dataSource: DataSource, overrides: Partial<City> = {}): Promise<City> =>
  insert(dataSource, City, {
    name: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    description: 'A city of hills, students and old forts.',
    population: 3_124_458,
    foundedYear: 1740,
    latitude: 18.5204,
    longitude: 73.8567,
    timeZone: 'Asia/Kolkata',
    ...overrides,
  });

/** Inserts an active place, in a new city unless `cityId` is given. */
export async function buildPlace(dataSource: DataSource, overrides: Partial<Place> = {}): Promise<Place> {
  const cityId = overrides.cityId ?? (await buildCity(dataSource)).id;
  return insert(dataSource, Place, {
    name: 'Shaniwar Wada',
    description: 'A fort of the Peshwas.',
    category: 'historic',
    latitude: 18.5195,
    longitude: 73.8553,
    fullAddress: 'Shaniwar Peth, Pune, Maharashtra',
    pincode: '411030',
    status: PlaceStatus.ACTIVE,
    ...overrides,
    cityId,
  });
}

/** Inserts two places that can be the same one. @returns their ids in order */
export async function buildPair(dataSource: DataSource): Promise<[string, string]> {
  const { id: a, cityId } = await buildPlace(dataSource);
  const { id: b } = await buildPlace(dataSource, { cityId, names: { de: 'Zwei' } });
  await dataSource.query('INSERT INTO duplicate_pairs (a, b, city_id, distance, similarity) VALUES ($1, $2, $3, 0, 1)', [a, b, cityId]);
  return [a, b];
}

/** Inserts an approved review; by default by a new user, of a new place. Its rating counts for the place. */
export async function buildReview(dataSource: DataSource, overrides: Partial<Review> = {}): Promise<Review> {
  const placeId = overrides.placeId ?? (await buildPlace(dataSource)).id;
  const userId = overrides.userId ?? (await buildUser(dataSource)).id;
  return insert(dataSource, Review, {
    rating: 4,
    title: 'Worth a walk',
    comment: 'Quiet in the morning, and the gate is grand.',
    status: ModerationStatus.APPROVED,
    ...overrides,
    placeId,
    userId,
  });
}

/** Inserts an uploaded photo; by default by a new user. `reviewId` adds it to a review. */
export async function buildPhoto(
  dataSource: DataSource,
  { reviewId, position = 0, ...overrides }: Partial<Photo> & { reviewId?: string; position?: number } = {},
): Promise<Photo> {
  const userId = overrides.userId ?? (await buildUser(dataSource)).id;
  const photo = await insert(dataSource, Photo, {
    fileKey: newId().replaceAll('-', ''),
    alt: 'The gate at dawn',
    width: 1600,
    height: 1200,
    thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    usedAt: reviewId ? new Date() : null,
    ...overrides,
    userId,
  });
  if (reviewId) await dataSource.query('INSERT INTO review_photos (photo_id, review_id, position) VALUES ($1, $2, $3)', [photo.id, reviewId, position]);
  return photo;
}

/** Inserts a private list with these places, in this order; by default of a new user. */
export async function buildPlaceList(dataSource: DataSource, overrides: Partial<PlaceList> = {}, placeIds: string[] = []): Promise<PlaceList> {
  const userId = overrides.userId ?? (await buildUser(dataSource)).id;
  const list = await insert(dataSource, PlaceList, { name: 'Weekend in Pune', ...overrides, userId });
  await dataSource.query(
    'INSERT INTO place_list_items (list_id, place_id, position) SELECT $1, id, n FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, n)',
    [list.id, placeIds],
  );
  return list;
}

/** Details of a place, as a user enters them in a suggestion or an edit. */
export const PLACE_DETAILS = {
  name: 'Cafe Goodluck',
  description: 'An Irani cafe with bun maska, since 1935.',
  category: 'cafe',
  coordinates: { latitude: 18.517, longitude: 73.841 },
  fullAddress: 'Goodluck Chowk, Pune',
  pincode: '411004',
  phone: '+91 20 2567 6489',
  website: 'https://goodluck.example.org/menu',
  priceRange: '₹',
  openingHours: 'Mo-Su 07:00-23:00',
  otherNames: 'Goodluck; Cafe Good Luck',
  area: 'Deccan Gymkhana',
  email: 'goodluck@example.org',
  otherPhones: '+91 20 2567 6490; +91 20 2567 6491',
  socialLinks: 'https://www.facebook.com/goodluck',
  menuUrl: 'https://goodluck.example.org/cards',
  bookingUrl: 'https://goodluck.example.org/tables',
  businessStatus: 'opening-soon',
  opensOn: '2020-05-03',
} satisfies Record<PlaceField, string> & { coordinates: object };

/** Inserts an edit of a place's phone number that waits for a decision; by default of a new place, by a new user. */
export async function buildPlaceEdit(dataSource: DataSource, overrides: Partial<PlaceEdit> = {}): Promise<PlaceEdit> {
  const placeId = overrides.placeId ?? (await buildPlace(dataSource)).id;
  const userId = overrides.userId ?? (await buildUser(dataSource)).id;
  return insert(dataSource, PlaceEdit, { changes: { phone: { before: null, after: '+91 20 1111' } }, ...overrides, placeId, userId });
}

/** Inserts an API token whose text is unknown; by default of a new user. */
export async function buildApiToken(dataSource: DataSource, overrides: Partial<ApiToken> = {}): Promise<ApiToken> {
  const userId = overrides.userId ?? (await buildUser(dataSource)).id;
  return insert(dataSource, ApiToken, {
    name: 'Script',
    scope: ApiTokenScope.READ,
    hint: 'citypins_abcd',
    tokenHash: Buffer.from(newId()),
    ...overrides,
    userId,
  });
}

/** Inserts an invitation for ten people; by default of a new admin. Returns it with the token of its link. */
export async function buildInvitation(dataSource: DataSource, overrides: Partial<Invitation> = {}): Promise<Invitation & { token: string }> {
  const createdBy = overrides.createdBy ?? (await buildUser(dataSource, { role: 'admin' })).id;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const invitation = await insert(dataSource, Invitation, { role: 'user', maxUses: 10, expiresAt, ...overrides, tokenHash, createdBy });
  return Object.assign(invitation, { token });
}

/** Inserts a webhook for all events; by default with a private address, to which nothing is sent. */
export const buildWebhook = (dataSource: DataSource, overrides: Partial<Webhook> = {}): Promise<Webhook> =>
  insert(dataSource, Webhook, {
    url: 'https://127.0.0.1/hooks',
    secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    events: [WebhookEvent.PLACE_PUBLISHED, WebhookEvent.REVIEW_PUBLISHED],
    ...overrides,
  });

/** Inserts a message to a webhook that could not be delivered. */
export function buildWebhookDelivery(
  dataSource: DataSource,
  { webhookId, ...overrides }: Partial<WebhookDelivery> & Pick<WebhookDelivery, 'webhookId'>,
): Promise<WebhookDelivery> {
  const id = newId();
  return insert(dataSource, WebhookDelivery, {
    id,
    webhookId,
    event: WebhookEvent.PING,
    subjectId: id,
    attempts: 1,
    failedAt: new Date(),
    lastError: 'The address is not public',
    ...overrides,
  });
}

/** Inserts an open report; by default by a new user. */
export async function buildReport(
  dataSource: DataSource,
  overrides: Partial<Report> & (Pick<Report, 'placeId'> | Pick<Report, 'reviewId'> | Pick<Report, 'photoId'>),
): Promise<Report> {
  const reporterId = overrides.reporterId ?? (await buildUser(dataSource)).id;
  return insert(dataSource, Report, { reason: ReportReason.SPAM, ...overrides, reporterId });
}

/** Inserts a photo of a city. */
export const buildCityImage = (dataSource: DataSource, overrides: Partial<CityImage> & Pick<CityImage, 'cityId'>): Promise<CityImage> =>
  insert(dataSource, CityImage, { url: 'https://photos.example.org/city.jpg', alt: 'The river at dusk', ...overrides });

/** Inserts a picture of a place. */
export const buildPlaceImage = (dataSource: DataSource, overrides: Partial<PlaceImage> & Pick<PlaceImage, 'placeId'>): Promise<PlaceImage> =>
  insert(dataSource, PlaceImage, { url: 'https://photos.example.org/place.jpg', alt: 'The main gate', ...overrides });

/** Tables to empty, in the order of their foreign keys. Rows of other tables are deleted with them. */
const TABLES = ['reports', 'place_edits', 'reviews', 'photos', 'places', 'cities', 'users'];
/** Maximum number of rows per table for which DELETE is faster than TRUNCATE, which re-creates the files of all tables and indexes. */
const FEW = 200;

/** Deletes all content and users, and resets the counters. */
export async function clearGuide(dataSource: DataSource): Promise<void> {
  const counts = TABLES.map((table) => `(SELECT count(*) FROM (SELECT 1 FROM ${table} LIMIT ${FEW + 1}) few)`);
  const [found] = await dataSource.query<{ n: number }[]>(`SELECT greatest(${counts.join(', ')})::integer AS n`);
  const isFew = (found?.n ?? 0) <= FEW;
  await dataSource.query(
    isFew
      ? `TRUNCATE activities; DELETE FROM decisions; ${TABLES.map((table) => `DELETE FROM ${table}`).join('; ')}`
      : 'TRUNCATE users, cities, decisions CASCADE',
  );
  await dataSource.query('UPDATE totals SET n = 0');
}

/** Updates a row by one statement, as the app does, so that the database's triggers run. */
export async function change<Row extends { id: string }>(dataSource: DataSource, row: Row, values: Partial<Row>): Promise<void> {
  await dataSource.getRepository(row.constructor).update(row.id, values);
}
