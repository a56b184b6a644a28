import { type EntityManager, In, IsNull } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { NotFound } from '../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { searchWords } from '../../core/search/index.js';
import { City } from './city.entity.js';
import type { CityFilter } from './city.input.js';
import { featuredCities, matchingCities, namesIn, visibleCities } from './city.query.js';

/** Reads the public cities. */
export class CityService {
  constructor(private readonly manager: EntityManager) {}

  /** Returns whether visitors can see a city. */
  static isVisible(manager: EntityManager, id: string): Promise<boolean> {
    return visibleCities(manager).andWhere('city.id = :id', { id }).getExists();
  }

  /** Returns the public city with this id. @throws NotFound */
  async get(id: string): Promise<City> {
    const city = isId(id) ? await visibleCities(this.manager).andWhere('city.id = :id', { id }).getOne() : null;
    if (!city) throw new NotFound('city');
    return city;
  }

  /** Returns a page of the public cities that match, in the order of `matchingCities`. */
  async list(filter: CityFilter, page: PageInput): Promise<Page<City>> {
    const words = searchWords(filter.search);
    if (filter.search?.trim() && words.length === 0) return { items: [], total: 0, page: 1, pages: 1 };
    const query = matchingCities(this.manager, filter, words);
    const total = await query.getCount();
    return readPage(page, total, ({ offset, limit }) => query.offset(offset).limit(limit).getMany());
  }

  /** Returns the names of the states that have a public city, in alphabetical order; of one country if given. */
  states(country?: string): Promise<string[]> {
    const query = visibleCities(this.manager);
    if (country) query.andWhere('city.country = :country', { country });
    return this.names(namesIn(query, 'city.state'));
  }

  /** Returns the names of the countries that have a public city, in alphabetical order. */
  countries(): Promise<string[]> {
    return this.names(namesIn(visibleCities(this.manager), 'city.country'));
  }

  /** Returns the cities that the operator has chosen for the home page; else the featured cities, or the largest public cities if none is featured. */
  featured(limit?: number): Promise<City[]> {
    return featuredCities(this.manager, limit).getMany();
  }

  /** Returns those of some ids that are cities, also hidden ones. */
  async existing(ids: readonly string[]): Promise<string[]> {
    return (await this.manager.find(City, { select: { id: true }, where: { id: In([...ids]), deletedAt: IsNull() } })).map(({ id }) => id);
  }

  /** Returns ids and last changes of the public cities, ordered by id (for the sitemap). */
  versions({ offset, limit }: { offset: number; limit: number }): Promise<{ id: string; updatedAt: Date }[]> {
    const query = visibleCities(this.manager).select('city.id', 'id').addSelect('city.updated_at', 'updatedAt').orderBy('city.id');
    return query.offset(offset).limit(limit).getRawMany();
  }

  private async names(query: ReturnType<typeof namesIn>): Promise<string[]> {
    return (await query.getRawMany<{ name: string }>()).map((row) => row.name);
  }
}
