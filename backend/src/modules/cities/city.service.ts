import { type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { isId } from '../../core/db/ids.js';
import { NotFound } from '../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/page.js';
import { holdsWords, searchWords, wordParameters } from '../../core/search/words.js';
import { City, CityStatus } from './city.entity.js';
import type { CityFilter } from './city.input.js';

/** Below this share of common letter triples two words are not taken for the same one misspelt. */
const LIKENESS = 0.45;

/** Reads the public cities. */
export class CityService {
  constructor(private readonly manager: EntityManager) {}

  /** The city with this id; NotFound when there is none that everyone may see. */
  async get(id: string): Promise<City> {
    const city = isId(id) ? await this.visible().andWhere('city.id = :id', { id }).getOne() : null;
    if (!city) throw new NotFound('City');
    return city;
  }

  /** A page of the cities that match, the featured and then the largest first; a search orders by likeness instead. */
  async list(filter: CityFilter, page: PageInput): Promise<Page<City>> {
    const words = searchWords(filter.search);
    if (filter.search?.trim() && words.length === 0) return { items: [], total: 0, page: 1, pages: 1 };
    let query = this.matching(filter, words, 'as written');
    let total = await query.getCount();
    if (total === 0 && words.length > 0) {
      query = this.matching(filter, words, 'misspelt');
      total = await query.getCount();
    }
    return readPage(page, total, ({ offset, limit }) => query.offset(offset).limit(limit).getMany());
  }

  /** Names of the states that have a public city, in alphabetical order; of one country only, if given. */
  states(country?: string): Promise<string[]> {
    const query = this.visible();
    if (country) query.andWhere('city.country = :country', { country });
    return this.namesIn(query, 'city.state');
  }

  /** Names of the countries that have a public city, in alphabetical order. */
  countries(): Promise<string[]> {
    return this.namesIn(this.visible(), 'city.country');
  }

  /** The featured cities, the largest first; the largest of all where none is featured. */
  async featured(limit: number): Promise<City[]> {
    const bySize = () => this.visible().orderBy('city.population', 'DESC', 'NULLS LAST').addOrderBy('city.id').limit(limit);
    const featured = await bySize().andWhere('city.featured').getMany();
    return featured.length > 0 ? featured : bySize().getMany();
  }

  /** Ids of the public cities, in the order of the ids. */
  async ids({ offset, limit }: { offset: number; limit: number }): Promise<string[]> {
    const rows = await this.visible().select('city.id', 'id').orderBy('city.id').offset(offset).limit(limit).getRawMany<{ id: string }>();
    return rows.map((row) => row.id);
  }

  /** How many public cities there are. */
  count(): Promise<number> {
    return this.visible().getCount();
  }

  /** The distinct values of a column; accents and case do not count for their order, whatever the database's collation. */
  private async namesIn(query: SelectQueryBuilder<City>, column: 'city.state' | 'city.country'): Promise<string[]> {
    query.select(column, 'name').groupBy(column).orderBy(`search_normalize(${column})`).addOrderBy(column);
    return (await query.getRawMany<{ name: string }>()).map((row) => row.name);
  }

  private visible(): SelectQueryBuilder<City> {
    return this.manager
      .createQueryBuilder(City, 'city')
      .where('city.status = :active AND city.deleted_at IS NULL', { active: CityStatus.ACTIVE });
  }

  private matching(filter: CityFilter, words: string[], spelling: 'as written' | 'misspelt'): SelectQueryBuilder<City> {
    const query = this.visible();
    if (filter.state) query.andWhere('city.state = :state', { state: filter.state });
    if (filter.country) query.andWhere('city.country = :country', { country: filter.country });
    if (filter.featured) query.andWhere('city.featured');
    if (words.length > 0) {
      const isLike = words.map((_, i) => `word_similarity(search_normalize(:word${i}), city.search_text) >= ${LIKENESS}`).join(' AND ');
      query.andWhere(spelling === 'as written' ? holdsWords('city.search_text', words) : isLike, wordParameters(words));
      query.orderBy(`round(word_similarity(search_normalize(:phrase), city.search_name)::numeric, 1)`, 'DESC').setParameter('phrase', words.join(' '));
    }
    return query
      .addOrderBy('city.featured', 'DESC')
      .addOrderBy('city.population', 'DESC', 'NULLS LAST')
      .addOrderBy('city.id');
  }
}
