import type { ApolloClient } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { AttributeInput } from '../../graphql/schema.generated';
import { language } from '../../lib/i18n';
import type { ShownAttribute } from '../../lib/languages';
import { cellOf } from '../../lib/places';
import { type LocalText, textIn } from '../../lib/site';
import { AttributeDefinitionsDocument, type AttributeDefinitionsQuery } from './AttributeDefinitions.generated';
import type { AttributeTexts_PlaceFragment } from './AttributeTexts.generated';

/** Attribute as the operator of the site has defined it. */
export type AttributeDefinition = AttributeDefinitionsQuery['attributes'][number];

/** Values of a form by the key of the attribute, as the API takes them. */
export type AttributeTexts = Readonly<Record<string, readonly string[]>>;

const NO_VALUES: readonly string[] = [];

/** Returns the values of an attribute in a form, also of one whose key is a name of JavaScript such as `constructor`. */
export const valuesIn = (texts: AttributeTexts, key: string): readonly string[] => (Object.hasOwn(texts, key) ? (texts[key] ?? NO_VALUES) : NO_VALUES);

/** Properties of the field for an attribute. */
export interface AttributeFieldProps {
  attribute: AttributeDefinition;
  values: readonly string[];
  /** Values that the form started from. A place can keep options that are no longer offered. */
  initial: readonly string[];
  /** Error of the value. */
  message: string | undefined;
  hint: string | undefined;
  onChange: (values: readonly string[]) => void;
}

const NO_DEFINITIONS: readonly AttributeDefinition[] = [];

/** Loads the attributes that places can have. They are empty until they arrive. @param isNeeded false: nothing is loaded */
export function useAttributes(isNeeded = true) {
  const { data, error, refetch } = useQuery(AttributeDefinitionsDocument, isNeeded ? {} : skipToken);
  return { attributes: data?.attributes ?? NO_DEFINITIONS, isLoaded: data !== undefined, error, refetch };
}

/** Loads the attributes once, for a text outside of components. */
export async function loadAttributes(client: ApolloClient): Promise<readonly AttributeDefinition[]> {
  const { data } = await client.query({ query: AttributeDefinitionsDocument });
  return data?.attributes ?? NO_DEFINITIONS;
}

const named = (texts: readonly LocalText[], key: string): string => textIn(texts, language.code) ?? key;

/** Returns the name of an attribute. */
export const attributeName = ({ key, names }: Pick<AttributeDefinition, 'key' | 'names'>): string => named(names, key);

/** Returns an option with its name. An option that no longer exists is retired, and has its key as name. */
export function optionOf({ options }: Pick<AttributeDefinition, 'options'>, key: string): ShownAttribute['values'][number] {
  const option = options.find((one) => one.key === key);
  return { text: option ? named(option.names, key) : key, isRetired: option?.isRetired ?? options.length > 0 };
}

/** Returns a value with the names of its options. */
const shownAttribute = (definition: AttributeDefinition, values: readonly string[]) => ({
  name: attributeName(definition),
  kind: definition.kind,
  unit: definition.unit,
  values: values.map((value) => optionOf(definition, value)),
});

/** Returns the value of an attribute in a form as text; empty if there is none. */
export function attributeText(definition: AttributeDefinition, texts: AttributeTexts): string {
  const values = valuesIn(texts, definition.key);
  return values.length === 0 ? '' : cellOf(shownAttribute(definition, values));
}

/** Returns the value of an attribute in the one text of logs and edits, `thai;pizza`, as people read it. */
export const attributeTextIn = (definition: AttributeDefinition, text: string): string =>
  attributeText(definition, { [definition.key]: definition.kind === 'several' ? text.split(';') : [text] });

/** Returns attributes with their values, as the API returns those of a place. */
export const shownAttributes = (definitions: readonly AttributeDefinition[], texts: AttributeTexts) =>
  definitions.flatMap((definition) => {
    const values = valuesIn(texts, definition.key);
    return values.length > 0 ? [shownAttribute(definition, values)] : [];
  });

/** Returns the attributes of a form for the card of its place. */
export const cardAttributes = (definitions: readonly AttributeDefinition[], texts: AttributeTexts) =>
  shownAttributes(
    definitions.filter(({ isOnCard }) => isOnCard),
    texts,
  );

/** Returns the values of a form for a place. */
export const attributeTextsOf = ({ attributes }: AttributeTexts_PlaceFragment): AttributeTexts =>
  Object.fromEntries(attributes.map(({ key, values }) => [key, values.map((value) => value.key)]));

/** Returns whether a stored value is the attributes of a form. */
export function isAttributeTexts(found: unknown): found is AttributeTexts {
  const isList = (values: unknown) => Array.isArray(values) && values.every((value) => typeof value === 'string');
  return typeof found === 'object' && found !== null && !Array.isArray(found) && Object.values(found).every(isList);
}

/** Returns the values of a form as the API takes them. @param before values that the form started from: those that it no longer has are removed */
export const attributeInputsOf = (texts: AttributeTexts, before: AttributeTexts): AttributeInput[] =>
  Object.keys({ ...before, ...texts }).map((key) => ({ key, values: [...valuesIn(texts, key)] }));

/**
 * Returns the values of a form after a change of one attribute.
 * @param values new values; an attribute without values is left out, and options get the order of the attribute, as the server stores them
 */
export function withAttribute(texts: AttributeTexts, { key, options }: AttributeDefinition, values: readonly string[]): AttributeTexts {
  const others = Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));
  const rankOf = (value: string) => {
    const rank = options.findIndex((option) => option.key === value);
    return rank < 0 ? options.length : rank;
  };
  const given = values.filter((value) => value !== '').toSorted((a, b) => rankOf(a) - rankOf(b));
  return given.length === 0 ? others : { ...others, [key]: given };
}
