import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { beginChange, type Change, changeOf, type Viewer } from '../../core/access/index.js';
import { columnNames, newId } from '../../core/db/index.js';
import { Conflict, type FieldErrors, InvalidInput, NotFound } from '../../core/errors/index.js';
import { brokenText, cleanText } from '../../core/validation/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, DefinitionService, type SeenDefinition } from '../activities/index.js';
import { loadAttributes, loadCategories, readValues, SearchTerm, TERM_FIELDS, TERM_KEY_RULES, type TermFields } from '../site/index.js';
import { type SearchTermRows, termOf } from './search-term-rows.js';
import { termErrors } from './search-term-rules.js';
import type { AdminSearchTerm, SavedSearchTerm } from './search-term.type.js';

/** Maximum number of terms. */
const MOST = 500;

/** Reads and changes the terms of the search: words with one meaning. */
export class SearchTermService extends DefinitionService<'key', SearchTerm> {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<ActivityModule, 'activities'> & { rows: SearchTermRows },
  ) {
    super(parts.rows);
  }

  /** Returns the terms in their order. */
  async list(): Promise<AdminSearchTerm[]> {
    return (await this.parts.rows.live()).map(termOf);
  }

  /**
   * Adds a term at the end.
   * @param given values of all fields
   * @throws InvalidInput with every wrong field, Conflict above the maximum number
   */
  async create(viewer: Viewer, word: string, given: unknown): Promise<SavedSearchTerm> {
    const { rows, activities } = this.parts;
    await rows.lock();
    const key = cleanText(word, {}).toLowerCase();
    const all = await rows.live();
    const taken = all.some((row) => row.key === key) ? (['definitions.termTaken', { key }] as const) : undefined;
    const values = await this.read(given, { key: brokenText(key, TERM_KEY_RULES) ?? taken });
    if (all.length >= MOST) throw new Conflict(['definitions.tooManyTerms', { n: MOST }]);
    const id = newId();
    await this.manager.insert(SearchTerm, { ...values, id, key, rank: Math.max(0, ...all.map(({ rank }) => rank)) + 1 });
    const change = beginChange(viewer);
    await activities.record(change, { kind: ActivityTarget.SEARCH_TERM, action: ActivityAction.CREATED, id, label: key, after: { ...values } });
    return this.saved(id, change, []);
  }

  /**
   * Replaces the values of a term.
   * @param given values of all fields
   * @throws NotFound, Conflict if it has another version by now, InvalidInput with every wrong field
   */
  async save(viewer: Viewer, seen: SeenDefinition, given: unknown): Promise<SavedSearchTerm> {
    const { rows } = this.parts;
    await rows.lock();
    const row = await rows.hold(seen);
    const values = await this.read(given, {});
    const columns = rows.columnsOf(row);
    const different = Object.entries(columnNames({ ...values })).filter(([name, value]) => !isDeepStrictEqual(value, columns[name]));
    const change = beginChange(viewer);
    return this.saved(row.id, change, different.length > 0 ? await rows.update(change, row.id, Object.fromEntries(different)) : []);
  }

  private async saved(id: string, change: Change, changed: string[]): Promise<SavedSearchTerm> {
    const row = (await this.parts.rows.live()).find((one) => one.id === id);
    if (!row) throw new NotFound('searchTerm');
    return { term: termOf(row), change: changeOf(change, changed) };
  }

  /** Checks and cleans the values of a term. @param others errors of other fields @throws InvalidInput with every wrong field */
  private async read(given: unknown, others: { key?: FieldErrors[string] | undefined }): Promise<TermFields> {
    const { values, errors } = readValues(TERM_FIELDS, given);
    const problems: FieldErrors = { ...errors, ...(others.key ? { key: others.key } : {}) };
    if (Object.keys(errors).length === 0) {
      const known = { categories: await loadCategories(this.manager), attributes: await loadAttributes(this.manager) };
      Object.assign(problems, termErrors(values, known));
    }
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
    return values;
  }
}
