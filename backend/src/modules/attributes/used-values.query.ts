import type { EntityManager } from 'typeorm';
import type { AttributeKind } from '../site/index.js';

/** Types of values in PostgreSQL by kind. */
const VALUE_TYPES: Readonly<Record<AttributeKind, string>> = {
  'yes-no': 'boolean',
  choice: 'string',
  several: 'array',
  number: 'number',
  text: 'string',
  link: 'string',
};

/** SQL for the options $2 of the attribute $1 that places have, also deleted ones. */
const USED_OPTIONS = `SELECT DISTINCT option FROM places p, LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(p.attributes -> $1) WHEN 'array' THEN p.attributes -> $1 ELSE jsonb_build_array(p.attributes -> $1) END) option
  WHERE p.attributes ? $1 AND option = ANY($2::text[])`;

/** Returns whether places have values of an attribute, also deleted places. @param kind only values that this kind cannot have */
export async function hasValues(manager: EntityManager, key: string, kind?: AttributeKind): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    'SELECT EXISTS (SELECT FROM places WHERE attributes ? $1 AND jsonb_typeof(attributes -> $1) IS DISTINCT FROM $2) AS found',
    [key, kind ? VALUE_TYPES[kind] : null],
  );
  return row?.found ?? false;
}

/** Returns those of some options that places have. */
export async function usedOptions(manager: EntityManager, key: string, options: readonly string[]): Promise<string[]> {
  if (options.length === 0) return [];
  return (await manager.query<{ option: string }[]>(USED_OPTIONS, [key, options])).map(({ option }) => option);
}
