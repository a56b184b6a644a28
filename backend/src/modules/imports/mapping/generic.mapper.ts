import { hoursOfDays, type Weekday, WEEKDAYS } from '../../../core/hours/index.js';
import { PLACE_FIELD_NAMES } from '../../places/index.js';
import { type Arranged, fieldText } from './columns.js';
import { degreesOf, positionIn } from './coordinates.js';
import type { LeftOuts } from './left-out.js';
import { categoryTags } from './openstreetmap.mapper.js';
import { sharedPhones } from './phones.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { socialLinksOf } from './social-links.js';

const OTHER_TEXTS = ['city', 'state', 'country', 'licence', 'attribution', 'sourceUrl', 'sourceId'] as const;
const TEXTS = [...PLACE_FIELD_NAMES.filter((name) => name !== 'category'), ...OTHER_TEXTS] as const;

/** Columns whose values are no coordinates in some files: `location` is a town or an address there. */
const VAGUE = /^(?:location|geo|position|point|standort|localisation|localizaci[oó]n|localiza[cç][aã]o|ubicaci[oó]n|ubicazione|posizione)$/i;

function positionOf({ fields, columns }: Arranged, left: LeftOuts): Pick<PlaceDraft, 'latitude' | 'longitude'> {
  const { latitude, longitude, position } = fields;
  if (latitude !== undefined || longitude !== undefined) return { latitude: degreesOf(latitude, 'latitude'), longitude: degreesOf(longitude, 'longitude') };
  if (position === undefined) return {};
  const point = positionIn(position);
  if (point) return point;
  if (VAGUE.test(columns.position ?? '')) left.addUnused({ [columns.position ?? 'position']: position });
  else left.add('position', position, 'These are no coordinates. Write 47.1, -1.4 (latitude first)');
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
    left.add(day, text, 'These are no opening hours. Write 09:00-17:00, or closed');
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
  const { latitude, longitude } = positionOf(arranged, left);
  draft.latitude = latitude;
  draft.longitude = longitude;
  draft.fullAddress = addressOf(text);
  draft.openingHours = hoursOf(arranged, left);
  draft.socialLinks ??= socialLinksOf(values);
  // `source` counts only beside `source_id`, as in exports of CityPins. Other files use the name `source` for other things.
  if (arranged.columns.sourceId?.toLowerCase() === 'source_id') draft.source = text('source');
  if (fields.moreCategories !== undefined) draft.moreCategories = wordsIn(text('moreCategories'));
  return draft;
}
