import { MAX_ROWS } from '../../core/paging/page.js';
import type { Route } from '../../core/rest/route.js';
import { imagesOf } from '../../core/pictures/image.js';
import type { City } from './city.entity.js';
import type { CityModule } from './index.js';

/** Unpaged lists stop here. */
const MAX_LIST = 1000;

/** A city as the REST API shows it. */
export async function cityJson(city: City, { cityImages }: Pick<CityModule, 'cityImages'>) {
  const images = imagesOf(await cityImages.load(city.id), `/art/cities/${city.id}.svg`, city.name);
  return {
    _id: city.id,
    name: city.name,
    state: city.state,
    country: city.country,
    description: city.description,
    images: images.map(({ url }) => ({ url })),
    featured: city.featured,
    population: city.population ?? undefined,
    foundedYear: city.foundedYear ?? undefined,
    status: city.status,
    coordinates: { latitude: city.latitude, longitude: city.longitude },
  };
}

export const cityRoutes: Route<CityModule>[] = [
  {
    method: 'get',
    path: '/cities',
    access: 'public',
    summary: 'Cities, the featured ones first; query: search, state, country, featured=true, limit, page',
    async handle({ query, services }) {
      const filter = { search: query.text('search'), state: query.text('state'), country: query.text('country'), featured: query.boolean('featured') };
      const size = query.integer('limit', { min: 1, max: MAX_LIST, fallback: MAX_LIST });
      const page = await services.cities.list(filter, { number: query.integer('page', { min: 1, max: MAX_ROWS, fallback: 1 }), size });
      return Promise.all(page.items.map((city) => cityJson(city, services)));
    },
  },
  {
    method: 'get',
    path: '/cities/states',
    access: 'public',
    summary: 'Names of the states that have a city; query: country',
    handle: ({ query, services }) => services.cities.states(query.text('country')),
  },
  {
    method: 'get',
    path: '/cities/countries',
    access: 'public',
    summary: 'Names of the countries that have a city',
    handle: ({ services }) => services.cities.countries(),
  },
  {
    method: 'get',
    path: '/cities/:id',
    access: 'public',
    summary: 'One city',
    handle: async ({ params, services }) => cityJson(await services.cities.get(params.id ?? ''), services),
  },
];
