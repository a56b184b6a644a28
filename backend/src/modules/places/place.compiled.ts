import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { MAX_ROWS, PageInput } from '../../core/paging/index.js';
import {
  byViewer,
  columns,
  columnsOf,
  factsOf,
  fixed,
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
  value,
  VIEWER,
} from '../../core/compiled-queries/index.js';
import { type City, sourceOf } from '../cities/index.js';
import { displayFields, type SiteSettings } from '../site/index.js';
import { imagesField } from '../photos/index.js';
import { type HoursFacts, placeTimes } from './business/index.js';
import { AttributeNames, NamesArgs, PlaceAttributesArgs } from './attributes/index.js';
import { createFacets, type FacetCounts, FacetList } from './facets/index.js';
import { Place } from './place.entity.js';
import { hrefOfPhone, hrefsOfPhones, type PhoneFacts } from './phones/index.js';
import { FeaturedPlacesArgs, PlaceFilter, PlaceSort } from './place.input.js';
import { PLACE_PICTURES, placeIllustration, representing } from './place.loader.js';
import { moderatesIn, moderationOf, PlaceRights, rightsOf } from './place.policy.js';
import { criteriaOf, inside, isTimed, type PlaceCriteria, wordsIn } from './filters/index.js';
import { prepareUnderstanding } from './understanding/index.js';
import { createFilteredLists } from './filtered-list/index.js';
import { categoryByRanking, categorySize, isSmall, smallCategory, wordParameters } from './category-list/index.js';
import { MAX_FOUND, SEARCHED_TABLES, searchSql, understoodRows } from './place-search.query.js';
import { CATEGORIES, citiesWithPlaces, eitherOf, isCounted, KINDS, type Look, matchingPlaces, placeCount, sortPlaces, visiblePlaces } from './place.query.js';

const ROW = 'place.*';

const UNDERSTOOD_PART = "SELECT ''::text AS kind, ''::text AS key, ''::text AS value, ''::text AS text";

interface Listing {
  criteria: PlaceCriteria;
  sort: PlaceSort;
}

const shapeOf = ({ sort, criteria: { category, aliases, city, pincode, minRating, bounds } }: Listing): unknown[] => [
  sort,
  Boolean(category),
  aliases?.length,
  Boolean(city),
  Boolean(pincode),
  Boolean(minRating),
  bounds && bounds.southWest.longitude <= bounds.northEast.longitude,
];

/** Whether the list is one of a category (see `category-list.query`). A pincode or an area selects few places by itself. */
const isOfCategory = ({ criteria: { category, pincode, bounds } }: Listing): boolean => Boolean(category) && !pincode && !bounds;

/** Whether `total` is less than the number of places in the category. */
const isPart = ({ sort, criteria }: Listing): boolean => sort !== PlaceSort.RECOMMENDED && Boolean(criteria.minRating);

/** Returns the arguments of the list. @throws Unreadable if nothing can match or the service would reject them: the resolver then answers */
function listingOf(args: Record<string, unknown>, settings: SiteSettings): Listing {
  const criteria = criteriaOf(inputOf(PlaceFilter, args.filter), settings);
  const sort = args.sort as PlaceSort;
  if (!criteria) throw new Unreadable('Nothing can match.');
  if (sort === PlaceSort.NEAREST && !criteria.near) throw new Unreadable('A point is missing.');
  return { criteria, sort };
}

