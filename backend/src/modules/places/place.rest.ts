import { MAX_PAGE_SIZE, MAX_ROWS } from '../../core/paging/page.js';
import { imagesOf } from '../../core/pictures/image.js';
import type { QueryReader } from '../../core/rest/query-reader.js';
import type { Route } from '../../core/rest/route.js';
import { cityJson } from '../cities/index.js';
import type { Place } from './place.entity.js';
import { type PlaceFilter, PlaceSort } from './place.input.js';
import type { PlaceModule } from './index.js';

const PAGE_SIZE = 20;

/** A place as the REST API shows it to everyone: without the e-mail of whoever added it. */
export async function placeJson(place: Place, services: PlaceModule) {
  const [city, creator, stored] = await Promise.all([
    services.cityById.load(place.cityId),
    place.createdBy ? services.userById.load(place.createdBy) : null,
    services.placeImages.load(place.id),
  ]);
  return {
    _id: place.id,
    name: place.name,
    description: place.description,
    category: place.category,
    city: city && { _id: city.id, name: city.name, state: city.state },
    coordinates: place.latitude === null ? undefined : { latitude: place.latitude, longitude: place.longitude },
    address: { fullAddress: place.fullAddress ?? undefined },
    contactInfo: { phone: place.phone ?? undefined, website: place.website ?? undefined },
    priceRange: place.priceRange ?? undefined,
    rating: { average: place.ratingAverage, count: place.ratingCount },
    featured: place.featured,
    status: place.status,
    images: imagesOf(stored, `/art/places/${place.id}.svg`, place.name).map(({ url }) => ({ url })),
    createdBy: creator ? { name: creator.name } : undefined,
  };
}

/** `bbox=west,south,east,north` (GeoJSON's order) and `near=latitude,longitude`, brought onto the globe. */
function areaOf(query: QueryReader): Pick<PlaceFilter, 'near' | 'bounds'> {
  const point = (latitude = 0, longitude = 0) => ({
    latitude: Math.min(90, Math.max(-90, latitude)),
    longitude: Math.min(180, Math.max(-180, longitude)),
  });
  const near = query.numbers('near', 2);
  const bbox = query.numbers('bbox', 4);
  return {
    near: near && point(near[0], near[1]),
    bounds: bbox && { southWest: point(bbox[1], bbox[0]), northEast: point(bbox[3], bbox[2]) },
  };
}

function filterOf(query: QueryReader): PlaceFilter {
  const minRating = query.number('minRating');
  return {
    search: query.text('search'),
    category: query.text('category'),
    city: query.text('city'),
    pincode: query.text('pincode'),
    minRating: minRating === undefined ? undefined : Math.min(5, minRating),
    ...areaOf(query),
  };
}

export const placeRoutes: Route<PlaceModule>[] = [
  {
    method: 'get',
    path: '/places',
    access: 'public',
    summary: 'A page of places; query: search, category, city (id), pincode, minRating, bbox, near, sort, page, limit',
    async handle({ query, services }) {
      const near = query.text('near');
      const sort = query.oneOf('sort', Object.values(PlaceSort)) ?? (near ? PlaceSort.NEAREST : PlaceSort.RECOMMENDED);
      const size = query.integer('limit', { min: 1, max: MAX_PAGE_SIZE, fallback: PAGE_SIZE });
      const number = query.integer('page', { min: 1, max: MAX_ROWS, fallback: 1 });
      const { items, total, page, pages } = await services.places.list(filterOf(query), sort, { number, size });
      const places = await Promise.all(items.map((place) => placeJson(place, services)));
      return { places, total, pagination: { current: page, pages } };
    },
  },
  {
    method: 'get',
    path: '/places/categories',
    access: 'public',
    summary: 'The categories that have a place',
    handle: async ({ services }) => (await services.places.categories()).map(({ name }) => name),
  },
  {
    method: 'get',
    path: '/places/cities',
    access: 'public',
    summary: 'The cities that have a place',
    handle: async ({ services }) => Promise.all((await services.places.cities()).map((city) => cityJson(city, services))),
  },
  {
    method: 'get',
    path: '/places/:id',
    access: 'public',
    summary: 'One place',
    handle: async ({ params, services, viewer }) => placeJson(await services.places.seenBy(viewer, params.id ?? ''), services),
  },
  {
    method: 'get',
    path: '/cities/:id/places',
    access: 'public',
    summary: 'Featured places of a city, then its best ranked; query: limit',
    async handle({ params, query, services }) {
      const city = await services.cities.get(params.id ?? '');
      const limit = query.integer('limit', { min: 1, max: MAX_PAGE_SIZE, fallback: PAGE_SIZE });
      const places = await services.places.featured(city.id, limit);
      return { places: await Promise.all(places.map((place) => placeJson(place, services))) };
    },
  },
];
