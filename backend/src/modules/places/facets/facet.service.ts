import type { EntityManager } from 'typeorm';
import { Statement } from '../../../core/compiled-queries/index.js';
import type { SiteSettings } from '../../site/index.js';
import type { PlaceCriteria } from '../filters/index.js';
import type { FacetCounts } from './facet-counts.js';
import { FacetList } from './facet-list.js';
import { createFacets } from './facets.query.js';
import type { Facet } from './facet.type.js';

/** Counts the options by which lists can be filtered. */
export class FacetService {
  private readonly list: FacetList;
  private readonly sqlOf: ReturnType<typeof createFacets>;

  constructor(
    private readonly manager: EntityManager,
    settings: SiteSettings,
  ) {
    this.list = new FacetList(settings);
    this.sqlOf = createFacets(manager);
  }

  /**
   * Returns the facets of a list; none if no place can match.
   * @param language of their names; by default that of the site
   */
  async of(criteria: PlaceCriteria | undefined, language?: string): Promise<Facet[]> {
    if (!criteria) return [];
    const { wanted, pending } = this.list;
    const statement = new Statement({});
    const sql = this.sqlOf({ criteria, wanted, pending }, statement);
    const rows = await this.manager.query<{ counts: FacetCounts }[]>(`SELECT ${sql} AS counts`, statement.values);
    return rows[0] ? this.list.of(rows[0].counts, language) : [];
  }
}
