export interface CitiesParams {
  search?: string;
  state?: string;
  country?: string;
  featured?: boolean;
  page?: number;
}

export interface PlacesParams {
  search?: string;
  category?: string;
  city?: string;
  pincode?: string;
  minRating?: number;
  sort?: string;
  page?: number;
}

type Param = string | number | boolean | undefined;

function withQuery(path: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as [string, Param][]) {
    if (value === undefined || value === '' || value === false) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Addresses of the screens. Parameters that are undefined, empty or false are left out. */
export const paths = {
  home: '/',
  cities: (params?: CitiesParams): string => withQuery('/cities', params),
  city: (id: string): string => `/cities/${encodeURIComponent(id)}`,
  places: (params?: PlacesParams): string => withQuery('/places', params),
  place: (id: string): string => `/places/${encodeURIComponent(id)}`,
  /** The place's page with the form for one's own review open. */
  writeReview: (placeId: string): string => withQuery(`/places/${encodeURIComponent(placeId)}`, { write: 'review' }),
  suggestPlace: (city?: string): string => withQuery('/suggest', { city }),
  suggestEdit: (placeId: string): string => `/places/${encodeURIComponent(placeId)}/suggest-edit`,
  person: (id: string): string => `/people/${encodeURIComponent(id)}`,
  /** `ref`: the list's id, or the key of its link. */
  list: (ref: string): string => `/lists/${encodeURIComponent(ref)}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  authCallback: '/auth/callback',
  profile: '/profile',
  admin: '/admin',
  privacy: '/privacy',
  terms: '/terms',
};

/** Address of an external maps search at a point given in degrees. */
export function mapsUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
