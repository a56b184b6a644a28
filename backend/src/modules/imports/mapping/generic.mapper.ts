import { columnName } from '../../../core/db/index.js';
import type { TextField } from '../../../core/fields/index.js';
import { PLACE_FIELDS } from '../../places/index.js';
import type { Values } from '../readers/index.js';
import { categoryTags } from './openstreetmap.mapper.js';
import type { PlaceDraft } from './place-draft.js';
import { socialLinksOf } from './social-links.js';
import { degreesOf, firstText, pointOf } from './values.js';

/** Accepted names of columns and properties besides those of the texts in `PLACE_FIELDS`; the first one with a value counts. `docs/import.md` lists all. */
const NAMES = {
  sourceId: ['source_id', '@id', 'id', 'ref', 'place_id'],
  category: ['category', 'categories', 'kind', 'type'],
  moreCategories: ['more_categories'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
  city: ['city', 'town', 'locality', 'municipality', 'addr:city'],
  state: ['state', 'region', 'province', 'addr:state'],
  country: ['country', 'country_code', 'addr:country'],
  licence: ['licence', 'license'],
  attribution: ['attribution'],
  sourceUrl: ['source_url'],
} as const;

const TEXTS = Object.entries<TextField>(PLACE_FIELDS)
  .filter(([name]) => name !== 'category')
  .map(([name, { importNames = [] }]) => [name, [columnName(name), ...importNames]] as const);

/** Maps records of unknown sources and of CityPins exports by the names of their columns or properties. */
export function readGeneric(values: Values): PlaceDraft {
  const text = (field: keyof typeof NAMES) => firstText(values, NAMES[field]);
  const point = pointOf(values.geometry);
  const { latitude, longitude } = point ?? { latitude: degreesOf(text('latitude')), longitude: degreesOf(text('longitude')) };
  return {
    socialLinks: socialLinksOf(values),
    ...Object.fromEntries(TEXTS.map(([name, names]) => [name, firstText(values, names)] as const).filter(([, text]) => text !== undefined)),
    // `source` counts only beside `source_id`, as in exports of CityPins. Other files use the name `source` for other things.
    source: values.source_id === undefined ? undefined : firstText(values, ['source']),
    sourceId: text('sourceId'),
    categories: [...(text('category')?.split(/[;,|]/) ?? []), ...categoryTags(values)],
    moreCategories: text('moreCategories')
      ?.split(/[;,|]/)
      .filter((word) => word.trim() !== ''),
    latitude,
    longitude,
    city: text('city'),
    state: text('state'),
    country: text('country'),
    licence: text('licence'),
    attribution: text('attribution'),
    sourceUrl: text('sourceUrl'),
  };
}
