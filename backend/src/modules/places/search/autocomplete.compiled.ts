import { columns, inputOf, list, one, type CompiledFields, Unreadable, value } from '../../../core/compiled-queries/index.js';
import { isListed } from '../business/index.js';
import { LEAST_LETTERS, MOST } from './autocomplete.service.js';
import { AutocompleteArgs } from '../place.input.js';
import { SEARCHED_TABLES, searchSql, understoodRows } from '../place-search.query.js';
import type { SiteSettings } from '../../site/index.js';
import { suggestedFilters } from './suggested-filters.js';
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
      const suggested = suggestedFilters(search, settings);
      statement.isTimed ||= suggested.some(({ isOpen }) => isOpen);
      const candidates = statement.parameter(JSON.stringify(suggested));
      const found = searchSql({ search, understanding }, { offset: 0, limit: MOST.places }, (given) => statement.parameter(given));
      return `SELECT found.ids, found.meant, found.understood, ${statement.parameter(search)}::text AS text, ${candidates}::jsonb AS candidates FROM (${found} OFFSET 0) found`;
    }),
  },
  Autocomplete: {
    cities: list(({ row }) => listed('cities', `search_cities(${row}.text, ${MOST.cities})`)),
    places: list(({ row }) => listed('places', `unnest(${row}.ids)`, `${isListed('places')} DESC, `)),
    categories: list(({ row }) => `SELECT category AS value FROM search_categories(${row}.text, ${MOST.categories}) category`),
    filters: list(({ row, statement }) => {
      statement.tables.add('tag_counts');
      return `SELECT filter.* FROM suggest_filters(${row}.candidates, ${MOST.filters}) filter`;
    }),
    understood: list(({ row }) => understoodRows(`${row}.understood`)),
    didYouMean: value((row) => `${row}.meant`),
  },
  FilterSuggestion: {
    ...columns({ address: 'address', total: 'total' }),
    parts: list(({ row }) => understoodRows(`${row}.parts`)),
    city: one(({ row }) => `SELECT cities.* FROM cities WHERE cities.id = ${row}.city_id`),
  },
});
