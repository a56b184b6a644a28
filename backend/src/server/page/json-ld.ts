import type { City } from '../../modules/cities/index.js';
import type { Place } from '../../modules/places/index.js';

/** Categories that schema.org has a type for; anything else is a LocalBusiness. */
const PLACE_TYPES = new Map([
  ['restaurant', 'Restaurant'],
  ['cafe', 'CafeOrCoffeeShop'],
  ['bar', 'BarOrPub'],
  ['hotel', 'Hotel'],
  ['museum', 'Museum'],
  ['park', 'Park'],
  ['beach', 'Beach'],
  ['shopping', 'ShoppingCenter'],
  ['attraction', 'TouristAttraction'],
  ['historic', 'LandmarksOrHistoricalBuildings'],
  ['worship', 'PlaceOfWorship'],
]);

const geo = (latitude: number, longitude: number) => ({ '@type': 'GeoCoordinates', latitude, longitude });

/** The site as schema.org's WebSite, with its home page and the list that its search opens, both as absolute URLs. */
export const siteJsonLd = (homeUrl: string, searchUrl: string): object => ({
  '@type': 'WebSite',
  name: 'CityPins',
  url: homeUrl,
  potentialAction: { '@type': 'SearchAction', target: `${searchUrl}?search={search_term_string}`, 'query-input': 'required name=search_term_string' },
});

/** The trail from home to a page, as schema.org's BreadcrumbList. */
export const breadcrumbs = (publicUrl: string, trail: [name: string, path: string][]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], i) => ({ '@type': 'ListItem', position: i + 1, name, item: publicUrl + path })),
});

/** A city as schema.org's City, with its page at a path. */
export const cityJsonLd = (city: City, publicUrl: string, path = `/cities/${city.id}`): object => ({
  '@type': 'City',
  name: city.name,
  description: city.description,
  url: publicUrl + path,
  image: `${publicUrl}/art/cities/${city.id}.webp`,
  geo: geo(city.latitude, city.longitude),
  containedInPlace: { '@type': 'Country', name: city.country },
});

/** A place as the schema.org type of its category, with picture and page at paths, and with its rating once people have rated it. */
export const placeJsonLd = (place: Place, city: City, publicUrl: string, image = `/art/places/${place.id}.webp`, path = `/places/${place.id}`): object => ({
  '@type': PLACE_TYPES.get(place.category) ?? 'LocalBusiness',
  name: place.name,
  description: place.description,
  url: publicUrl + path,
  image: `${publicUrl}${image}`,
  ...(place.latitude !== null && place.longitude !== null && { geo: geo(place.latitude, place.longitude) }),
  address: {
    '@type': 'PostalAddress',
    ...(place.fullAddress && { streetAddress: place.fullAddress }),
    ...(place.pincode && { postalCode: place.pincode }),
    addressLocality: city.name,
    addressRegion: city.state,
    addressCountry: city.country,
  },
  ...(place.phone && { telephone: place.phone }),
  ...(place.website && { sameAs: place.website }),
  ...(place.priceRange && { priceRange: place.priceRange }),
  ...(place.ratingCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: place.ratingAverage, reviewCount: place.ratingCount, bestRating: 5, worstRating: 1 },
  }),
});
