import type { EntityManager } from 'typeorm';
import { NotFound } from '../../core/errors/index.js';
import { type ActivityModule, ActivityTarget, DefinitionRows } from '../activities/index.js';
import { Attribute, ATTRIBUTE_FIELDS, ATTRIBUTE_KEY_RULES, type AttributeFields } from '../site/index.js';
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
      rules: ATTRIBUTE_KEY_RULES,
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
}
