import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { loadColumns, hasValues, keyProblem, valueErrors } from '../../modules/attributes/index.js';
import { type AttributeKind, type AttributeRecord, loadAttributes, loadCategories } from '../../modules/site/index.js';
import type { PackAttribute } from '../guide.js';
import { MOST_ATTRIBUTES, refuseErrors } from '../guide-file.js';
import { refusal } from '../wrong-value.js';

/** Attributes of a pack compared with those of the site, by their keys. */
export interface AttributeChanges {
  /** Number of attributes in the pack. */
  all: number;
  /** Attributes that the site does not have. */
  added: string[];
  /** Attributes that the site has in another form. */
  changed: string[];
  /** Attributes of the site that the pack does not have. */
  removed: string[];
}

/** Attributes that a site has after an import. */
export interface AttributesAfter {
  /** Kinds of all of them by key. */
  kinds: ReadonlyMap<string, AttributeKind>;
  /** Attributes of the pack that the site takes. */
  taken: readonly PackAttribute[];
  changes: AttributeChanges;
}

function changesOf(own: readonly AttributeRecord[], attributes: readonly PackAttribute[] | null): AttributeChanges {
  const given = attributes ?? [];
  const ownOf = new Map(own.map((one) => [one.key, one]));
  const isOther = (one: PackAttribute) => ownOf.has(one.key) && !isDeepStrictEqual({ ...ownOf.get(one.key) }, { ...one });
  return {
    all: given.length,
    added: given.flatMap(({ key }) => (ownOf.has(key) ? [] : [key])),
    changed: given.filter(isOther).map(({ key }) => key),
    removed: attributes ? own.flatMap(({ key }) => (given.some((one) => one.key === key) ? [] : [key])) : [],
  };
}

/**
 * Returns the attributes that the site has after an import. Changes nothing.
 * @param attributes those of the pack; null if it does not name them
 * @param replaces whether they take the place of those of the site; else the missing ones are added
 * @throws InvalidInput for an attribute that clashes with another one, with a field, or with values that places of the site have
 */
export async function attributesAfter(manager: EntityManager, attributes: readonly PackAttribute[] | null, replaces: boolean): Promise<AttributesAfter> {
  const { all: own } = await loadAttributes(manager);
  const given = attributes ?? [];
  const taken = replaces ? given : given.filter(({ key }) => !own.some((one) => one.key === key));
  const after: readonly (AttributeRecord | PackAttribute)[] = attributes && replaces ? given : [...own, ...taken];
  if (after.length > MOST_ATTRIBUTES) throw refusal(['definitions.tooMany', { n: MOST_ATTRIBUTES }]);
  const categories = await loadCategories(manager);
  const columns = await loadColumns(manager);
  for (const one of taken) {
    const { key, kind } = one;
    // An attribute of a deleted category keeps it, also in another site.
    const surroundings = { key, others: after.filter((other) => other !== one), categories, columns, current: one.categories };
    const problem = keyProblem(surroundings);
    const path = `attributes.${given.indexOf(one)}`;
    refuseErrors(problem ? { key: problem } : valueErrors(one, surroundings), path);
    if (!replaces && (await hasValues(manager, key, kind))) refuseErrors({ kind: 'definitions.valuesKept' }, path);
  }
  return { kinds: new Map(after.map(({ key, kind }) => [key, kind])), taken, changes: changesOf(own, attributes) };
}
