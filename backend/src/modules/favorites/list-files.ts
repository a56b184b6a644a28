import { extentOf, type PlaceFile, positionFacts } from '../../core/place-files/index.js';
import { creditsOf, sourceOf } from '../cities/index.js';
import type { PlaceListItem } from './place-list-item.type.js';

/** A list of places to export. */
export interface ListFile {
  name: string;
  description: string | null;
  items: readonly PlaceListItem[];
  /** Name of the site. */
  site: string;
  /** Base URL of the site, without a trailing slash. */
  publicUrl: string;
}

/** Returns the columns of a list. Programs that count columns still work: new columns are the last ones. */
const columnsOf = (publicUrl: string): PlaceFile<PlaceListItem>['columns'] => ({
  name: ({ place }) => place.name,
  category: ({ place }) => place.category,
  address: ({ place }) => place.fullAddress,
  phone: ({ place }) => place.phone,
  website: ({ place }) => place.website,
  note: ({ note }) => note,
  rating: ({ place }) => (place.ratingCount > 0 ? place.ratingAverage : null),
  latitude: ({ place }) => place.latitude,
  longitude: ({ place }) => place.longitude,
  url: ({ place }) => `${publicUrl}/places/${place.id}`,
  licence: ({ place }) => sourceOf(place)?.licence ?? null,
  attribution: ({ place }) => sourceOf(place)?.name ?? null,
});

async function* onePortion<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** Returns a list for the writers of files. Its places stay in the order of the list. */
export function listFile({ name, description, items, site, publicUrl }: ListFile): PlaceFile<PlaceListItem> {
  const places = items.map(({ place }) => place);
  return {
    about: { title: name, description, site, credits: creditsOf(places, site), ...positionFacts(extentOf(places)) },
    columns: columnsOf(publicUrl),
    portions: onePortion(items),
  };
}
