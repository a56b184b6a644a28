import type { LanguageTexts } from '../../../core/fields/index.js';
import { type AttributeValues, cellOf } from '../../places/index.js';
import type { AttributeRecord } from '../../site/index.js';

/** Texts of a place or city that take a column of a file for each language. */
export interface LanguageValues {
  names: LanguageTexts;
  descriptions: LanguageTexts;
}

/** Values of a place that take several columns of a file. */
export interface PlaceValues extends LanguageValues {
  more_categories: readonly string[];
  attributes: AttributeValues;
}

const inLanguages = (name: string, texts: LanguageTexts) => Object.entries(texts).map(([language, text]): [string, string] => [`${name}:${language}`, text]);

/** Replaces the texts of an exported row by a column for each language, such as `name:de`. */
export function inColumns<Row extends object>({ names, descriptions, ...rest }: Row & LanguageValues) {
  return { ...rest, ...Object.fromEntries([...inLanguages('name', names), ...inLanguages('description', descriptions)]) };
}

/** Replaces the values of an exported place that take several columns by these columns, for the attributes that visitors see. */
export function flattened<Row extends object>(row: Row & PlaceValues, attributes: readonly AttributeRecord[]) {
  const { more_categories, attributes: values, ...rest } = inColumns(row);
  const valued = attributes.flatMap(({ key }): [string, string | number][] => {
    const cell = cellOf(values, key);
    return cell === null ? [] : [[key, cell]];
  });
  return { ...rest, more_categories: more_categories.join(';') || null, ...Object.fromEntries(valued) };
}

/** Languages in which rows have texts. */
export type Languages = Readonly<Record<'names' | 'descriptions', readonly string[]>>;

/** Returns the names of the columns that `inColumns` adds. */
export const languageColumnNames = ({ names, descriptions }: Languages): string[] => [
  ...names.map((language) => `name:${language}`),
  ...descriptions.map((language) => `description:${language}`),
];

/** Returns the names of the columns that `flattened` adds. @param languages languages of the texts */
export const flatColumns = (languages: Languages, attributes: readonly AttributeRecord[]): string[] => [
  'more_categories',
  ...languageColumnNames(languages),
  ...attributes.map(({ key }) => key),
];
