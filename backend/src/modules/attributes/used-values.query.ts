import type { EntityManager } from 'typeorm';
import type { AttributeKind } from '../site/index.js';

/** Values of each kind: their type in PostgreSQL, and a pattern of their texts, also in suggested edits. */
const VALUES: Readonly<Record<AttributeKind, readonly [type: string, texts: string]>> = {
  'yes-no': ['boolean', '^(yes|no|true|false)$'],
  choice: ['string', ''],
  several: ['array', ''],
  number: ['number', '^-?[0-9]+([.][0-9]+)?$'],
  text: ['string', ''],
  link: ['string', '^https?://'],
};

/** SQL for the value of the attribute $1 that the edit `e` suggests, as text. */
const SUGGESTED = `(e.changes -> ('attributes.' || $1::text) ->> 'after')`;

/** SQL condition: a place has a value of the attribute $1. The second part chooses the index. */
const WITH_VALUE = `attributes ? $1 AND attributes <> '{}'`;

/** SQL for whether there are values of the attribute $1, except those with the type $2 and texts like $3. Places include deleted ones. */
const HAS_VALUES = `SELECT EXISTS (SELECT FROM places WHERE ${WITH_VALUE} AND (jsonb_typeof(attributes -> $1), attributes ->> $1 ~ $3) IS DISTINCT FROM ($2, true))
  OR EXISTS (SELECT FROM place_edits e WHERE e.status = 'pending' AND ${SUGGESTED} IS NOT NULL AND (${SUGGESTED} ~ $3) IS NOT TRUE) AS found`;

/** Returns SQL for those of the options $2 whose value of the attribute $1 places have. Each use of the index has a semi-join of its own. */
const placesWith = (value: string): string => `SELECT option FROM unnest($2::text[]) option
  WHERE EXISTS (SELECT FROM places WHERE attributes @> jsonb_build_object($1::text, ${value}) AND attributes <> '{}')`;

/** SQL for those of the options $2 of the attribute $1 that places or pending edits have. Places include deleted ones. */
const USED_OPTIONS = `${placesWith('option')} UNION ${placesWith('jsonb_build_array(option)')}
  UNION SELECT option FROM place_edits e, unnest(string_to_array(${SUGGESTED}, ';')) option WHERE e.status = 'pending' AND option = ANY($2::text[])`;

/** Returns whether places or pending edits have values of an attribute, also deleted places. @param kind only values that this kind cannot have */
export async function hasValues(manager: EntityManager, key: string, kind?: AttributeKind): Promise<boolean> {
  const [type, texts] = kind ? VALUES[kind] : [null, null];
  const [row] = await manager.query<{ found: boolean }[]>(HAS_VALUES, [key, type, texts]);
  return row?.found ?? false;
}

/** Returns those of some options that places or pending edits have. */
export async function usedOptions(manager: EntityManager, key: string, options: readonly string[]): Promise<string[]> {
  if (options.length === 0) return [];
  return (await manager.query<{ option: string }[]>(USED_OPTIONS, [key, options])).map(({ option }) => option);
}
