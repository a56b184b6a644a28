/** A file that a device keeps, with its size in bytes. */
export interface KeptFile {
  kind: 'picture' | 'tile';
  /** Path on this server. */
  file: string;
  bytes: number;
}

/** Fields of a city or place that name its pictures. */
export interface Pictured {
  images: { url: string; isIllustration: boolean; sources: { url: string; width: number }[] }[];
}

/** A picture to keep: an uploaded file, or an illustration with the values that it is drawn from. */
export type KeptPicture = { upload: string } | { art: 'city'; id: string; country: string } | { art: 'place'; id: string; category: string; country: string };

/**
 * Returns the smallest file of the first picture, which the lists show as well.
 * @returns undefined if the picture is an illustration, or on another site and so not ours to keep
 */
function uploadOf({ images: [first] }: Pictured): { upload: string } | undefined {
  const smallest = first?.sources[0]?.url;
  return smallest?.startsWith('/uploads/') ? { upload: smallest } : undefined;
}

/** Returns the picture of a city's page. */
export const cityPicture = (city: Pictured & { id: string; country: string }): KeptPicture =>
  uploadOf(city) ?? { art: 'city', id: city.id, country: city.country };

/** Returns the picture of a place's page and its card. */
export const placePicture = (place: Pictured & { id: string; category: string }, country: string): KeptPicture =>
  uploadOf(place) ?? { art: 'place', id: place.id, category: place.category, country };
