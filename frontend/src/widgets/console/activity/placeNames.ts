import {
  type AttributeDefinition,
  attributeName,
  attributeTextIn,
  detailLabel,
  detailText,
  languageLabel,
  PLACE_FIELDS,
  type PlaceField,
} from '../../place-form';
import { textAt } from './words';

/** Names of the fields of places and cities, and of their values; undefined where the log has none of its own. */
export interface PlaceNames {
  label: (field: string) => string | undefined;
  value: (field: string, text: string | null) => string | undefined;
}

const isDetail = (field: string): field is PlaceField => (PLACE_FIELDS as readonly string[]).includes(field);

/** Returns the key of an attribute in the name of its field, `attributes.cuisine`; undefined for other fields. */
const attributeIn = (field: string): string | undefined => /^attributes\.(.+)$/.exec(field)?.[1];

/** Returns names for the log. @param attributes attributes that places can have; any other attribute has its key as name */
export function placeNames(attributes: readonly AttributeDefinition[]): PlaceNames {
  const find = (key: string) => attributes.find((one) => one.key === key);
  return {
    label(field) {
      const key = attributeIn(field);
      if (key !== undefined) {
        const attribute = find(key);
        return attribute ? attributeName(attribute) : key;
      }
      if (field === 'moreCategories') return detailLabel(field);
      return languageLabel(field) ?? textAt(`console.field_${field}`) ?? (isDetail(field) ? detailLabel(field) : undefined);
    },
    value(field, text) {
      if (text === null) return field === 'businessStatus' ? detailText(field, text) : undefined; // without a state, it is open
      const key = attributeIn(field);
      const attribute = key === undefined ? undefined : find(key);
      if (attribute) return attributeTextIn(attribute, text);
      if (key !== undefined || languageLabel(field) !== undefined) return text;
      return isDetail(field) || field === 'moreCategories' ? detailText(field, text) : undefined;
    },
  };
}
