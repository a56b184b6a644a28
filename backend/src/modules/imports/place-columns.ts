import type { LanguageTexts } from '../../core/fields/index.js';
import { type AttributeValues, cellOf } from '../places/index.js';
import type { AttributeRecord } from '../site/index.js';

/** Values of a place that take several columns of a file. */
export interface PlaceValues {
  more_categories: readonly string[];
  names: LanguageTexts;
  descriptions: LanguageTexts;
  attributes: AttributeValues;
}

const inLanguages = (name: string, texts: LanguageTexts) => Object.entries(texts).map(([language, text]): [string, string] => [`${name}:${language}`, text]);

/** Replaces the values of an exported place that take several columns by these columns, for the attributes that visitors see. */
export function flattened<Row extends object>(row: Row & PlaceValues, attributes: readonly AttributeRecord[]) {
  const { more_categories, names, descriptions, attributes: values, ...rest } = row;
  const valued = attributes.flatMap(({ key }): [string, string | number][] => {
    const cell = cellOf(values, key);
    return cell === null ? [] : [[key, cell]];
  });
  const columns = Object.fromEntries([...inLanguages('name', names), ...inLanguages('description', descriptions), ...valued]);
  return { ...rest, more_categories: more_categories.join(';') || null, ...columns };
}

/** Returns the names of the columns that `flattened` adds. @param languages languages of the texts */
export const flatColumns = (languages: Readonly<Record<'names' | 'descriptions', readonly string[]>>, attributes: readonly AttributeRecord[]): string[] => [
  'more_categories',
  ...languages.names.map((language) => `name:${language}`),
  ...languages.descriptions.map((language) => `description:${language}`),
  ...attributes.map(({ key }) => key),
];
