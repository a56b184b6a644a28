import { momentOf } from './calendar.js';
import type { DatedPlace } from './places.js';
import type { PlaceRow } from './rows.js';
import { countryStyle } from './vocabulary/countries.js';

/** State codes used in postal addresses. */
const STATE_CODES: Readonly<Record<string, string>> = {
  'New York': 'NY',
  California: 'CA',
  Illinois: 'IL',
  'District of Columbia': 'DC',
  Massachusetts: 'MA',
  Ontario: 'ON',
  'New South Wales': 'NSW',
  Victoria: 'VIC',
};

/** Returns an address in the format of the country, such as `40 Hill Road, Bandra West, Mumbai 400050, India`. */
function fullAddress({ street, pincode, city }: DatedPlace): string {
  const style = countryStyle(city.country);
  const code = style.pincode === 'none' ? '' : (pincode ?? '');
  const state = STATE_CODES[city.state];
  const tail = [state, style.pincode === 'after' ? code : ''].filter(Boolean).join(' ');
  const town = style.pincode === 'before' && code ? `${code} ${city.name}` : city.name;
  const comma = state && city.country !== 'Australia' ? ', ' : ' ';
  return [street, tail ? `${town}${comma}${tail}` : town, city.country].filter((part, index) => index < 2 || part !== city.name).join(', ');
}

function priceRange({ price, city }: DatedPlace): string | null {
  if (price === undefined) return null;
  return price === 0 ? 'Free' : countryStyle(city.country).currency.repeat(price);
}

/** Returns the database row of a place, without rating. */
export function placeRow(place: DatedPlace, now: Date): PlaceRow {
  const createdAt = momentOf(now, place.age);
  const isReal = !place.kind && !place.isPending;
  return {
    id: place.id,
    city_id: place.city.id,
    name: place.name,
    description: place.description,
    category: place.category,
    latitude: place.latitude,
    longitude: place.longitude,
    full_address: fullAddress(place),
    pincode: place.pincode ? place.pincode : null,
    phone: place.phone ?? null,
    website: place.website ?? null,
    price_range: priceRange(place),
    opening_hours: place.openingHours ?? null,
    featured: place.isFeatured,
    status: place.isPending ? 'pending' : 'active',
    created_by: place.createdBy?.id ?? null,
    source: isReal ? 'sample-landmark' : 'sample',
    source_id: place.key,
    created_at: createdAt,
    updated_at: createdAt,
  };
}
