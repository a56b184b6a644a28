import type { EntityManager } from 'typeorm';
import type { Attribute } from './attribute.entity.js';
import type { AttributeFields } from './attribute.fields.js';

/** An attribute in memory. */
export type AttributeRecord = Pick<Attribute, 'key' | keyof AttributeFields>;

/**
 * SQL for the slugs of the categories of an attribute. It follows a category that is renamed or merged, because the former slug is an alias. Without a
 * deleted category, others remain; an attribute of deleted categories alone stays an attribute of no place.
 */
const CATEGORIES = `(SELECT coalesce(array_agg(slug ORDER BY nth), attributes.categories) FROM (SELECT w.slug, min(nth) AS nth
  FROM unnest(attributes.categories) WITH ORDINALITY own (word, nth) JOIN category_words w USING (word) GROUP BY 1) known)`;

/** SQL for the attributes in the operator's order. */
export const ATTRIBUTE_RECORDS = `SELECT key, names, kind, unit, options, synonyms, icon, section, ${CATEGORIES} AS categories, is_on_card AS "isOnCard", is_on_page AS "isOnPage",
  is_filter AS "isFilter", is_internal AS "isInternal", is_hidden AS "isHidden", schema_property AS "schemaProperty", import_names AS "importNames"
  FROM attributes WHERE deleted_at IS NULL ORDER BY rank, key`;

/** Definitions of the attributes of places, for one state of the table. */
export class AttributeList {
  private readonly byKey: ReadonlyMap<string, AttributeRecord>;

  /** @param all attributes in the operator's order */
  constructor(readonly all: readonly AttributeRecord[]) {
    this.byKey = new Map(all.map((one) => [one.key, one]));
  }

  /** Returns the attribute with a key; undefined if there is none. */
  find(key: string): AttributeRecord | undefined {
    return this.byKey.get(key);
  }

  /** Returns the attributes that are shown to visitors, or also those for moderators. */
  visible(isModerator: boolean): readonly AttributeRecord[] {
    return this.all.filter(({ isHidden, isInternal }) => !isHidden && (isModerator || !isInternal));
  }
}

/** Reads the attributes for a command, which has no settings in memory. */
export const loadAttributes = async (manager: EntityManager): Promise<AttributeList> =>
  new AttributeList(await manager.query<AttributeRecord[]>(ATTRIBUTE_RECORDS));
