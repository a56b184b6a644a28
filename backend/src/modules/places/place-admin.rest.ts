import { GUIDELINES } from '../../core/moderation/moderation.js';
import { inPortions } from '../../core/paging/portions.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import { adminPageOf } from '../../core/rest/admin-page.js';
import { type CsvColumns, streamCsv } from '../../core/rest/csv.js';
import { FileAnswer } from '../../core/rest/file-answer.js';
import type { QueryReader } from '../../core/rest/query-reader.js';
import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import { type Place, PlaceStatus } from './place.entity.js';
import { type AdminPlaceFilter, AdminPlaceSort, PlaceStatusInput } from './place-admin.input.js';
import type { PlaceRow } from './place-admin.query.js';
import { placeJson } from './place.rest.js';
import type { PlaceModule } from './index.js';

const FILTERS = 'search, status, category, city (id), featured, reported';

/** A place as the REST API shows it to admins. */
async function adminPlaceJson(place: Place, services: PlaceModule) {
  const creator = place.createdBy ? await services.userById.load(place.createdBy) : null;
  return { ...(await placeJson(place, services)), createdBy: creator ? { name: creator.name, email: creator.email } : undefined };
}

const filterOf = (query: QueryReader): AdminPlaceFilter => ({
  search: query.text('search'), status: query.oneOf('status', Object.values(PlaceStatus)), category: query.text('category'),
  cityId: query.text('city'), featured: query.boolean('featured'), reported: query.boolean('reported'),
});

const COLUMNS: CsvColumns<PlaceRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  city: ({ cityName }) => cityName,
  category: ({ category }) => category,
  description: ({ description }) => description,
  status: ({ status }) => status,
  featured: ({ featured }) => featured,
  rating: ({ ratingCount, ratingAverage }) => (ratingCount > 0 ? ratingAverage : null),
  reviews: ({ ratingCount }) => ratingCount,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  address: ({ fullAddress }) => fullAddress,
  pincode: ({ pincode }) => pincode,
  phone: ({ phone }) => phone,
  website: ({ website }) => website,
  priceRange: ({ priceRange }) => priceRange,
  openingHours: ({ openingHours }) => openingHours,
  createdBy: ({ creatorName }) => creatorName,
  createdByEmail: ({ creatorEmail }) => creatorEmail,
  source: ({ source }) => source,
  created: ({ createdAt }) => createdAt,
  updated: ({ updatedAt }) => updatedAt,
};

export const placeAdminRoutes: Route<PlaceModule>[] = [
  {
    method: 'get',
    path: '/admin/places',
    access: 'admin',
    summary: `The places, the last added first, pending and refused ones, too; query: ${FILTERS}, page, limit`,
    async handle({ query, services }) {
      const order = { sort: AdminPlaceSort.CREATED, direction: SortDirection.DESCENDING };
      const { items } = await services.placeAdmin.list(filterOf(query), order, adminPageOf(query));
      return Promise.all(items.map((place) => adminPlaceJson(place, services)));
    },
  },
  {
    method: 'get',
    path: '/admin/places.csv',
    access: 'admin',
    summary: `All places that match as a table; query: ${FILTERS}, ids`,
    async handle({ query, services }) {
      const [filter, ids] = [filterOf(query), query.ids('ids')];
      const portions = inPortions((after, limit) => services.placeAdmin.portion(filter, ids, after, limit));
      return new FileAnswer('text/csv; charset=utf-8', 'places', 'csv', streamCsv(COLUMNS, portions));
    },
  },
  {
    method: 'put',
    path: '/admin/places/:id/status',
    access: 'admin',
    summary: 'Decides about a place that waits; body: status (active or inactive), reason',
    async handle({ params, body, services, viewer }) {
      const { status, reason } = readInput(PlaceStatusInput, body);
      const selection = { ids: [params.id ?? ''] };
      if (status === PlaceStatus.ACTIVE) await services.placeDecisions.approve(viewer, selection);
      else await services.placeDecisions.reject(viewer, selection, { reason: reason ?? GUIDELINES });
      return adminPlaceJson(await services.placeAdmin.get(params.id ?? ''), services);
    },
  },
];
