import type { FieldErrors, Reason } from '../../../core/errors/index.js';
import { brokenText, textOrNull } from '../../../core/validation/index.js';
import { ATTRIBUTE_KEY_RULES, type AttributeKind, type AttributeList, type AttributeRecord } from '../../site/index.js';
import { isWebsite } from '../place.fields.js';

/** Value of an attribute: a boolean for `yes-no`, a number for `number`, keys of options for `several`, else a text. */
export type AttributeValue = boolean | number | string | readonly string[];

/** Values of a place by the key of the attribute. */
export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/** Value of an attribute as a client gives it: texts, of which there is at most one unless the kind is `several`. */
export interface GivenAttribute {
  key: string;
  values: readonly string[];
}

/** Maximum number of attributes of a place. */
export const MOST_ATTRIBUTES = 100;
/** Maximum number of options of one attribute of a place. */
export const MOST_OPTIONS = 20;

const LARGEST_NUMBER = 1e9;
/** Decimal places of stored numbers. `String` writes such numbers without an exponent. */
const DECIMALS = 6;
const NUMBER = /^-?\d{1,10}(\.\d{1,20})?$/;
const TEXT = { label: 'Text', max: 300 } as const;
const LINK = { label: 'Link', max: 500 } as const;
const YES_NO = ['yes', 'no'];

/** Returns a value as texts, in the form in which clients give it. */
export function textsOf(value: AttributeValue): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return typeof value === 'object' ? value : [String(value)];
}

/** Returns a value as one text, for files and differences: `pizza;thai`. */
export const joinedText = (value: AttributeValue): string => textsOf(value).join(';');

/** Returns the value of an attribute; undefined if there is none, also for names of JavaScript such as `constructor`. */
export const valueOf = (values: AttributeValues, key: string): AttributeValue | undefined => (Object.hasOwn(values, key) ? values[key] : undefined);

/** Returns the value of an attribute for a cell of a table; null if there is none. */
export function cellOf(values: AttributeValues, key: string): string | number | null {
  const value = valueOf(values, key);
  if (value === undefined) return null;
  return typeof value === 'number' ? value : joinedText(value);
}

/** Returns the rounded number of a text such as `-3.5`; undefined for other notations (`1e3`, `0x10`) and numbers that are too large. */
function numberOf(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(Number(text).toFixed(DECIMALS)) || 0 : undefined; // -0 becomes 0
  return number !== undefined && Math.abs(number) <= LARGEST_NUMBER ? number : undefined;
}

/** Reads the text of `joinedText`; undefined if attributes of this kind have no such value. The text can be older than the kind. */
export function parsedValue({ kind }: Pick<AttributeRecord, 'kind'>, text: string): AttributeValue | undefined {
  if (kind === 'yes-no') return YES_NO.includes(text) ? text === 'yes' : undefined;
  if (kind === 'number') return numberOf(text);
  if (kind === 'several') return text.split(';');
  return isOfKind(text, kind) ? text : undefined;
}

const isStoredText = (value: unknown): boolean => brokenText(value, { ...LINK, required: 'attributes.notLink' }) === undefined;

function isStoredValue(value: unknown): boolean {
  if (typeof value === 'number') return numberOf(String(value)) !== undefined;
  if (Array.isArray(value)) return value.length > 0 && value.length <= MOST_OPTIONS && value.every(isStoredText);
  return typeof value === 'boolean' || isStoredText(value);
}

/** Returns whether an object has the form of the values of a place. They can be those of another site, with other attributes. */
export const isAttributeValues = (values: object): values is AttributeValues =>
  Object.keys(values).length <= MOST_ATTRIBUTES &&
  Object.entries(values).every(([key, value]) => brokenText(key, ATTRIBUTE_KEY_RULES) === undefined && isStoredValue(value));

/** Returns whether a value is one that attributes of a kind have. */
export function isOfKind(value: AttributeValue, kind: AttributeKind): boolean {
  if (typeof value === 'object') return kind === 'several';
  if (typeof value === 'string') return kind === 'choice' || kind === 'text' || (kind === 'link' && isWebsite(value));
  return kind === (typeof value === 'boolean' ? 'yes-no' : 'number');
}

