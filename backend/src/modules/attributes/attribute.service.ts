import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { beginChange, type Change, changeOf, type Viewer } from '../../core/access/index.js';
import { columnNames, newId } from '../../core/db/index.js';
import { Conflict, type FieldErrors, InvalidInput } from '../../core/errors/index.js';
import { cleanText } from '../../core/validation/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, DefinitionService, type SeenDefinition } from '../activities/index.js';
import { Attribute, ATTRIBUTE_FIELDS, type AttributeFields, loadCategories, readValues } from '../site/index.js';
import type { AttributeRows } from './attribute-rows.js';
import { keyProblem, type Surroundings, valueErrors } from './attribute-rules.js';
import type { AdminAttribute, SavedAttribute } from './attribute.type.js';
import { loadColumns } from './reserved-names.js';
import { hasValues, usedOptions } from './used-values.query.js';

/** Maximum number of attributes. */
const MOST = 200;
/** Maximum number of options, as `ATTRIBUTE_FIELDS` has it. */
const MOST_OPTIONS = ATTRIBUTE_FIELDS.options.most;

type Options = AttributeFields['options'];

/** Returns the options with the retired ones at the end. */
const retiredLast = (options: Options): Options => [...options.filter(({ isRetired }) => !isRetired), ...options.filter(({ isRetired }) => isRetired)];

/** Reads and changes the definitions of the attributes of places. */
export class AttributeService extends DefinitionService<'key', Attribute> {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<ActivityModule, 'activities'> & { rows: AttributeRows },
  ) {
    super(parts.rows);
  }

  /** Returns the attributes in their order. */
  list(): Promise<AdminAttribute[]> {
    return this.parts.rows.list();
  }

  /**
   * Adds an attribute at the end.
   * @param given values of all fields
   * @throws InvalidInput with every wrong field, Conflict above the maximum number
   */
  async create(viewer: Viewer, word: string, given: unknown): Promise<SavedAttribute> {
    const { rows, activities } = this.parts;
    await rows.lock();
    const key = cleanText(word, {}).toLowerCase();
    const all = await rows.live();
    const values = await this.read(key, given, null);
    if (all.length >= MOST) throw new Conflict(['definitions.tooMany', { n: MOST }]);
    const id = newId();
    await this.manager.insert(Attribute, { ...this.stored(values), id, key, rank: Math.max(0, ...all.map(({ rank }) => rank)) + 1 });
    const change = beginChange(viewer);
    await activities.record(change, { kind: ActivityTarget.ATTRIBUTE, action: ActivityAction.CREATED, id, label: key, after: { ...values } });
    return this.saved(id, change, { changed: [], retired: [] });
  }

  /**
   * Replaces the values of an attribute. Removed options that places have become retired.
   * @param given values of all fields
   * @throws NotFound, Conflict if it has another version by now, InvalidInput with every wrong field
   */
  async save(viewer: Viewer, seen: SeenDefinition, given: unknown): Promise<SavedAttribute> {
    const { rows } = this.parts;
    await rows.lock();
    const row = await rows.hold(seen);
    const values = await this.read(row.key, given, row);
    const { options, retired } = await this.withRetired(row, values.options);
    const columns = rows.columnsOf(row);
    const different = Object.entries(columnNames({ ...values, options })).filter(([name, value]) => !isDeepStrictEqual(value, columns[name]));
    const change = beginChange(viewer);
    const changed = different.length > 0 ? await rows.update(change, row.id, Object.fromEntries(different)) : [];
    // An undo could give the attribute a kind that values of places do not have by then.
    return this.saved(row.id, change, { changed: values.kind === row.kind ? changed : [], retired });
  }

  private async saved(id: string, change: Change, { changed, retired }: { changed: string[]; retired: string[] }): Promise<SavedAttribute> {
    return { attribute: await this.parts.rows.get(id), change: changeOf(change, changed), retired };
  }

  /** Returns the options after a change: removed ones that places have are kept as retired ones. */
  private async withRetired(row: Attribute, given: Options): Promise<{ options: Options; retired: string[] }> {
    const missing = row.options.filter(({ key }) => !given.some((one) => one.key === key));
    const used = await usedOptions(
      this.manager,
      row.key,
      missing.map(({ key }) => key),
    );
    const kept = missing.filter(({ key }) => used.includes(key)).map((option) => ({ ...option, isRetired: true }));
    if (given.length + kept.length > MOST_OPTIONS) throw new InvalidInput({ options: ['definitions.optionsUsed', { n: MOST_OPTIONS, kept: kept.length }] });
    return { options: retiredLast([...given, ...kept]), retired: kept.map(({ key }) => key) };
  }

  /** Returns the values for an insert, which needs lists that can be changed. */
  private stored(values: AttributeFields) {
    return { ...values, categories: [...values.categories], importNames: [...values.importNames] };
  }

  /** Checks and cleans the values of an attribute. @param row the stored attribute; null for a new one @throws InvalidInput with every wrong field */
  private async read(key: string, given: unknown, row: Attribute | null): Promise<AttributeFields> {
    const { values: read, errors } = readValues(ATTRIBUTE_FIELDS, given);
    const values = Object.keys(errors).length > 0 ? read : { ...read, options: read.options.map((option) => ({ ...option, key: option.key.toLowerCase() })) };
    const { rows } = this.parts;
    const categories = await loadCategories(this.manager);
    const surroundings: Surroundings = {
      key,
      others: (await rows.live()).filter(({ id }) => id !== row?.id),
      categories,
      columns: await loadColumns(this.manager),
      current: row?.categories ?? [],
    };
    const problems: Record<string, FieldErrors[string]> = { ...errors };
    const problem = row ? undefined : keyProblem(surroundings);
    if (problem) problems.key = problem;
    if (Object.keys(errors).length === 0) Object.assign(problems, valueErrors(values, surroundings));
    if (Object.keys(problems).length === 0 && values.kind !== row?.kind) Object.assign(problems, await this.kindErrors(key, values, row));
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
    const slugs = [...new Set(values.categories.map((slug) => categories.find(slug)?.slug ?? slug))];
    return { ...values, categories: slugs, options: retiredLast(values.options) };
  }

  private async kindErrors(key: string, { kind }: AttributeFields, row: Attribute | null): Promise<FieldErrors> {
    if (row) return (await hasValues(this.manager, key)) ? { kind: 'definitions.kindUsed' } : {};
    return (await hasValues(this.manager, key, kind)) ? { kind: 'definitions.valuesKept' } : {};
  }
}
