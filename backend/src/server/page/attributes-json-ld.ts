import type { PlaceAttribute } from '../../modules/places/index.js';
import { type AttributeList, SCHEMA_TYPES } from '../../modules/site/index.js';

/** Types of places to eat and drink (https://schema.org/FoodEstablishment). */
export const FOOD_TYPES: ReadonlySet<string> = new Set(['Restaurant', 'CafeOrCoffeeShop', 'BarOrPub', 'Bakery', 'IceCreamShop', 'FastFoodRestaurant']);
/** Types of places to sleep (https://schema.org/LodgingBusiness). */
const LODGING_TYPES: ReadonlySet<string> = new Set(['Hotel', 'Campground']);
/** Types of businesses (https://schema.org/LocalBusiness). */
export const BUSINESS_TYPES: ReadonlySet<string> = new Set(Object.entries(SCHEMA_TYPES).flatMap(([type, isBusiness]) => (isBusiness ? [type] : [])));

const textsOf = ({ values }: PlaceAttribute): string[] => values.map(({ text }) => text);

/** Returns one value as it is, and several ones as a list. */
const listed = <Value>(values: readonly Value[]): Value | readonly Value[] | undefined => (values.length > 1 ? values : values[0]);

/** Returns the value of an answer with yes or no; undefined for other values, such as "outside only". */
function booleanOf({ values: [value] }: PlaceAttribute): boolean | undefined {
  if (value?.key === 'yes') return true;
  return value?.key === 'no' ? false : undefined;
}

/** Returns the value in the form of schema.org. */
function valueOf(attribute: PlaceAttribute): unknown {
  if (attribute.kind === 'yes-no') return booleanOf(attribute);
  return attribute.kind === 'number' ? Number(attribute.values[0]?.key) : listed(textsOf(attribute));
}

const hasWords = ({ kind }: PlaceAttribute): boolean => kind !== 'yes-no' && kind !== 'number';
const answerOrWords = (attribute: PlaceAttribute): unknown => booleanOf(attribute) ?? (hasWords(attribute) ? valueOf(attribute) : undefined);

/** A property of schema.org for an attribute. */
interface Property {
  /** Types of places that have it; all types if omitted. */
  types?: readonly ReadonlySet<string>[];
  /** Returns the value; undefined if the property cannot have such a value. */
  valueOf: (attribute: PlaceAttribute) => unknown;
}

/** Properties with one value, by name. */
const SINGLE: ReadonlyMap<string, Property> = new Map<string, Property>([
  ['acceptsReservations', { types: [FOOD_TYPES], valueOf: answerOrWords }],
  ['petsAllowed', { types: [LODGING_TYPES], valueOf: answerOrWords }],
  ['smokingAllowed', { valueOf: booleanOf }],
  ['isAccessibleForFree', { valueOf: booleanOf }],
  [
    'starRating',
    { types: [FOOD_TYPES, LODGING_TYPES], valueOf: (one) => (one.kind === 'number' ? { '@type': 'Rating', ratingValue: valueOf(one) } : undefined) },
  ],
  ['paymentAccepted', { types: [BUSINESS_TYPES], valueOf: (one) => (hasWords(one) ? textsOf(one).join(', ') : undefined) }],
  ['brand', { types: [BUSINESS_TYPES], valueOf: (one) => (hasWords(one) ? { '@type': 'Brand', name: textsOf(one).join(', ') } : undefined) }],
]);

/** Returns an attribute for which schema.org has no property. */
const featureOf = (attribute: PlaceAttribute): object => ({
  '@type': 'LocationFeatureSpecification',
  name: attribute.name,
  value: valueOf(attribute),
  ...(attribute.unit && { unitText: attribute.unit }),
});

/** The attributes of a place in JSON-LD. */
interface AttributesJsonLd {
  /** Addresses of pages about the place. */
  pages: string[];
  properties: Readonly<Record<string, unknown>>;
}

/**
 * Returns attributes as properties of schema.org. An attribute whose property the type of the place lacks, or which has no suitable value, becomes an
 * `amenityFeature`.
 * @param attributes attributes that visitors see
 */
export function attributesJsonLd(attributes: readonly PlaceAttribute[], definitions: AttributeList, type: string): AttributesJsonLd {
  const pages: string[] = [];
  const cuisines: string[] = [];
  const features: object[] = [];
  const single = new Map<string, unknown>();
  for (const attribute of attributes) {
    const name = definitions.find(attribute.key)?.schemaProperty ?? 'none';
    const property = SINGLE.get(name);
    const isOfType = property && !single.has(name) && (property.types?.some((types) => types.has(type)) ?? true);
    const value = isOfType ? property.valueOf(attribute) : undefined;
    if (value !== undefined) single.set(name, value);
    else if (name === 'sameAs' && attribute.kind === 'link') pages.push(...textsOf(attribute));
    else if (name === 'servesCuisine' && hasWords(attribute) && FOOD_TYPES.has(type)) cuisines.push(...textsOf(attribute));
    else if (name !== 'none') features.push(featureOf(attribute));
  }
  return {
    pages,
    properties: {
      ...(cuisines.length > 0 && { servesCuisine: listed(cuisines) }),
      ...Object.fromEntries(single),
      ...(features.length > 0 && { amenityFeature: features }),
    },
  };
}
