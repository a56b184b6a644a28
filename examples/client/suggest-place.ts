import { createHash } from 'node:crypto';
import { createCityPins, type Place } from './citypins.js';

/** A suggested place. It has the name of its city instead of the city's id. */
export interface Suggestion {
  city: string;
  name: string;
  description: string;
  category: string;
  coordinates: { latitude: number; longitude: number };
  phone?: string;
  website?: string;
}

/**
 * Suggests a place. Repeated calls with the same suggestion create only one place, because they send the same Idempotency-Key.
 * @throws Error if the guide has no such city; CityPinsError if it refuses the suggestion
 */
export async function suggestPlace(guide: string, token: string, { city, ...details }: Suggestion): Promise<Place> {
  const client = createCityPins(guide, token);
  const { data: cities = [] } = await client.GET('/cities', { params: { query: { search: city, limit: 1 } } });
  if (!cities[0]) throw new Error(`${guide} has no city called ${city}`);
  const key = createHash('sha256')
    .update(JSON.stringify([city, details]))
    .digest('hex');
  const { data } = await client.POST('/places', { params: { header: { 'Idempotency-Key': key } }, body: { ...details, cityId: cities[0]._id } });
  if (!data) throw new Error('The guide answered nothing');
  return data;
}
