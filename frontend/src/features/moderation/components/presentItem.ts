import type { Present } from '../../../lib/api';
import { type AttributeDefinition, attributeName, attributeTextIn, type AttributeTexts, shownAttributes, textsBy } from '../../../widgets/place-form';
import type { PlaceTexts_PlaceFragment } from '../../../widgets/place-form/PlaceTexts.generated';
import type { QueueItem_ItemFragment } from './QueueItem.generated';

interface PresentReview {
  title: string | null;
  comment: string;
  rating: number;
  visitedOn: string | null;
}

interface PresentPlace extends PlaceTexts_PlaceFragment {
  latitude: number | null;
  longitude: number | null;
  moreCategories: string[];
  names: Readonly<Record<string, string>>;
  descriptions: Readonly<Record<string, string>>;
  attributes: Readonly<Record<string, boolean | number | string | readonly string[]>>;
}

interface PresentEdit {
  note: string | null;
  changes: Record<string, { before: string | null; after: string | null }>;
}

/** Returns stored values of attributes as forms have them. */
const attributeTextsOf = (values: PresentPlace['attributes']): AttributeTexts =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'boolean') return [key, [value ? 'yes' : 'no']];
      return [key, typeof value === 'object' ? value : [String(value)]];
    }),
  );

const languageTexts = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([language, text]) => ({ language, text }));

/** Returns a change of an edit with the names of its attribute and options. */
function namedChange(field: string, { before, after }: PresentEdit['changes'][string], attributes: readonly AttributeDefinition[]) {
  const attribute = attributes.find(({ key }) => field === `attributes.${key}`);
  const named = (text: string | null) => (attribute && text !== null ? attributeTextIn(attribute, text) : text);
  return { field, label: attribute ? attributeName(attribute) : null, beforeText: named(before), afterText: named(after) };
}

/** Returns the item with the current data from a CONFLICT error. The reloaded page of the list does not always contain the item. @param attributes attributes that places can have */
export function presentItem(
  item: QueueItem_ItemFragment,
  { id: _id, version, ...told }: Present,
  attributes: readonly AttributeDefinition[],
): QueueItem_ItemFragment {
  const { place, review, photo, edit } = item;
  if (photo) return { ...item, version, photo: { ...photo, image: { ...photo.image, alt: String(told.alt) } } };
  if (edit) {
    const { note, changes } = told as unknown as PresentEdit;
    return { ...item, version, edit: { ...edit, note, changes: Object.entries(changes).map(([field, change]) => namedChange(field, change, attributes)) } };
  }
  if (review) {
    const { title, comment, rating, visitedOn } = told as unknown as PresentReview;
    return { ...item, version, review: { ...review, title, comment, rating, visitMonth: visitedOn && visitedOn.slice(0, 7) } };
  }
  const { latitude, longitude, moreCategories, names, descriptions, attributes: values, ...present } = told as unknown as PresentPlace;
  const parts = {
    moreCategories,
    names: languageTexts(names),
    descriptions: languageTexts(descriptions),
    attributes: shownAttributes(attributes, attributeTextsOf(values)),
  };
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...item, version, place: place && { ...place, ...(textsBy((name) => present[name]) as PlaceTexts_PlaceFragment), ...parts, coordinates } };
}
