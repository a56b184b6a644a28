import { hoursOfDays, type Weekday, WEEKDAYS } from '../../../core/hours/index.js';
import { shown } from '../../../core/validation/index.js';
import { PLACE_FIELD_NAMES } from '../../places/index.js';
import { type Arranged, fieldText } from './columns.js';
import { degreesOf, positionIn } from './positions/index.js';
import { firstLanguageText } from './language-columns.js';
import type { LeftOuts } from './left-out.js';
import { categoryTags } from './openstreetmap.mapper.js';
import { sharedPhones } from './phones.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { socialLinksOf } from './social-links.js';

const OTHER_TEXTS = ['city', 'state', 'country', 'licence', 'attribution', 'sourceUrl', 'sourceId'] as const;
const TEXTS = [...PLACE_FIELD_NAMES.filter((name) => name !== 'category'), ...OTHER_TEXTS] as const;

/** Columns whose values are no coordinates in some files: `location` is a town or an address there. */
const VAGUE = /^(?:location|geo|position|point|standort|localisation|localizaci[oó]n|localiza[cç][aã]o|ubicaci[oó]n|ubicazione|posizione)$/i;

/** Addresses of map services: they show where a place is, and are not its website. */
const MAP =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|maps\.app\.goo\.gl|(?:www\.)?openstreetmap\.org|maps\.apple\.com|(?:www\.)?bing\.com\/maps)/i;
const isMapAddress = (value: unknown): value is string => typeof value === 'string' && MAP.test(value.trim());

/** A longitude with the letter O, which is no hemisphere of its own: see `degreesOf`. */
const LETTER_O = /^\s*O\b.*\d|\d.*\bO\.?\s*$|\d\s*O\.?\s*$/i;

/** Returns the coordinates of two columns, or why one of them is none. */
function degreesOfColumns(latitude: unknown, longitude: unknown): Pick<PlaceDraft, 'latitude' | 'longitude' | 'misplaced'> {
  const point = { latitude: degreesOf(latitude, 'latitude'), longitude: degreesOf(longitude, 'longitude') };
  const [wrong] = [
    [latitude, point.latitude],
    [longitude, point.longitude],
  ].flatMap(([written, degrees]) => (Number.isNaN(degrees) ? [shown(String(written))] : []));
  if (wrong === undefined) return point;
  return { misplaced: [LETTER_O.test(wrong) ? 'imports.letterO' : 'imports.notDegrees', { value: wrong }] };
}

function positionOf({ fields, columns }: Arranged, left: LeftOuts): Pick<PlaceDraft, 'latitude' | 'longitude' | 'misplaced'> {
  const { latitude, longitude, position, website } = fields;
  if (latitude !== undefined || longitude !== undefined) return degreesOfColumns(latitude, longitude);
  // Lists of Google Maps have the position only in the address of the map.
  if (position === undefined) return isMapAddress(website) ? (positionIn(website) ?? {}) : {};
  const point = positionIn(position);
  if (point) return point;
  if (VAGUE.test(columns.position ?? '')) left.addUnused({ [columns.position ?? 'position']: position });
  else left.add('position', position, 'imports.notCoordinates');
  return {};
}

/** Returns an address from its parts, if no column has all of it. */
function addressOf(text: (field: 'fullAddress' | 'street' | 'houseNumber' | 'pincode' | 'city') => string | undefined): string | undefined {
  const whole = text('fullAddress');
  const street = text('street');
  if (whole !== undefined || street === undefined) return whole;
  return addressLine([[text('houseNumber'), street].filter((part) => part !== undefined).join(' '), text('pincode'), text('city')]);
}

function hoursOf({ fields }: Arranged, left: LeftOuts): string | undefined {
  const whole = fieldText(fields, 'openingHours');
  const days = WEEKDAYS.filter((day) => fields[day] !== undefined);
  if (whole !== undefined || days.length === 0) return whole;
  const texts = Object.fromEntries(days.map((day) => [day, fieldText(fields, day)])) as Partial<Record<Weekday, string>>;
  return hoursOfDays(texts, (day, text) => {
    left.add(day, text, 'imports.notHours');
  });
}

const wordsIn = (text: string | undefined): string[] => text?.split(/[;,|]/).filter((word) => word.trim() !== '') ?? [];

/** Maps a record by the names of its columns: one of an unknown source, or of an export of CityPins. */
export function readGeneric(arranged: Arranged, left: LeftOuts): PlaceDraft {
  const { fields, values } = arranged;
  const text = (field: Parameters<typeof fieldText>[1]) => fieldText(fields, field);
  const draft: PlaceDraft = { categories: [...wordsIn(text('category')), ...categoryTags(values)] };
  for (const name of TEXTS) if (fields[name] !== undefined) draft[name] = text(name);
  if (fields.phone !== undefined || fields.otherPhones !== undefined) Object.assign(draft, sharedPhones(draft.phone, draft.otherPhones));
  Object.assign(draft, positionOf(arranged, left));
  if (isMapAddress(fields.website)) [draft.sourceUrl, draft.website] = [draft.sourceUrl ?? fields.website, undefined];
  draft.name ??= firstLanguageText(values, 'name');
  draft.description ??= firstLanguageText(values, 'description');
  draft.fullAddress = addressOf(text);
  draft.openingHours = hoursOf(arranged, left);
  draft.socialLinks ??= socialLinksOf(values);
  // `source` counts only beside `source_id`, as in exports of CityPins. Other files use the name `source` for other things.
  if (arranged.columns.sourceId?.toLowerCase() === 'source_id') draft.source = text('source');
  if (fields.moreCategories !== undefined) draft.moreCategories = wordsIn(text('moreCategories'));
  return draft;
}
