import type { EntityManager } from 'typeorm';
import { NotFound } from '../../core/errors/index.js';
import { type ActivityModule, ActivityTarget, DefinitionRows } from '../activities/index.js';
import { City } from '../cities/index.js';
import { Place } from '../places/index.js';
import { Attribute, ATTRIBUTE_FIELDS, type AttributeFields, type AttributeKind } from '../site/index.js';
import type { AdminAttribute } from './attribute.type.js';

/** Key of the advisory lock; no other code uses this number. */
const LOCK = 4_202_607;

/** Number of places up to which all are counted. Above it, about as many are a sample. */
const SAMPLE = 50_000;

/** SQL for the number of places that are not deleted, by attribute. On a site with more than $1 places, it reads random pages of the table. */
const COUNTS = `WITH size AS MATERIALIZED (
    SELECT least(1, $1 / greatest(reltuples, 1)::float8) AS share FROM pg_class WHERE oid = 'places'::regclass),
  counted AS (
    SELECT key, count(*) AS n FROM places p TABLESAMPLE SYSTEM ((SELECT 100 * share FROM size)), jsonb_object_keys(p.attributes) key
    WHERE p.deleted_at IS NULL GROUP BY 1)
  SELECT key, round(n / share)::integer AS n, share < 1 AS "isEstimate" FROM size LEFT JOIN counted ON true`;

/** SQL for the options $2 of the attribute $1 that places have, also deleted ones. */
const USED_OPTIONS = `SELECT DISTINCT option FROM places p, LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(p.attributes -> $1) WHEN 'array' THEN p.attributes -> $1 ELSE jsonb_build_array(p.attributes -> $1) END) option
  WHERE p.attributes ? $1 AND option = ANY($2::text[])`;

/** Types of values in PostgreSQL by kind. */
const VALUE_TYPES: Readonly<Record<AttributeKind, string>> = {
  'yes-no': 'boolean',
  choice: 'string',
  several: 'array',
  number: 'number',
  text: 'string',
  link: 'string',
};

interface Count {
  key: string | null;
  n: number | null;
  isEstimate: boolean;
}

/** Returns the values of an attribute that admins change. */
const valuesOf = (row: Attribute): AttributeFields =>
  Object.fromEntries(Object.keys(ATTRIBUTE_FIELDS).map((name) => [name, row[name as keyof AttributeFields]])) as AttributeFields;

/** Reads and writes rows of attributes. */
export class AttributeRows extends DefinitionRows<'key', Attribute> {
  constructor(manager: EntityManager, parts: Pick<ActivityModule, 'activities' | 'revisions'>) {
    super(manager, parts, {
      entity: Attribute,
      kind: ActivityTarget.ATTRIBUTE,
      thing: 'attribute',
      word: 'key',
      lock: LOCK,
      orderChanged: 'definitions.orderChanged',
    });
  }

  /** Returns the attributes for admins, in their order. */
  async list(): Promise<AdminAttribute[]> {
    const [rows, counts] = [await this.live(), await this.manager.query<Count[]>(COUNTS, [SAMPLE])];
    const countOf = new Map(counts.map(({ key, n }) => [key, n]));
    const isEstimate = counts[0]?.isEstimate ?? false;
    return rows.map((row) => {
      const { id, key, version, updatedAt } = row;
      return { id, key, version, value: valuesOf(row), placesCount: countOf.get(key) ?? 0, isEstimate, updatedAt };
    });
  }

  /** Returns an attribute for admins. @throws NotFound */
  async get(id: string): Promise<AdminAttribute> {
    const found = (await this.list()).find((attribute) => attribute.id === id);
    if (!found) throw new NotFound('attribute');
    return found;
  }

  /** Returns whether places have values of an attribute, also deleted places. @param kind only values that this kind cannot have */
  async hasValues(key: string, kind?: AttributeKind): Promise<boolean> {
    const [row] = await this.manager.query<{ found: boolean }[]>(
      'SELECT EXISTS (SELECT FROM places WHERE attributes ? $1 AND jsonb_typeof(attributes -> $1) IS DISTINCT FROM $2) AS found',
      [key, kind ? VALUE_TYPES[kind] : null],
    );
    return row?.found ?? false;
  }

  /** Returns those of some options that places have. */
  async usedOptions(key: string, options: readonly string[]): Promise<string[]> {
    if (options.length === 0) return [];
    return (await this.manager.query<{ option: string }[]>(USED_OPTIONS, [key, options])).map(({ option }) => option);
  }

  /** Returns the names of the columns of places and cities. */
  columnNames(): ReadonlySet<string> {
    return new Set([Place, City].flatMap((entity) => this.manager.dataSource.getMetadata(entity).columns.map(({ databaseName }) => databaseName)));
  }
}
