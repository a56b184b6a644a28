import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ofCities, type Viewer } from '../../../core/access/index.js';
import { isId } from '../../../core/db/index.js';
import { NotFound } from '../../../core/errors/index.js';
import { type Extent, extentColumns } from '../../../core/place-files/index.js';
import type { SortDirection } from '../../../core/paging/index.js';
import { holdsWords, searchWords, wordParameters } from '../../../core/search/index.js';
import type { FindIds } from '../../../core/selection/index.js';
import { City } from '../../cities/index.js';
import { OPEN } from '../business/index.js';
import { readOpenAt, tagFiltersOf, type TagSettings, withFacts } from '../filters/index.js';
import { Place } from '../place.entity.js';
import { type AdminPlaceFilter, AdminPlaceSort } from './admin.input.js';

/** SQL condition: the place `t` exists for admins and moderators, because neither it nor its city is deleted. */
export const IS_THERE = 't.deleted_at IS NULL AND EXISTS (SELECT 1 FROM cities c WHERE c.id = t.city_id AND c.deleted_at IS NULL)';

/** SQL condition: the place has an open report. The table belongs to the module `reports`, which this module cannot import. */
const IS_REPORTED = `EXISTS (SELECT 1 FROM reports r WHERE r.place_id = place.id AND r.status = 'open')`;

/** SQL condition: the import `:importId` has added or changed the place. The table belongs to the module `imports`, which this module cannot import. */
const IS_OF_IMPORT = `(place.import_id = :importId OR place.id IN (SELECT row_id FROM import_changes WHERE import_id = :importId AND kind = 'places'))`;

/** SQL for all words of the category that the word `:category` stands for, and the word itself, because places can have other words. */
const WORDS_OF =
  'ARRAY(SELECT all_words.word FROM category_words one JOIN category_words all_words USING (slug) WHERE one.word = :category UNION SELECT :category)';

/** SQL condition: one of the categories of the place is `:category`. */
const IS_OF_CATEGORY = `(place.category = ANY(${WORDS_OF}) OR (place.more_categories && ${WORDS_OF} AND place.more_categories <> '{}'))`;

/** Selects the places of any status. Deleted places and places of deleted cities are left out. */
const allPlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  manager.createQueryBuilder(Place, 'place').innerJoin(City, 'city', 'city.id = place.city_id').where('place.deleted_at IS NULL AND city.deleted_at IS NULL');

/** Selects the places of any status that match a filter, unsorted. @throws InvalidInput for a time that cannot be a filter */
export function adminPlaces(manager: EntityManager, filter: AdminPlaceFilter, settings: TagSettings): SelectQueryBuilder<Place> {
  const { search, status, businessStatus, category, cityId, featured, reported, importId, source } = filter;
  const { categories, prices, attributes, withHours, withPhotos, addedWithin } = filter;
  const tags = tagFiltersOf({ categories, prices, attributes }, settings, { isModerator: true });
  const query = withFacts(allPlaces(manager), { tags, openAt: readOpenAt(filter.openAt, 'filter.openAt'), addedWithin: addedWithin ?? undefined });
  if (status) query.andWhere('place.status = :status', { status });
  if (businessStatus === OPEN) query.andWhere('place.business_status IS NULL');
  else if (businessStatus) query.andWhere('place.business_status = :businessStatus', { businessStatus });
  if (category?.trim()) query.andWhere(IS_OF_CATEGORY, { category: category.trim().toLowerCase() });
  if (cityId) query.andWhere(isId(cityId) ? 'place.city_id = :cityId' : 'false', { cityId });
  if (typeof featured === 'boolean') query.andWhere('place.featured = :featured', { featured });
  if (typeof reported === 'boolean') query.andWhere(reported ? IS_REPORTED : `NOT ${IS_REPORTED}`);
  if (typeof withHours === 'boolean') query.andWhere(`place.opening_hours IS ${withHours ? 'NOT NULL' : 'NULL'}`);
  if (typeof withPhotos === 'boolean') query.andWhere(withPhotos ? 'place.has_photos' : 'NOT place.has_photos');
  if (importId) query.andWhere(isId(importId) ? IS_OF_IMPORT : 'false', { importId });
  if (source) query.andWhere('place.source = :source', { source });
  return search?.trim() ? withWords(query, searchWords(search)) : query;
}

/** Places of a file: those that match a filter, or those of them with certain ids or a certain word as their main category. */
export interface FileSelection {
  filter: AdminPlaceFilter;
  ids?: readonly string[] | undefined;
  mainCategory?: string;
}

/** Selects the places of a file, unsorted. */
export function filePlaces(manager: EntityManager, { filter, ids, mainCategory }: FileSelection, settings: TagSettings): SelectQueryBuilder<Place> {
  const query = adminPlaces(manager, filter, settings);
  if (ids) query.andWhere('place.id = ANY(:ids)', { ids });
  if (mainCategory !== undefined) query.andWhere('place.category = :mainCategory', { mainCategory });
  return query;
}

