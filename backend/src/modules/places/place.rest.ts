import { Type } from '@sinclair/typebox';
import { MAX_PAGE_SIZE } from '../../core/paging/page.js';
import { object } from '../../core/rest/json-schema.js';
import { pageOf, param, type QueryValues } from '../../core/rest/query.js';
import { type Route, routesOf } from '../../core/rest/route.js';
import { cityJson, CityJson } from '../cities/index.js';
import { type PlaceFilter, PlaceSort } from './place.input.js';
import { placeJson, PlaceJson, PlacePageJson } from './place.json.js';
import type { PlaceModule } from './index.js';

const FILTER = {
  search: param.text('Words of the name, category, city or address; case, accents and small typing errors are forgiven.'),
  category: param.text('Exact category; upper case is forgiven.'),
  city: param.text('Identifier of the city.'),
  pincode: param.text('Exact postal code; blanks and upper case are forgiven.'),
  minRating: param.number('Lowest average rating.', { max: 5 }),
  bbox: param.numbers(4, "Only places inside: west, south, east, north, in degrees (GeoJSON's order)."),
  near: param.numbers(2, 'Latitude and longitude that `nearest` measures from.'),
};

/** Degrees as they were given, brought onto the globe. */
const point = (latitude = 0, longitude = 0) => ({
  latitude: Math.min(90, Math.max(-90, latitude)),
  longitude: Math.min(180, Math.max(-180, longitude)),
});

const filterOf = ({ bbox, near, search, category, city, pincode, minRating }: QueryValues<typeof FILTER>): PlaceFilter => ({
  search,
  category,
  city,
  pincode,
  minRating,
  near: near && point(near[0], near[1]),
  bounds: bbox && { southWest: point(bbox[1], bbox[0]), northEast: point(bbox[3], bbox[2]) },
});

const route = routesOf<PlaceModule>();

export const placeRoutes: Route<PlaceModule>[] = [
  route({
    method: 'get',
    path: '/places',
    access: 'public',
    summary: 'A page of places',
    query: { ...FILTER, sort: param.oneOf(Object.values(PlaceSort), '`nearest` where `near` is given, else `recommended`.'), ...param.page() },
    answer: PlacePageJson,
    async handle({ query, services }) {
      const sort = query.sort ?? (query.near ? PlaceSort.NEAREST : PlaceSort.RECOMMENDED);
      const { items, total, page, pages } = await services.places.list(filterOf(query), sort, pageOf(query));
      const places = await Promise.all(items.map((place) => placeJson(place, services)));
      return { places, total, pagination: { current: page, pages } };
    },
  }),
  route({
    method: 'get',
    path: '/places/categories',
    access: 'public',
    summary: 'The categories that have a place',
    answer: Type.Array(Type.String()),
    handle: async ({ services }) => (await services.places.categories()).map(({ name }) => name),
  }),
  route({
    method: 'get',
    path: '/places/cities',
    access: 'public',
    summary: 'The cities that have a place',
    answer: Type.Array(CityJson),
    handle: async ({ services }) => Promise.all((await services.places.cities()).map((city) => cityJson(city, services))),
  }),
  route({
    method: 'get',
    path: '/places/:id',
    access: 'public',
    summary: 'One place',
    answer: PlaceJson,
    handle: async ({ params, services, viewer }) => placeJson(await services.places.seenBy(viewer, params.id), services),
  }),
  route({
    method: 'get',
    path: '/cities/:id/places',
    access: 'public',
    summary: 'Featured places of a city, then its best ranked',
    query: { limit: param.orElse(param.integer('How many.', { min: 1, max: MAX_PAGE_SIZE }), 20) },
    answer: object({ places: Type.Array(PlaceJson) }),
    async handle({ params, query, services }) {
      const city = await services.cities.get(params.id);
      const places = await services.places.featured(city.id, query.limit);
      return { places: await Promise.all(places.map((place) => placeJson(place, services))) };
    },
  }),
];
