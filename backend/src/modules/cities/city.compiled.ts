import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { PageInput } from '../../core/paging/index.js';
import {
  columnsOf,
  inputOf,
  keptByShape,
  list,
  made,
  one,
  onlyFor,
  page,
  part,
  rightsFields,
  type CompiledFields,
  Unreadable,
} from '../../core/compiled-queries/index.js';
import { Coordinates } from '../../core/geo/index.js';
import { searchWords } from '../../core/search/index.js';
import { imagesField } from '../photos/index.js';
import { displayFields, type SiteSettings } from '../site/index.js';
import { City } from './city.entity.js';
import { CityFilter, FeaturedCitiesArgs, StatesArgs } from './city.input.js';
import { CITY_PICTURES, cityIllustration } from './city.loader.js';
import { cityParameters, featuredCities, matchingCities, namesIn, visibleCities } from './city.query.js';
import { CityRights, cityRights } from './city-rights.type.js';
import { sourceOf } from './data.sources.js';

const rowsOf = (query: SelectQueryBuilder<City>): string => query.select('city.*').getQuery();
const shapeOf = ({ state, country, featured, words }: Listing): boolean[] =>
  words.length > 0 ? [true] : [false, Boolean(state), Boolean(country), Boolean(featured)];

interface Listing extends CityFilter {
  /** Words of the search. */
  words: string[];
}

/** Compiled fields of the public queries for cities. */
export function cityFields(manager: EntityManager, settings: SiteSettings): CompiledFields {
  const matching = (listing: Listing) => matchingCities(manager, listing, listing.words);
  const rows = keptByShape(shapeOf, (listing: Listing) => rowsOf(matching(listing)));
  const total = keptByShape(shapeOf, (listing: Listing) => matching(listing).select('count(*)::integer').orderBy().getQuery());
  const visible = rowsOf(visibleCities(manager));
  const featured = keptByShape(
    (limit?: number | null) => [limit],
    (limit) => rowsOf(featuredCities(manager, limit)),
  );
  const names = (query: SelectQueryBuilder<City>, name: 'city.state' | 'city.country') =>
    `SELECT name AS value FROM (${namesIn(query, name).getQuery()}) names`;
  const [countries, states] = [names(visibleCities(manager), 'city.country'), names(visibleCities(manager), 'city.state')];
  const statesOf = names(visibleCities(manager).andWhere('city.country = :country'), 'city.state');
  const query: CompiledFields[string] = {
    cities: page(({ args, statement }) => {
      const filter = inputOf(CityFilter, args.filter);
      const listing: Listing = { ...filter, words: searchWords(filter.search) };
      if (filter.search?.trim() && listing.words.length === 0) throw new Unreadable('Nothing can match.');
      const bound = (sql: string) => statement.bind(sql, cityParameters(filter, listing.words));
      return {
        page: inputOf(PageInput, args.page),
        rows: (range) => `${bound(rows(listing))} ${range}`,
        counted: () => `SELECT (${bound(total(listing))}) AS total`,
      };
    }),
    city: one(({ args: { id }, statement }) => {
      if (!isId(String(id))) throw new Unreadable('There is no such city.');
      return `${visible} AND city.id = ${statement.parameter(id)}`;
    }),
    featuredCities: list(({ args }) => featured(inputOf(FeaturedCitiesArgs, args).limit)),
    countries: list(() => countries),
    states: list(({ args, statement }) => {
      const { country } = inputOf(StatesArgs, args);
      return country ? statement.bind(statesOf, { country }) : states;
    }),
  };
  return { Query: query, ...TYPES, City: { ...TYPES.City, ...displayFields(settings) } };
}

/** Returns SQL for the argument of `sourceOf`; NULL if the row needs no attribution. */
const originOf = (row: string): string => `(SELECT row_to_json(x) FROM (
  SELECT ${row}.source, ${row}.source_id AS "sourceId", ${row}.licence, ${row}.attribution WHERE coalesce(${row}.source, ${row}.attribution) IS NOT NULL) x)`;

const TYPES: CompiledFields = {
  City: {
    ...columnsOf(City),
    coordinates: part(),
    images: imagesField(CITY_PICTURES, cityIllustration),
    source: made(originOf, sourceOf),
    revision: onlyFor('admin'),
    viewerCan: part(),
  },
  Coordinates: columnsOf(Coordinates),
  CityRights: rightsFields(
    CityRights,
    () => 'true',
    (_city, viewer) => cityRights(viewer),
  ),
};
