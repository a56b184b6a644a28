import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { City } from '../../cities/index.js';
import type { Autocomplete, FilterSuggestion } from './autocomplete.type.js';
import { CLOSED_FOR_GOOD } from '../business/index.js';
import type { Place } from '../place.entity.js';
import type { PlaceService } from '../place.service.js';
import { searchPlaces } from '../place-search.query.js';
import type { SiteSettings } from '../../site/index.js';
import { understand } from '../understanding/index.js';
import { suggestedFilters } from './suggested-filters.js';

/** Maximum number of suggestions by type, so that the list below a search field needs no scrolling. */
export const MOST = { cities: 3, places: 5, categories: 2, filters: 3 };
/** Minimum length of the text (characters); a single letter would match nearly everything. */
export const LEAST_LETTERS = 2;

/** Suggests cities, places, categories and filters for a text that is being typed. */
export class AutocompleteService {
  constructor(
    private readonly manager: EntityManager,
    private readonly left: { places: PlaceService; cityById: DataLoader<string, City | null>; siteSettings: SiteSettings },
  ) {}

  /** Returns the best suggestions for a text; none if it has less than two letters. */
  async complete(text: string): Promise<Autocomplete> {
    const search = text.trim();
    if (search.length < LEAST_LETTERS) return { cities: [], places: [], categories: [], filters: [], understood: [], didYouMean: null };
    const [cities, categories, filters, { ids, meant, understood }] = await Promise.all([
      this.cities(search),
      this.categories(search),
      this.filters(search),
      searchPlaces(this.manager, { search, understanding: understand(search, undefined, this.left.siteSettings) }, { offset: 0, limit: MOST.places }),
    ]);
    const places = await this.left.places.listed(ids);
    const isLast = ({ businessStatus }: Place) => businessStatus === CLOSED_FOR_GOOD;
    return { cities, categories, filters, places: places.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))), understood, didYouMean: meant };
  }

  private async cities(search: string): Promise<City[]> {
    const rows: { id: string }[] = await this.manager.query('SELECT id FROM search_cities($1, $2) id', [search, MOST.cities]);
    const cities = await Promise.all(rows.map(({ id }) => this.left.cityById.load(id)));
    return cities.filter((city) => city !== null);
  }

  private async categories(search: string): Promise<string[]> {
    const rows: { name: string }[] = await this.manager.query('SELECT name FROM search_categories($1, $2) name', [search, MOST.categories]);
    return rows.map(({ name }) => name);
  }

  private async filters(search: string): Promise<FilterSuggestion[]> {
    const candidates = suggestedFilters(search, this.left.siteSettings);
    if (candidates.length === 0) return [];
    const rows: (Omit<FilterSuggestion, 'city'> & { city_id: string | null })[] = await this.manager.query('SELECT * FROM suggest_filters($1, $2)', [
      JSON.stringify(candidates),
      MOST.filters,
    ]);
    return Promise.all(rows.map(async ({ city_id, ...filter }) => ({ ...filter, city: city_id === null ? null : await this.left.cityById.load(city_id) })));
  }
}
