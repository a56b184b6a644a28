import { inputOf, list, one, type CompiledFields, Unreadable } from '../../../core/compiled-queries/index.js';
import { isListed } from '../business/index.js';
import { LEAST_LETTERS, MOST } from './autocomplete.service.js';
import { AutocompleteArgs } from '../place.input.js';
import { SEARCHED_TABLES, searchSql } from '../place-search.query.js';
import type { SiteSettings } from '../../site/index.js';
import { understand } from '../understanding/index.js';

/** Returns SQL for the rows of a table whose ids the function `ids` returns, in the order of the ids. @param order SQL that precedes it in the order */
const listed = (table: 'cities' | 'places', ids: string, order = ''): string =>
  `SELECT ${table}.* FROM ${ids} WITH ORDINALITY found (id, nth) JOIN ${table} ON ${table}.id = found.id ORDER BY ${order}found.nth`;

/** Returns the compiled fields of `autocomplete`. */
export const autocompleteFields = (settings: SiteSettings): CompiledFields => ({
  Query: {
    autocomplete: one(({ args, statement }) => {
      const search = inputOf(AutocompleteArgs, args).text.trim();
      if (search.length < LEAST_LETTERS) throw new Unreadable('Nothing is found by so little.');
      const understanding = understand(search, undefined, settings);
      statement.isTimed ||= understanding.isTimed;
      statement.isHeavy = true;
      for (const table of SEARCHED_TABLES) statement.tables.add(table);
      const found = searchSql({ search, understanding }, { offset: 0, limit: MOST.places }, (given) => statement.parameter(given));
      return `SELECT found.ids, ${statement.parameter(search)}::text AS text FROM (${found} OFFSET 0) found`;
    }),
  },
  Autocomplete: {
    cities: list(({ row }) => listed('cities', `search_cities(${row}.text, ${MOST.cities})`)),
    places: list(({ row }) => listed('places', `unnest(${row}.ids)`, `${isListed('places')} DESC, `)),
    categories: list(({ row }) => `SELECT category AS value FROM search_categories(${row}.text, ${MOST.categories}) category`),
  },
});
