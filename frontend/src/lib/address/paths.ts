export interface CitiesParams {
  search?: string;
  state?: string;
  country?: string;
  featured?: boolean;
  page?: number;
}

export interface PlacesParams {
  search?: string;
  /** Slugs, separated by commas. */
  category?: string;
  city?: string;
  pincode?: string;
  minRating?: number;
  /** `now`, or a time at the places: `2026-12-24T20:00`. */
  openAt?: string;
  /** `free` or numbers of currency signs, separated by commas. */
  price?: string;
  /** Attributes with the options of which a place must have one: `cuisine:pizza,thai`. */
  attr?: readonly string[];
  /** Only places with a photo that a visitor has added. */
  withPhotos?: boolean;
  /** Days since a place was added, at most. */
  addedWithin?: number;
  /** Distance from `near`, at most (m). */
  maxDistance?: number;
  /** Origin of distances, as `pointText` of `mapAddress` writes it. */
  near?: string;
  /** Searched part of the map, as `areaText` of `mapAddress` writes it. */
  area?: string;
  sort?: string;
  page?: number;
  /** `map`: on narrow screens, the map covers the list. */
  view?: 'map';
}

/** Filters and order of a console list, by query parameter. */
type ListParams = Record<string, string | undefined>;

type Param = string | number | boolean | readonly string[] | undefined;

/** Characters that separate values. They need no encoding in a query, and addresses are easier to read without it. */
const SEPARATORS: readonly [RegExp, string][] = [
  [/%2C/g, ','],
  [/%3A/g, ':'],
];

function withQuery(path: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as [string, Param][]) {
    if (value === undefined || value === '' || value === false) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) query.append(name, String(one));
  }
  const text = SEPARATORS.reduce((encoded, [code, character]) => encoded.replace(code, character), query.toString());
  return text ? `${path}?${text}` : path;
}

/** Paths of the screens, without language prefix. Parameters that are undefined, empty or false are left out. */
export const paths = {
  home: '/',
  cities: (params?: CitiesParams): string => withQuery('/cities', params),
  city: (id: string): string => `/cities/${encodeURIComponent(id)}`,
  places: (params?: PlacesParams): string => withQuery('/places', params),
  place: (id: string): string => `/places/${encodeURIComponent(id)}`,
  /** The place's page with the review form open. */
  writeReview: (placeId: string): string => withQuery(`/places/${encodeURIComponent(placeId)}`, { write: 'review' }),
  /** Embedded pages, rendered by the server. */
  embedPlace: (id: string): string => `/embed/places/${encodeURIComponent(id)}`,
  embedPlaceMap: (id: string): string => `/embed/places/${encodeURIComponent(id)}/map`,
  embedCityMap: (id: string): string => `/embed/cities/${encodeURIComponent(id)}/map`,
  suggestPlace: (city?: string): string => withQuery('/suggest', { city }),
  suggestEdit: (placeId: string): string => `/places/${encodeURIComponent(placeId)}/suggest-edit`,
  person: (id: string): string => `/people/${encodeURIComponent(id)}`,
  /** `ref`: id of the list, or the key of its share link. */
  list: (ref: string): string => `/lists/${encodeURIComponent(ref)}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  mailPreferences: '/mail-preferences',
  authCallback: '/auth/callback',
  profile: '/profile',
  /** The list of what this device keeps. */
  offline: '/offline',
  admin: '/admin',
  adminCities: (params?: ListParams): string => withQuery('/admin/cities', params),
  adminCity: (id: string): string => `/admin/cities/${encodeURIComponent(id)}`,
  newCity: '/admin/cities/new',
  adminPlaces: (params?: ListParams): string => withQuery('/admin/places', params),
  adminPlace: (id: string): string => `/admin/places/${encodeURIComponent(id)}`,
  newPlace: (city?: string): string => withQuery('/admin/places/new', { city }),
  duplicates: '/admin/places/duplicates',
  comparedPlaces: (a: string, b: string): string => `/admin/places/duplicates/${encodeURIComponent(a)}/${encodeURIComponent(b)}`,
  adminCategories: '/admin/categories',
  adminCategory: (id: string): string => `/admin/categories/${encodeURIComponent(id)}`,
  newCategory: '/admin/categories/new',
  adminAttributes: '/admin/attributes',
  /** `ref`: id or key of the attribute. */
  adminAttribute: (ref: string): string => `/admin/attributes/${encodeURIComponent(ref)}`,
  newAttribute: '/admin/attributes/new',
  adminSearchTerms: '/admin/search-terms',
  /** `ref`: id or key of the search term. */
  adminSearchTerm: (ref: string): string => `/admin/search-terms/${encodeURIComponent(ref)}`,
  newSearchTerm: '/admin/search-terms/new',
  adminImports: '/admin/imports',
  adminImport: (id: string): string => `/admin/imports/${encodeURIComponent(id)}`,
  newImport: '/admin/imports/new',
  adminUsers: (params?: ListParams): string => withQuery('/admin/users', params),
  adminReviews: (params?: ListParams): string => withQuery('/admin/reviews', params),
  adminSetup: '/admin/setup',
  adminDeleted: (params?: ListParams): string => withQuery('/admin/deleted', params),
  adminSystem: '/admin/system',
  adminActivity: (params?: ListParams): string => withQuery('/admin/activity', params),
  adminSettings: (group?: string): string => (group === undefined ? '/admin/settings' : `/admin/settings/${encodeURIComponent(group)}`),
  adminInvitations: '/admin/users/invitations',
  /** The invitations with the form for a new one open. */
  newInvitation: '/admin/users/invitations?new=1',
  adminWebhooks: '/admin/webhooks',
  adminWebhook: (id: string): string => `/admin/webhooks/${encodeURIComponent(id)}`,
  moderation: '/moderation',
  privacy: '/privacy',
  terms: '/terms',
  /** Page of the operator. Texts that replace those of the app have the same addresses as these. */
  page: (slug: string): string => (['privacy', 'terms'].includes(slug) ? `/${slug}` : `/pages/${encodeURIComponent(slug)}`),
};

/** Returns whether a path belongs to the console of moderators and admins. */
export const isInConsole = (pathname: string): boolean => /^\/(admin|moderation)(\/|$)/.test(pathname);

/** Returns whether a path without language prefix is served by something other than the app's page. */
export const isOfServer = (pathname: string): boolean =>
  /^\/(api|art|assets|backups|embed|graphiql|graphql|healthz|map|metrics|readyz|shell|sitemaps|uploads)(\/|$)|\.\w+$/.test(pathname);

/** Returns the URL of Google Maps at a point in degrees. */
export function mapsUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
