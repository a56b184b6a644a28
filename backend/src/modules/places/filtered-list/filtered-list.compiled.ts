import type { EntityManager } from 'typeorm';
import { keptByShape, type PageRead, type Statement } from '../../../core/compiled-queries/index.js';
import type { PageInput } from '../../../core/paging/index.js';
import { factParameters, factShape, inside, type PlaceCriteria } from '../filters/index.js';
import type { PlaceSort } from '../place.input.js';
import { isCounted, placeCount } from '../place.query.js';
import { pageByFacts, rowsByFacts, sortedAtMost } from './filtered-list.query.js';

interface Listing {
  criteria: PlaceCriteria;
  sort: PlaceSort;
}

const shapeOf = ({ sort, criteria }: Listing): unknown[] => [
  sort,
  ...[criteria.city, criteria.pincode].map(Boolean),
  criteria.bounds && inside(criteria.bounds).isWhole,
  ...factShape(criteria),
];

/** Returns a builder of SQL for pages of lists by facts. `counted` has the columns of `pageByFacts`. */
export function createFilteredLists(manager: EntityManager) {
  const kept = (write: (listing: Listing) => string) => keptByShape(shapeOf, write);
  const pages = kept(({ sort, criteria }) => pageByFacts(manager, sort, criteria));
  const pagesWithCounter = kept(({ sort, criteria }) => pageByFacts(manager, sort, criteria, ':counter'));
  const rows = kept(({ sort, criteria }) => rowsByFacts(manager, sort, criteria));
  return (listing: Listing, { number, size }: PageInput, statement: Statement): Pick<PageRead, 'counted' | 'rows'> => {
    const { criteria } = listing;
    const { near, bounds } = criteria;
    const most = number * size;
    const texts = { range: `LIMIT ${size} OFFSET ${most - size}`, sorted: sortedAtMost(most), most };
    const values = {
      ...criteria,
      ...(bounds && inside(bounds).parameters),
      ...factParameters(criteria),
      nearLatitude: near?.latitude,
      nearLongitude: near?.longitude,
    };
    const written = (sql: string) =>
      statement.bind(
        sql.replace(/:(range|sorted|most)\b/g, (_all, name: keyof typeof texts) => String(texts[name])),
        values,
      );
    const counter = () => placeCount(criteria, (value) => statement.parameter(value));
    const counted = () => written(isCounted(criteria) ? pagesWithCounter(listing).replace(':counter', counter) : pages(listing));
    return { counted, rows: () => written(rows(listing)) };
  };
}