/** Does the same as `adminPlaces`, without the places of cities that a moderator does not decide about. */
export const moderatedPlaces = (
  manager: EntityManager,
  filter: AdminPlaceFilter,
  { settings, moderator }: { settings: TagSettings; moderator: Pick<Viewer, 'cityIds'> },
): SelectQueryBuilder<Place> => adminPlaces(manager, filter, settings).andWhere(ofCities(moderator, 'place.city_id'));

/** Returns a place of any status. @throws NotFound */
export async function adminPlaceOf(manager: EntityManager, id: string): Promise<Place> {
  const place = isId(id) ? await allPlaces(manager).andWhere('place.id = :id', { id }).getOne() : null;
  if (!place) throw new NotFound('place');
  return place;
}

/** Restricts a query to places whose name and city name contain all these words. */
function withWords(query: SelectQueryBuilder<Place>, words: string[]): SelectQueryBuilder<Place> {
  if (words.length === 0) return query.andWhere('false');
  query.innerJoin('place_titles', 'found', 'found.place_id = place.id');
  return query.andWhere(holdsWords('found.title', words), wordParameters(words));
}

const COLUMNS: Record<AdminPlaceSort, string> = {
  [AdminPlaceSort.NAME]: 'place.search_name',
  [AdminPlaceSort.RATING]: 'place.rating_average',
  [AdminPlaceSort.REVIEWS]: 'place.rating_count',
  [AdminPlaceSort.CREATED]: 'place.created_at',
};

/** Sorts the list. Ties are broken by id, so pages never overlap. */
export const inOrder = (query: SelectQueryBuilder<Place>, sort: AdminPlaceSort, direction: SortDirection): SelectQueryBuilder<Place> =>
  query.orderBy(COLUMNS[sort], direction).addOrderBy('place.id', direction);

/** Returns a function that finds the ids of the places of a selection. @param moderator moderator who selects; absent for an admin */
export const placeIds =
  (manager: EntityManager, settings: TagSettings, moderator: Pick<Viewer, 'cityIds'> = { cityIds: null }): FindIds<AdminPlaceFilter> =>
  async (filter, limit) =>
    (await moderatedPlaces(manager, filter, { settings, moderator }).select('place.id', 'id').limit(limit).getRawMany<{ id: string }>()).map(({ id }) => id);

/** A place in the CSV export, with its city and its creator. */
export interface PlaceRow extends Place {
  cityName: string;
  creatorName: string | null;
  creatorEmail: string | null;
}

/** Languages in which places have texts, by the column of the texts. */
export type TextLanguages = Readonly<Record<'names' | 'descriptions', readonly string[]>>;

/** Returns the languages in which places have texts. */
export async function readLanguages(places: SelectQueryBuilder<Place>): Promise<TextLanguages> {
  const languagesOf = async (column: 'names' | 'descriptions') => {
    const rows = await places.clone().select(`DISTINCT jsonb_object_keys(place.${column})`, 'language').orderBy('language').getRawMany<{ language: string }>();
    return rows.map(({ language }) => language);
  };
  return { names: await languagesOf('names'), descriptions: await languagesOf('descriptions') };
}

/** Facts about the places of a file. */
export interface FileFacts {
  extent: Extent;
  /** Sources of the places, the most frequent first. */
  origins: Pick<Place, 'source' | 'licence' | 'attribution'>[];
  /** Words of their main categories. */
  categories: string[];
}

const ORIGIN = ['source', 'licence', 'attribution'];

/** Returns the facts about the places of a file. */
export async function readFileFacts(places: SelectQueryBuilder<Place>): Promise<FileFacts> {
  const extent = await places.clone().select(extentColumns('place')).getRawOne<Extent>();
  const grouped = places.clone().select([]);
  for (const column of ORIGIN) grouped.addSelect(`place.${column}`, column).addGroupBy(`place.${column}`);
  const origins = await grouped.orderBy('count(*)', 'DESC').getRawMany<FileFacts['origins'][number]>();
  const categories = await places.clone().select('DISTINCT place.category', 'category').orderBy('category').getRawMany<{ category: string }>();
  return { extent: extent as Extent, origins, categories: categories.map(({ category }) => category) };
}

/** Returns up to `limit` of the places with an id greater than `after`, ordered by id. */
export async function readPortion(places: SelectQueryBuilder<Place>, after: string | null, limit: number): Promise<PlaceRow[]> {
  const query = places
    .leftJoin('place.creator', 'creator', 'creator.deleted_at IS NULL')
    .addSelect('city.name', 'city_name')
    .addSelect('creator.name', 'creator_name')
    .addSelect('creator.email', 'creator_email')
    .orderBy('place.id')
    .limit(limit);
  if (after) query.andWhere('place.id > :after', { after });
  const { entities, raw } = await query.getRawAndEntities<{ city_name: string; creator_name: string | null; creator_email: string | null }>();
  return entities.map((place, i) =>
    Object.assign(place, {
      cityName: raw[i]?.city_name ?? '',
      creatorName: raw[i]?.creator_name ?? null,
      creatorEmail: raw[i]?.creator_email ?? null,
    }),
  );
}
