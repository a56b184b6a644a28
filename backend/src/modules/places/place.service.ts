import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { Statement } from '../../core/compiled-queries/index.js';
import { isId } from '../../core/db/index.js';
import { InvalidInput, NotFound } from '../../core/errors/index.js';
import { countRows, MAX_ROWS, type Page, type PageInput, readPage } from '../../core/paging/index.js';
import type { City } from '../cities/index.js';
import type { SiteSettings } from '../site/index.js';
import { createFilteredLists } from './filtered-list/index.js';
import { criteriaOf, type PlaceCriteria } from './filters/index.js';
import { Place } from './place.entity.js';
import { type PlaceFilter, PlaceSort } from './place.input.js';
import { createFeaturedLoader } from './place.loader.js';
import { getVisible } from './place.policy.js';
import { CATEGORIES, citiesWithPlaces, isCounted, listedPlaces, matchingPlaces, placeCount, redirectOf, sortPlaces, visiblePlaces } from './place.query.js';
import { MAX_FOUND, searchPlaces, type UnderstoodPart } from './place-search.query.js';

/** A page of places. `meant` has the corrected words of a search if no place has the typed ones. */
export interface PlacesPage extends Page<Place> {
  meant?: string | null;
  /** Criteria of the list, from which its facets are counted; undefined if it has none. */
  criteria?: PlaceCriteria;
  /** Parts of the search text that were understood. */
  understood?: readonly UnderstoodPart[];
}

/** Reads places. */
export class PlaceService {
  private readonly featuredByLimit = new Map<number, DataLoader<string, Place[]>>();
  private readonly filteredList: ReturnType<typeof createFilteredLists>;

  constructor(
    private readonly manager: EntityManager,
    private readonly settings: SiteSettings,
  ) {
    this.filteredList = createFilteredLists(manager);
  }

  /** Returns the public place with this id. The id of a merged place leads to the place that has its content. @throws NotFound */
  get(id: string): Promise<Place> {
    return this.found(id, (one) => visiblePlaces(this.manager).andWhere('place.id = :one', { one }).getOne());
  }

  /** Returns the place with this id if the viewer can see it, see `maySee`. Follows merges like `get`. @throws NotFound */
  seenBy(viewer: Viewer | null, id: string): Promise<Place> {
    return this.found(id, async (one) => getVisible(viewer, await this.manager.findOne(Place, { where: { id: one }, relations: { city: true } })));
  }

  /** Returns a page of the public places that match. @throws InvalidInput if the sort is `NEAREST` and `near` is missing */
  async list(filter: PlaceFilter, sort: PlaceSort, page: PageInput): Promise<PlacesPage> {
    if (sort === PlaceSort.NEAREST && !filter.near) {
      throw new InvalidInput({ 'filter.near': 'places.nearestNeedsPoint' });
    }
    const criteria = criteriaOf(filter, this.settings);
    if (criteria?.search) return { ...(await this.searched(criteria, sort, page)), criteria };
    if (criteria?.isByFacts) return { ...(await this.byFacts(criteria, sort, page)), criteria };
    const total = criteria ? await this.total(criteria) : 0;
    const found = await readPage(page, total, ({ offset, limit }) => {
      if (!criteria) return Promise.resolve([]);
      const query = matchingPlaces(this.manager, criteria, total < MAX_ROWS ? 'few' : 'many');
      return sortPlaces(query, sort, criteria).offset(offset).limit(limit).getMany();
    });
    return criteria ? { ...found, criteria } : found;
  }

  /** Returns the public places among these ids, in the order of the ids. */
  listed(ids: readonly string[]): Promise<Place[]> {
    const criteria = { found: ids };
    return sortPlaces(matchingPlaces(this.manager, criteria), PlaceSort.RECOMMENDED, criteria).getMany();
  }

  /** Returns public places of a city: featured ones first, then by ranking. */
  featured(cityId: string, limit: number): Promise<Place[]> {
    const loader = this.featuredByLimit.get(limit) ?? createFeaturedLoader(this.manager, limit);
    this.featuredByLimit.set(limit, loader);
    return loader.load(cityId);
  }

