import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { isId } from '../../core/db/ids.js';
import { InvalidInput, NotFound } from '../../core/errors/index.js';
import { countRows } from '../../core/paging/count-rows.js';
import { MAX_ROWS, type Page, type PageInput, readPage } from '../../core/paging/page.js';
import type { City } from '../cities/index.js';
import { Place } from './place.entity.js';
import { type PlaceFilter, PlaceSort } from './place.input.js';
import { createFeaturedLoader } from './place.loader.js';
import { seenBy } from './place.policy.js';
import {
  CATEGORIES,
  citiesWithPlaces,
  criteriaOf,
  isCounted,
  KINDS,
  matchingPlaces,
  type PlaceCriteria,
  placeCount,
  sortPlaces,
  visiblePlaces,
} from './place.query.js';
import { MAX_FOUND, searchPlaces } from './place-search.query.js';

/** A page of places; of a search that found nothing as typed also what was probably meant. */
export interface PlacesPage extends Page<Place> {
  meant?: string | null;
}

/** Reads the places of the guide. */
export class PlaceService {
  private readonly featuredByLimit = new Map<number, DataLoader<string, Place[]>>();

  constructor(private readonly manager: EntityManager) {}

  /** The place with this id; NotFound when there is none that everyone may see. */
  async get(id: string): Promise<Place> {
    const place = isId(id) ? await visiblePlaces(this.manager).andWhere('place.id = :id', { id }).getOne() : null;
    if (!place) throw new NotFound('Place');
    return place;
  }

  /** The place with this id as somebody sees it, who may have suggested it or decide about it; NotFound when there is none. */
  async seenBy(viewer: Viewer | null, id: string): Promise<Place> {
    const found = isId(id) ? await this.manager.findOne(Place, { where: { id }, relations: { city: true } }) : null;
    const place = seenBy(viewer, found);
    if (!place) throw new NotFound('Place');
    return place;
  }

  /** A page of the places that match; InvalidInput where the sort lacks the point to measure from. */
  async list(filter: PlaceFilter, sort: PlaceSort, page: PageInput): Promise<PlacesPage> {
    if (sort === PlaceSort.NEAREST && !filter.near) {
      throw new InvalidInput({ 'filter.near': 'Sorting by distance needs a point to measure from' });
    }
    const criteria = criteriaOf(filter);
    if (criteria?.search) return this.searched(criteria, sort, page);
    const total = criteria ? await this.total(criteria) : 0;
    return readPage(page, total, ({ offset, limit }) => {
      if (!criteria) return Promise.resolve([]);
      const query = matchingPlaces(this.manager, criteria, total < MAX_ROWS ? 'few' : 'many');
      return sortPlaces(query, sort, criteria).offset(offset).limit(limit).getMany();
    });
  }

  /** The places with these ids that everyone may see, in their order. */
  listed(ids: readonly string[]): Promise<Place[]> {
    const criteria = { found: ids };
    return sortPlaces(matchingPlaces(this.manager, criteria), PlaceSort.RECOMMENDED, criteria).getMany();
  }

  /** The featured places of a city, then its best ranked. */
  featured(cityId: string, limit: number): Promise<Place[]> {
    const loader = this.featuredByLimit.get(limit) ?? createFeaturedLoader(this.manager, limit);
    this.featuredByLimit.set(limit, loader);
    return loader.load(cityId);
  }

  /** Categories that have a public place, with how many, in alphabetical order. */
  categories(): Promise<{ name: string; placesCount: number }[]> {
    return this.manager.query(CATEGORIES);
  }

  /** Names of the categories that a new place can be of, in alphabetical order: those that are known, and those that the guide has. */
  async kinds(): Promise<string[]> {
    return (await this.manager.query<{ value: string }[]>(KINDS)).map(({ value }) => value);
  }

  /** The public places and when they last changed, in the order of the ids. */
  versions({ offset, limit }: { offset: number; limit: number }): Promise<{ id: string; updatedAt: Date }[]> {
    const query = visiblePlaces(this.manager).select('place.id', 'id').addSelect('place.updated_at', 'updatedAt').orderBy('place.id');
    return query.offset(offset).limit(limit).getRawMany();
  }

  /** Public cities that have a public place, by name. */
  cities(): Promise<City[]> {
    return citiesWithPlaces(this.manager).getMany();
  }

  /** How many public places there are; of a city, a category and a lowest rating only if given. */
  async count(selection: { city?: string; category?: string; minRating?: number } = {}): Promise<number> {
    const values: (string | number)[] = [];
    const rows: { n: number }[] = await this.manager.query(
      placeCount(selection, (value) => `$${values.push(value)}`),
      values,
    );
    return rows[0]?.n ?? 0;
  }

  /** The search itself puts its finds in order; any other order is that of all its finds. */
  private async searched(criteria: PlaceCriteria, sort: PlaceSort, page: PageInput): Promise<PlacesPage> {
    const isRanked = sort === PlaceSort.RECOMMENDED;
    const asked = isRanked ? { offset: (page.number - 1) * page.size, limit: page.size } : { offset: 0, limit: MAX_FOUND };
    const { ids, total, meant } = await searchPlaces(this.manager, criteria, asked);
    const found = await readPage(page, total, async (range) => {
      if (!isRanked) {
        const all = { ...criteria, found: ids };
        return sortPlaces(matchingPlaces(this.manager, all), sort, all).offset(range.offset).limit(range.limit).getMany();
      }
      return this.listed(range.offset === asked.offset ? ids : (await searchPlaces(this.manager, criteria, range)).ids);
    });
    return { ...found, meant };
  }

  private total(criteria: PlaceCriteria): Promise<number> {
    return isCounted(criteria) ? this.count(criteria) : countRows(this.manager, matchingPlaces(this.manager, criteria, 'all'));
  }

  /** Everything that a person has added, whatever became of it. */
  exported(userId: string): Promise<Place[]> {
    return this.manager.find(Place, { where: { createdBy: userId }, order: { createdAt: 'ASC' } });
  }
}