/** Compiled fields of the public queries for places. */
export function placeFields(manager: EntityManager, settings: SiteSettings): CompiledFields {
  prepareUnderstanding(settings);
  const matching = ({ criteria }: Listing, look?: Look) => matchingPlaces(manager, criteria, look);
  const inOrder = ({ sort, criteria }: Listing, query: ReturnType<typeof matching>) => sortPlaces(query, sort, criteria).select(ROW).getQuery();
  const rows = keptByShape(shapeOf, (listing: Listing) => inOrder(listing, matching(listing)));
  const byRanking = keptByShape(shapeOf, ({ criteria }: Listing) => categoryByRanking(manager, criteria));
  const ofSmall = keptByShape(shapeOf, ({ sort, criteria }: Listing) => smallCategory(manager, sort, criteria));
  const ofLarge = keptByShape(shapeOf, (listing: Listing) => inOrder(listing, matching(listing).andWhere(`p.total > 0 AND NOT ${isSmall(listing.criteria)}`)));
  const size = keptByShape(shapeOf, ({ criteria }: Listing) => categorySize(criteria));
  // The total decides which of the two statements returns rows; PostgreSQL does not run the other one.
  const fewInside = keptByShape(shapeOf, (listing: Listing) => inOrder(listing, matching(listing, 'few').andWhere(`p.total < ${MAX_ROWS}`)));
  const manyInside = keptByShape(shapeOf, (listing: Listing) => inOrder(listing, matching(listing, 'many').andWhere(`p.total >= ${MAX_ROWS}`)));
  const found = keptByShape(
    ({ sort }: Listing) => [sort],
    ({ sort, criteria: { near } }: Listing) => {
      const criteria = { near, found: [] };
      return sortPlaces(matchingPlaces(manager, criteria), sort, criteria).select(ROW).getQuery().replaceAll(':found', 'p.ids');
    },
  );
  const counted = keptByShape(shapeOf, (listing: Listing) => matching(listing, 'all').select('1').limit(MAX_ROWS).getQuery());
  const facetList = new FacetList(settings);
  const facetsOf = createFacets(manager);
  const byFacts = createFilteredLists(manager);
  const visible = visiblePlaces(manager).select(ROW).getQuery();
  const ofCity = representing(manager, ':cityId').select(ROW).getQuery();
  const withPlaces = citiesWithPlaces(manager).select('city.*').getQuery();
  const query: CompiledFields[string] = {
    places: page(({ args, statement }) => {
      const listing = listingOf(args, settings);
      const { criteria } = listing;
      statement.isHeavy ||= Boolean(criteria.minRating) || criteria.isByFacts === true || !isCounted(criteria);
      statement.isTimed ||= isTimed(criteria);
      const numbers = inputOf(PageInput, args.page);
      const columns = { facets: () => facetsOf({ criteria, wanted: facetList.wanted, pending: facetList.pending }, statement) };
      const corners = criteria.bounds && inside(criteria.bounds).parameters;
      const bound = (sql: string) =>
        statement.bind(sql, {
          ...criteria,
          ...corners,
          words: wordsIn(criteria),
          ...wordParameters(criteria),
          nearLatitude: criteria.near?.latitude,
          nearLongitude: criteria.near?.longitude,
        });
      if (criteria.search) {
        const limit = listing.sort === PlaceSort.RECOMMENDED ? numbers.number * numbers.size : MAX_FOUND;
        for (const table of SEARCHED_TABLES) statement.tables.add(table);
        return {
          page: numbers,
          counted: () => searchSql(criteria, { offset: 0, limit }, (given) => statement.parameter(given)),
          more: { didYouMean: 'p.meant', understood: understoodRows('p.understood') },
          columns,
          rows: (range) => `${bound(found(listing))} ${range}`,
        };
      }
      const more = { didYouMean: 'NULL::text', understood: `${UNDERSTOOD_PART} FROM (SELECT) none WHERE false` };
      if (criteria.isByFacts) return { page: numbers, ...byFacts(listing, numbers, statement), more, columns };
      const total = () =>
        isCounted(criteria)
          ? placeCount(criteria, (given) => statement.parameter(given))
          : `SELECT count(*)::integer FROM (${bound(counted(listing))}) counted`;
      const most = numbers.number * numbers.size;
      const written = (query: typeof rows, range = '') => bound(query(listing).replaceAll(':most', String(most)).replace(':range', range));
      const ordered = (range: string) => {
        if (criteria.bounds) return `${eitherOf([written(fewInside), written(manyInside)], most)} ${range}`;
        if (!isOfCategory(listing)) return `${written(rows)} ${range}`;
        if (listing.sort === PlaceSort.RECOMMENDED) return written(byRanking, range);
        return `${eitherOf([written(ofSmall), written(ofLarge)], most)} ${range}`;
      };
      return {
        page: numbers,
        rows: ordered,
        counted: () => `SELECT (${total()}) AS total${isOfCategory(listing) && isPart(listing) ? `, (${bound(size(listing))}) AS size` : ''}`,
        more,
        columns,
      };
    }),
    place: one(({ args: { id }, statement }) => {
      if (!isId(String(id))) throw new Unreadable('There is no such place.');
      return `${visible} AND place.id = ${statement.parameter(id)}`;
    }),
    placeCategories: list(() => CATEGORIES),
    placeKinds: list(() => KINDS),
    placeCities: list(() => withPlaces),
  };
  const featuredPlaces = list(({ row, args }) => `${ofCity.replace(':cityId', `${row}.id`)} LIMIT ${inputOf(FeaturedPlacesArgs, args).limit}`);
  const names = new AttributeNames(settings);
  const options = { isRaw: true, isShared: true, argsOf: (given: Record<string, unknown>) => inputOf(PlaceAttributesArgs, given) };
  const attributes = byViewer(
    made(
      (row) => `${row}.attributes`,
      (values: string, _viewer, args: PlaceAttributesArgs) => names.shownIn(values, args, false),
      options,
    ),
    made(
      (row) => `concat(${VIEWER.cityId(`${row}.city_id`)}, ' ', ${row}.attributes)`,
      (row: string, viewer, args: PlaceAttributesArgs) => {
        const end = row.indexOf(' ');
        return names.shownIn(row.slice(end + 1), args, moderatesIn(viewer, row.slice(0, end) || null));
      },
      options,
    ),
  );
  const facets = made(
    (row) => `${row}.facets`,
    (counts: FacetCounts, _viewer, { language }: NamesArgs) => facetList.of(counts, language),
    { argsOf: (given) => inputOf(NamesArgs, given) },
  );
  return { Query: query, City: { featuredPlaces }, ...TYPES, PlacePage: { facets }, Place: { ...TYPES.Place, ...displayFields(settings), attributes } };
}

