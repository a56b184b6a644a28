import { createCityPins, type Place } from './citypins.js';

interface Point {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [longitude: number, latitude: number] };
  properties: { name: string; category: string; rating: number };
}

const pointOf = ({ name, category, rating, coordinates }: Place): Point[] =>
  coordinates
    ? [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] },
          properties: { name, category, rating: rating.average },
        },
      ]
    : [];

/** Returns the best rated places of a city as GeoJSON, without places that have no coordinates. @throws Error if the guide has no such city */
export async function bestPlaces(guide: string, cityName: string, { minRating = 4, most = 50 } = {}) {
  const client = createCityPins(guide);
  const { data: cities = [] } = await client.GET('/cities', { params: { query: { search: cityName, limit: 1 } } });
  const [city] = cities;
  if (!city) throw new Error(`${guide} has no city called ${cityName}`);
  const features: Point[] = [];
  for (let page = 1; features.length < most; page += 1) {
    const { data } = await client.GET('/places', { params: { query: { city: city._id, minRating, sort: 'rating', page, limit: 50 } } });
    features.push(...(data?.places ?? []).flatMap(pointOf));
    if (!data || page >= data.pagination.pages) break;
  }
  return { type: 'FeatureCollection' as const, features: features.slice(0, most) };
}
