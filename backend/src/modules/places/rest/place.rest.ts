import { Type } from '@sinclair/typebox';
import { MAX_PAGE_SIZE } from '../../../core/paging/index.js';
import { object, pageOf, param, type QueryValues, RedirectAnswer, type Route, routesOf } from '../../../core/rest/index.js';
import { cityJson, CityJson } from '../../cities/index.js';
import { FACT_PARAMS, factFilterOf } from '../filters/index.js';
import { MOST_DAYS, MOST_METERS, type PlaceFilter, PlaceSort } from '../place.input.js';
import { placeJson, PlaceJson, PlacePageJson } from './place.json.js';
import type { PlaceModule } from '../place.module.js';

const FILTER = {
  search: param.text('Words of the name, category, city or address; ignores case, accents and small typing errors.'),
  ...FACT_PARAMS,
  city: param.text('Id of the city.'),
  pincode: param.text('Exact postal code; ignores blanks, hyphens and case.'),
  minRating: param.number('Minimum average rating.', { max: 5 }),
  withPhotos: param.boolean('True: only places with a photo that a visitor has added.'),
  addedWithin: param.integer('Only places that were added within so many days.', { min: 1, max: MOST_DAYS }),
  bbox: param.numbers(4, 'Only places inside this rectangle: west, south, east, north (degrees, in the order of GeoJSON).'),
  near: param.numbers(2, 'Latitude and longitude (degrees) from which the sort `nearest` and `maxDistance` measure distances.'),
  maxDistance: param.integer('Maximum distance from `near` in meters; needs `near`.', { min: 1, max: MOST_METERS }),
};

/** Returns a point; degrees outside the valid range are set to its limit. */
const point = (latitude = 0, longitude = 0) => ({
  latitude: Math.min(90, Math.max(-90, latitude)),
  longitude: Math.min(180, Math.max(-180, longitude)),
});

const filterOf = ({ bbox, near, category, price, attr, openAt, ...others }: QueryValues<typeof FILTER>): PlaceFilter => ({
  ...others,
  ...factFilterOf({ category, price, attr, openAt }),
  near: near && point(near[0], near[1]),
  bounds: bbox && { southWest: point(bbox[1], bbox[0]), northEast: point(bbox[3], bbox[2]) },
});

const route = routesOf<PlaceModule>();

export const placeRoutes: Route<PlaceModule>[] = [
  route({
    method: 'get',
    path: '/places',
    access: 'public',
    summary: 'List public places',
    query: {
      ...FILTER,
      sort: param.oneOf(Object.values(PlaceSort), 'Order of the list; the default is `nearest` if `near` is given, else `recommended`.'),
      ...param.page(),
      facets: param.boolean('True: with the options by which the list can be filtered, and the number of places of each.'),
      language: param.text('Language of the names in `facets`; by default that of the site.'),
    },
    answer: PlacePageJson,
    async handle({ query: { facets: hasFacets, language, ...query }, services }) {
      const sort = query.sort ?? (query.near ? PlaceSort.NEAREST : PlaceSort.RECOMMENDED);
      const { items, total, page, pages, criteria, understood } = await services.places.list(filterOf(query), sort, pageOf(query));
      const places = await Promise.all(items.map((place) => placeJson(place, services)));
      const facets = hasFacets ? await services.facets.of(criteria, language) : undefined;
      return { places, total, pagination: { current: page, pages }, facets, understood: understood && [...understood] };
    },
  }),
  route({
    method: 'get',
    path: '/places/categories',
    access: 'public',
    summary: 'List the categories that have a public place',
    answer: Type.Array(Type.String()),
    handle: async ({ services }) => (await services.places.categories()).map(({ name }) => name),
  }),
  route({
    method: 'get',
    path: '/places/cities',
    access: 'public',
    summary: 'List the cities that have a public place',
    answer: Type.Array(CityJson),
    handle: async ({ services }) => Promise.all((await services.places.cities()).map((city) => cityJson(city, services))),
  }),
  route({
    method: 'get',
    path: '/places/:id',
    access: 'public',
    summary: 'Get a place',
    answer: PlaceJson,
    canMove: true,
    async handle({ params: { id }, services, viewer }) {
      const place = await services.places.seenBy(viewer, id);
      return place.id === id.toLowerCase() ? placeJson(place, services) : new RedirectAnswer(`${services.publicUrl}/api/places/${place.id}`, 301);
    },
  }),
  route({
    method: 'get',
    path: '/cities/:id/places',
    access: 'public',
    summary: 'List the places of a city, featured ones first, then by ranking',
    query: { limit: param.orElse(param.integer('Number of places.', { min: 1, max: MAX_PAGE_SIZE }), 20) },
    answer: object({ places: Type.Array(PlaceJson) }),
    async handle({ params, query, services }) {
      const city = await services.cities.get(params.id);
      const places = await services.places.featured(city.id, query.limit);
      return { places: await Promise.all(places.map((place) => placeJson(place, services))) };
    },
  }),
];
