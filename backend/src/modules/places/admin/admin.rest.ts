import { Type } from '@sinclair/typebox';
import { GUIDELINES } from '../../../core/moderation/index.js';
import { inPortions, SortDirection } from '../../../core/paging/index.js';
import { PLACE_FILES } from '../../../core/place-files/index.js';
import { CSV, csvFile, file, pageOf, param, type QueryValues, type Route, routesOf } from '../../../core/rest/index.js';
import { selectionOf } from '../../../core/selection/index.js';
import { BUSINESS_STATES, OPEN } from '../business/index.js';
import { FACT_PARAMS, factFilterOf } from '../filters/index.js';
import { PlaceStatus } from '../place.entity.js';
import { MOST_DAYS } from '../place.input.js';
import { type AdminPlaceFilter, AdminPlaceSort, PlaceStatusInput } from './admin.input.js';
import type { FileSelection } from './admin.query.js';
import { placeColumns } from './csv-columns.js';
import { placeFile } from './place-files.js';
import { adminPlaceJson, AdminPlaceJson } from '../rest/api.js';
import type { PlaceModule } from '../place.module.js';

const FILTER = {
  search: param.text('Words of the name of the place or of its city.'),
  status: param.oneOf(Object.values(PlaceStatus), 'Only places with this status.'),
  businessStatus: param.oneOf([...BUSINESS_STATES, OPEN], 'Only places with this business status.'),
  ...FACT_PARAMS,
  city: param.text('Only places of the city with this id.'),
  featured: param.boolean('True: only featured places; false: only other places.'),
  reported: param.boolean('True: only places with an open report; false: only other places.'),
  withHours: param.boolean('True: only places with opening hours; false: only other places.'),
  withPhotos: param.boolean('True: only places with a photo that a visitor has added; false: only other places.'),
  addedWithin: param.integer('Only places that were added within so many days.', { min: 1, max: MOST_DAYS }),
  import: param.text('Only places that the import with this id has added or changed.'),
  source: param.text('Only imported places of this source.'),
};

const filterOf = ({ city, import: importId, category, price, attr, openAt, ...others }: QueryValues<typeof FILTER>): AdminPlaceFilter => ({
  ...others,
  ...factFilterOf({ category, price, attr, openAt }),
  cityId: city,
  importId,
});

const EXPORT = { ...FILTER, ids: param.ids('Only the places with these ids.') };

const selectedBy = (query: QueryValues<typeof EXPORT>): FileSelection => ({ filter: filterOf(query), ids: query.ids });

/** Formats for maps, with their names. */
const MAP_FORMATS = [
  ['geojson', 'GeoJSON'],
  ['kml', 'KML'],
  ['gpx', 'GPX'],
] as const;

const route = routesOf<PlaceModule>();

export const placeAdminRoutes: Route<PlaceModule>[] = [
  route({
    method: 'get',
    path: '/admin/places',
    access: 'admin',
    summary: 'List all places, the newest first, including pending and rejected ones',
    query: { ...FILTER, ...param.adminPage },
    answer: Type.Array(AdminPlaceJson),
    async handle({ query, services }) {
      const order = { sort: AdminPlaceSort.CREATED, direction: SortDirection.DESCENDING };
      const { items } = await services.placeAdmin.list(filterOf(query), order, pageOf(query));
      return Promise.all(items.map((place) => adminPlaceJson(place, services)));
    },
  }),
  route({
    method: 'get',
    path: '/admin/places.csv',
    access: 'admin',
    summary: 'Export all matching places as CSV',
    query: EXPORT,
    answer: CSV,
    async handle({ query, services }) {
      const { placeAdmin, siteSettings } = services;
      const selection = selectedBy(query);
      const portions = inPortions((after, limit) => placeAdmin.portion(selection, after, limit));
      return csvFile('places', placeColumns(siteSettings.attributes, await placeAdmin.textLanguages(selection)), portions);
    },
  }),
  ...MAP_FORMATS.map(([format, name]) =>
    route({
      method: 'get',
      path: `/admin/places.${format}`,
      access: 'admin',
      summary: `Export all matching places as ${name}`,
      query: EXPORT,
      answer: file(PLACE_FILES[format]),
      handle: ({ query, services }) => placeFile(format, selectedBy(query), services),
    }),
  ),
  route({
    method: 'put',
    path: '/admin/places/:id/status',
    access: 'admin',
    summary: 'Approve or reject a pending place; CONFLICT if it has changed since the given version',
    body: PlaceStatusInput,
    answer: AdminPlaceJson,
    async handle({ params: { id }, input: { status, reason, version }, services, viewer }) {
      const selection = selectionOf(id, version);
      if (status === PlaceStatus.ACTIVE) await services.placeDecisions.approve(viewer, selection);
      else await services.placeDecisions.reject(viewer, selection, { reason: reason ?? GUIDELINES });
      return adminPlaceJson(await services.placeAdmin.get(id), services);
    },
  }),
];