/** Returns SQL for the argument of `placeTimes`; NULL if the place has no opening hours. */
const hoursOf = (row: string): string => `(SELECT row_to_json(x) FROM (
  SELECT ${row}.opening_hours AS text, ${row}.business_status AS "businessStatus", ${row}.opens_on AS "opensOn", city.time_zone AS "timeZone", city.country,
    coalesce(${row}.latitude, city.latitude) AS latitude, coalesce(${row}.longitude, city.longitude) AS longitude
  FROM cities city WHERE city.id = ${row}.city_id AND ${row}.opening_hours IS NOT NULL) x)`;

/** Returns SQL for the `PhoneFacts` of a column; NULL if the place has no such numbers. */
const phonesOf =
  (column: string) =>
  (row: string): string =>
    `(SELECT json_build_object('phone', ${row}.${column}, 'country', city.country) FROM cities city WHERE city.id = ${row}.city_id AND ${row}.${column} IS NOT NULL)`;

/** Returns SQL for the argument of `sourceOf`; NULL if the row needs no attribution. */
const creditOf = (row: string): string => `(SELECT row_to_json(x) FROM (
  SELECT ${row}.source, ${row}.source_id AS "sourceId", ${row}.licence, ${row}.attribution, ${row}.source_url AS "sourceUrl"
  WHERE coalesce(${row}.source, ${row}.attribution) IS NOT NULL) x)`;

/** The properties of a place that its policy needs. */
const FACTS = ['id', 'cityId', 'status', 'createdBy', 'deletedAt', 'rejectionReason', 'version'] as const;
type Facts = Pick<Place, (typeof FACTS)[number]>;
const stateOf = factsOf(['status', 'deletedAt']);
const CITY = { city: (row: string) => `(SELECT ${stateOf('city')}::json FROM cities city WHERE city.id = ${row}.city_id)` };

const TYPES: CompiledFields = {
  Place: {
    ...columnsOf(Place),
    city: one(({ row }) => `SELECT city.* FROM cities city WHERE city.id = ${row}.city_id`),
    coordinates: part((row) => `${row}.latitude IS NOT NULL`),
    rating: part(),
    images: imagesField(PLACE_PICTURES, placeIllustration),
    source: made(creditOf, sourceOf),
    isSample: value((row) => `coalesce(${row}.source = 'sample', false)`),
    openingTimes: made(hoursOf, (given: HoursFacts) => placeTimes(given, new Date()), {
      isTimed: true,
      isShared: true,
    }),
    phoneHref: made(phonesOf('phone'), (facts: PhoneFacts) => hrefOfPhone(facts)),
    otherPhoneHrefs: made(phonesOf('other_phones'), (facts: PhoneFacts) => hrefsOfPhones(facts)),
    moderation: byViewer(
      fixed(null),
      made(factsOf(FACTS), (place: Facts, viewer) => moderationOf(viewer, place)),
    ),
    revision: onlyFor('admin'),
    createdBy: onlyFor('admin'),
    viewerCan: part(),
  },
  UnderstoodPart: columns({ kind: 'kind', key: 'key', value: 'value', text: 'text' }),
  Rating: columns({ average: 'rating_average', count: 'rating_count' }),
  PlaceCategory: { name: value((row) => `${row}.name`), placesCount: value((row) => `${row}."placesCount"`) },
  PlaceRights: rightsFields(PlaceRights, factsOf(['id', 'cityId', 'status', 'createdBy', 'deletedAt'], CITY), (place: Facts & { city: City }, viewer) =>
    rightsOf(viewer, place, place.city),
  ),
};
