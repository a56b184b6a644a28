// Definitions of the attributes of places for the hand-written peers, read once: they have them in memory, like the product.
import pg from 'pg';
import { database } from './connection.mjs';

const client = new pg.Client(database);
await client.connect();
const { rows } = await client.query(`SELECT key, names ->> 'en' AS name, kind, section, unit, options, is_on_card AS "isOnCard", is_on_page AS "isOnPage"
  FROM attributes WHERE deleted_at IS NULL AND NOT is_hidden AND NOT is_internal ORDER BY rank, key`);
await client.end();

/** Definitions that each part of the site shows, in order. */
export const DEFINITIONS = { PAGE: rows.filter(({ isOnPage }) => isOnPage), CARD: rows.filter(({ isOnCard }) => isOnCard) };

/** Returns the possible values of an attribute with their texts, by the key in the JSON of a place. Numbers and texts are not listed. */
export function valuesOf({ kind, options }) {
  if (kind === 'yes-no')
    return [
      ['true', { key: 'yes', text: 'yes', isRetired: false }],
      ['false', { key: 'no', text: 'no', isRetired: false }],
    ];
  return options.map(({ key, names, isRetired }) => [key, { key, text: names.en, isRetired }]);
}

const known = new Map([...DEFINITIONS.PAGE, ...DEFINITIONS.CARD].map((definition) => [definition.key, new Map(valuesOf(definition))]));

/** Returns the attributes of a place for one part of the site, in order. */
export const shownAttributes = (values, view) =>
  DEFINITIONS[view]
    .filter(({ key }) => key in values)
    .map((definition) => {
      const shown = (value) => known.get(definition.key).get(String(value)) ?? { key: String(value), text: String(value), isRetired: false };
      return { ...definition, values: [values[definition.key]].flat().map(shown) };
    });