  /** Returns the categories that have a public place, with the number of places, in alphabetical order. */
  categories(): Promise<{ name: string; placesCount: number }[]> {
    return this.manager.query(CATEGORIES);
  }

  /** Returns the categories allowed for a new place, in alphabetical order. */
  kinds(): string[] {
    return this.settings.categories.offered();
  }

  /** Returns ids and last changes of the public places that lists contain, ordered by id (for the sitemap). */
  versions({ offset, limit }: { offset: number; limit: number }): Promise<{ id: string; updatedAt: Date }[]> {
    const query = listedPlaces(this.manager).select('place.id', 'id').addSelect('place.updated_at', 'updatedAt').orderBy('place.id');
    return query.offset(offset).limit(limit).getRawMany();
  }

  /** Returns the public cities that have a public place, by name. */
  cities(): Promise<City[]> {
    return citiesWithPlaces(this.manager).getMany();
  }

  /** Returns the number of public places, optionally of a city, of a category and with a minimum rating (1 to 5). */
  async count(selection: Pick<PlaceCriteria, 'city' | 'category' | 'aliases' | 'minRating' | 'isByFacts' | 'tags'> = {}): Promise<number> {
    const values: unknown[] = [];
    const rows: { n: number }[] = await this.manager.query(
      placeCount(selection, (value) => `$${values.push(value)}`),
      values,
    );
    return rows[0]?.n ?? 0;
  }

  /** Returns a page of search results. `searchPlaces` sorts by relevance itself; for another order, all results are read and sorted. */
  private async searched(criteria: PlaceCriteria, sort: PlaceSort, page: PageInput): Promise<PlacesPage> {
    const isRanked = sort === PlaceSort.RECOMMENDED;
    const asked = isRanked ? { offset: (page.number - 1) * page.size, limit: page.size } : { offset: 0, limit: MAX_FOUND };
    const { ids, total, meant, understood } = await searchPlaces(this.manager, criteria, asked);
    const found = await readPage(page, total, async (range) => {
      if (!isRanked) {
        const all = { ...criteria, found: ids };
        return sortPlaces(matchingPlaces(this.manager, all), sort, all).offset(range.offset).limit(range.limit).getMany();
      }
      return this.listed(range.offset === asked.offset ? ids : (await searchPlaces(this.manager, criteria, range)).ids);
    });
    return { ...found, meant, understood };
  }

  /** Returns a page of the places that meet criteria by facts, with the statement of the fast path. */
  private async byFacts(criteria: PlaceCriteria, sort: PlaceSort, page: PageInput): Promise<Page<Place>> {
    const read = async (range: PageInput) => {
      const statement = new Statement({});
      const { counted } = this.filteredList({ sort, criteria }, range, statement);
      const [row] = await this.manager.query<{ total: number; ids: string[] | null }[]>(counted(), statement.values);
      return row ?? { total: 0, ids: [] };
    };
    const asked = await read(page);
    return readPage(page, asked.total, async ({ offset, limit }) => {
      const number = offset / limit + 1;
      const { ids } = number === page.number ? asked : await read({ number, size: limit });
      if (ids) return this.listed(ids);
      return sortPlaces(matchingPlaces(this.manager, criteria, 'many'), sort, criteria)
        .offset(offset)
        .limit(limit)
        .getMany();
    });
  }

  private async found(id: string, find: (id: string) => Promise<Place | null>): Promise<Place> {
    if (!isId(id)) throw new NotFound('place');
    const place = await find(id);
    if (place) return place;
    const other = await redirectOf(this.manager, id);
    const moved = other === undefined ? null : await find(other);
    if (!moved) throw new NotFound('place');
    return moved;
  }

  private total(criteria: PlaceCriteria): Promise<number> {
    return isCounted(criteria) ? this.count(criteria) : countRows(this.manager, matchingPlaces(this.manager, criteria, 'all'));
  }

  /** Returns all places that a user has added, with any status, for the export of personal data. */
  exported(userId: string): Promise<Place[]> {
    return this.manager.find(Place, { where: { createdBy: userId }, order: { createdAt: 'ASC' } });
  }
}
