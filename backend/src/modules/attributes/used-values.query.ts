import type { EntityManager } from 'typeorm';
import type { AttributeKind } from '../site/index.js';

/** Values of each kind: their type in PostgreSQL, and a pattern of their texts in suggested edits. */
const VALUES: Readonly<Record<AttributeKind, readonly [type: string, texts: string]>> = {
  'yes-no': ['boolean', '^(yes|no)$'],
  choice: ['string', ''],
  several: ['array', ''],
  number: ['number', '^-?[0-9.]+(e[+-]?[0-9]+)?$'],
  text: ['string', ''],
  link: ['string', ''],
};

/** SQL for the value of the attribute $1 that the edit `e` suggests, as text. */
const SUGGESTED = `(e.changes -> ('attributes.' || $1) ->> 'after')`;

/** SQL for whether there are values of the attribute $1, except those with the type $2 and texts like $3. Places include deleted ones. */
const HAS_VALUES = `SELECT EXISTS (SELECT FROM places WHERE attributes ? $1 AND jsonb_typeof(attributes -> $1) IS DISTINCT FROM $2)
  OR EXISTS (SELECT FROM place_edits e WHERE e.status = 'pending' AND ${SUGGESTED} IS NOT NULL AND (${SUGGESTED} ~ $3) IS NOT TRUE) AS found`;

/** SQL for those of the options $2 of the attribute $1 that places or pending edits have. Places include deleted ones. */
const USED_OPTIONS = `SELECT option FROM places p, LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(p.attributes -> $1) WHEN 'array' THEN p.attributes -> $1 ELSE jsonb_build_array(p.attributes -> $1) END) option
  WHERE p.attributes ? $1 AND option = ANY($2::text[])
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