/** Returns the value of an attribute; undefined if there is none, or one of another kind, which a former attribute with the same key has left. */
export function shownValue(values: AttributeValues, { key, kind }: Pick<AttributeRecord, 'key' | 'kind'>): AttributeValue | undefined {
  const value = valueOf(values, key);
  return value !== undefined && isOfKind(value, kind) ? value : undefined;
}

type Read = { value: AttributeValue } | { error: Reason };

function readOptions({ options }: AttributeRecord, keys: readonly string[], current: readonly string[]): Read {
  const offered = options.filter(({ isRetired }) => !isRetired).map(({ key }) => key);
  // A place can keep an option that no longer exists.
  const unknown = keys.find((key) => !offered.includes(key) && !current.includes(key));
  if (unknown !== undefined) return { error: ['attributes.optionUnknown', { option: unknown }] };
  const order = [...options.map(({ key }) => key), ...current];
  return { value: [...new Set(keys)].sort((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

function readNumber(text: string): Read {
  const value = numberOf(text);
  return value === undefined ? { error: 'attributes.notNumber' } : { value };
}

function readText(text: string, isLink: boolean): Read {
  const broken = brokenText(text, isLink ? LINK : TEXT);
  if (broken) return { error: broken };
  return isLink && !isWebsite(text) ? { error: 'attributes.notLink' } : { value: text };
}

/** Checks the value of an attribute. @param texts the value, not empty @param current value of the place, which it can keep */
function readValue(attribute: AttributeRecord, texts: readonly string[], current: AttributeValue | undefined): Read {
  const { kind } = attribute;
  const known = current === undefined ? [] : textsOf(current);
  if (kind === 'several') {
    if (texts.length > MOST_OPTIONS) return { error: ['attributes.tooManyOptions', { n: MOST_OPTIONS }] };
    return readOptions(attribute, texts, known);
  }
  const [text = '', another] = texts;
  if (another !== undefined) return { error: 'attributes.oneValue' };
  if (kind === 'yes-no') return YES_NO.includes(text) ? { value: text === 'yes' } : { error: 'attributes.notYesNo' };
  if (kind === 'number') return readNumber(text);
  if (kind !== 'choice') return readText(text, kind === 'link');
  const read = readOptions(attribute, [text], known);
  return 'error' in read ? read : { value: text };
}

interface Known {
  /** Attributes that the user can see. */
  attributes: readonly AttributeRecord[];
  /** Present slugs of the categories of the place. */
  categories: readonly string[];
  /** Values of the place before the change. */
  current: AttributeValues;
}

function readOne(given: GivenAttribute, { attributes, categories, current }: Known): Read | 'removed' {
  const attribute = attributes.find(({ key }) => key === given.key);
  if (!attribute) return { error: 'attributes.unknown' };
  const texts = given.values.map((text) => textOrNull(text)).filter((text) => text !== null);
  if (texts.length === 0) return 'removed';
  const value = valueOf(current, attribute.key);
  const isOffered = attribute.categories.length === 0 || attribute.categories.some((slug) => categories.includes(slug));
  return isOffered || value !== undefined ? readValue(attribute, texts, value) : { error: 'attributes.otherCategory' };
}

/**
 * Returns the values of a place after a change. Attributes that are not given keep their values; those without a value lose it.
 * @returns the values, and the error of each wrong attribute by its path: `attributes.cuisine`
 */
export function readAttributes(given: readonly GivenAttribute[], known: Known): { values: AttributeValues; errors: FieldErrors } {
  const errors: Record<string, Reason> = {};
  const values = new Map(Object.entries(known.current));
  for (const [i, one] of given.entries()) {
    const read = given.findIndex(({ key }) => key === one.key) < i ? ({ error: 'attributes.twice' } as const) : readOne(one, known);
    if (read === 'removed') values.delete(one.key);
    else if ('error' in read) errors[`attributes.${one.key}`] = read.error;
    else values.set(one.key, read.value);
  }
  if (values.size > MOST_ATTRIBUTES) errors.attributes = ['attributes.tooMany', { n: MOST_ATTRIBUTES }];
  return { values: Object.fromEntries(values), errors };
}

/** Returns the values of the attributes that a viewer can see. */
export const visibleValues = (values: AttributeValues, attributes: AttributeList, isModerator: boolean): AttributeValues =>
  Object.fromEntries(
    attributes.visible(isModerator).flatMap((attribute) => {
      const value = shownValue(values, attribute);
      return value === undefined ? [] : [[attribute.key, value] as const];
    }),
  );
