import { splitTexts } from '../../core/fields/index.js';
import { countryCode } from '../../core/geo/index.js';
import type { City } from '../../modules/cities/index.js';
import { isInBusiness, type Place, type PlaceAttribute, shownRating } from '../../modules/places/index.js';
import type { AttributeList } from '../../modules/site/index.js';
import { attributesJsonLd, BUSINESS_TYPES, FOOD_TYPES } from './attributes-json-ld.js';
import { hoursJsonLd } from './hours-json-ld.js';

const geo = (latitude: number, longitude: number) => ({ '@type': 'GeoCoordinates', latitude, longitude });

/** Returns the site as schema.org's WebSite. `name` is its name; `homeUrl` and `searchUrl`, the list that a search opens, are absolute. */
export const siteJsonLd = (name: string, homeUrl: string, searchUrl: string): object => ({
  '@type': 'WebSite',
  name,
  url: homeUrl,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Returns the path from the home page to a page, as schema.org's BreadcrumbList. */
export const breadcrumbs = (publicUrl: string, trail: [name: string, path: string][]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], i) => ({ '@type': 'ListItem', position: i + 1, name, item: publicUrl + path })),
});

/** Texts of a city or place in the language of a page. */
interface Shown {
  name: string;
  description: string;
  /** Names besides the one that the page shows. */
  alternateNames?: readonly string[];
}

const alternates = (names: readonly string[]) => names.length > 0 && { alternateName: [...new Set(names)] };

/** Returns a city as schema.org's City, with the path of its page. */
export const cityJsonLd = (city: City, publicUrl: string, path = `/cities/${city.id}`, shown: Shown = city): object => ({
  '@type': 'City',
  name: shown.name,
  ...alternates(shown.alternateNames ?? []),
  description: shown.description,
  url: publicUrl + path,
  image: `${publicUrl}/art/cities/${city.id}.webp`,
  geo: geo(city.latitude, city.longitude),
  containedInPlace: { '@type': 'Country', name: city.country },
});

/** Data of a place beside its row. */
interface PlaceParts {
  /** Texts of the place and name of its city in the language of the page; by default those in their own language. */
  shown?: Shown;
  cityName?: string;
  /** Absolute address of the site. */
  publicUrl: string;
  /** Paths of the picture and the page. */
  image?: string;
  path?: string;
  /** Attributes that visitors see, in the language of the page. */
  attributes: readonly PlaceAttribute[];
  definitions: AttributeList;
}

/** Returns a place as a type of schema.org, that of its category. The rating is omitted while there is none. */
export function placeJsonLd(place: Place, type: string, city: City, parts: PlaceParts): object {
  const { publicUrl, image = `/art/places/${place.id}.webp`, path = `/places/${place.id}`, cityName = city.name } = parts;
  const shown: Shown = parts.shown ?? place;
  const { latitude, longitude } = place;
  const at = { timeZone: city.timeZone, country: city.country, latitude: latitude ?? city.latitude, longitude: longitude ?? city.longitude };
  // schema.org has no property for a closed place. Its opening hours would say that it is open, so they are left out.
  const now = new Date();
  const hours = isInBusiness(place, city.timeZone, now) ? hoursJsonLd(place.openingHours, at, now) : undefined;
  const isBusiness = BUSINESS_TYPES.has(type);
  const attributes = attributesJsonLd(parts.attributes, parts.definitions, type);
  const pages = [...(place.website ? [place.website] : []), ...splitTexts(place.socialLinks ?? ''), ...attributes.pages];
  return {
    '@type': type,
    name: shown.name,
    ...alternates([...(shown.alternateNames ?? []), ...splitTexts(place.otherNames ?? '')]),
    description: shown.description,
    url: publicUrl + path,
    image: `${publicUrl}${image}`,
    ...(latitude !== null && longitude !== null && { geo: geo(latitude, longitude) }),
    address: {
      '@type': 'PostalAddress',
      ...(place.fullAddress && { streetAddress: place.fullAddress }),
      ...(place.pincode && { postalCode: place.pincode }),
      addressLocality: cityName,
      addressRegion: city.state,
      addressCountry: countryCode(city.country) ?? city.country,
    },
    ...(place.phone && { telephone: place.phone }),
    ...(place.email && isBusiness && { email: place.email }),
    ...(pages.length > 0 && { sameAs: pages.length > 1 ? pages : pages[0] }),
    ...(place.menuUrl && FOOD_TYPES.has(type) && { hasMenu: place.menuUrl }),
    ...(place.bookingUrl && { potentialAction: { '@type': 'ReserveAction', target: place.bookingUrl } }),
    ...(hours && { openingHoursSpecification: hours }),
    ...(place.priceRange && isBusiness && { priceRange: place.priceRange }),
    ...attributes.properties,
    ...(place.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shownRating(place.ratingAverage),
        reviewCount: place.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
