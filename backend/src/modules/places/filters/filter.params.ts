import { param, type QueryValues } from '../../../core/rest/index.js';
import { type FactFilter, MOST, PRICES } from './filter.input.js';

/** Parameters of REST for filters by facts. */
export const FACT_PARAMS = {
  category: param.texts(MOST.categories, 'Slugs or aliases of categories, of which a place must have one; ignores case.'),
  price: param.someOf(PRICES, 'Prices of which a place must have one: `free`, or the number of currency signs.'),
  attr: param.keyedTexts(
    MOST.attributes,
    MOST.options,
    'Attributes: a key, and values of which a place must have one (`cuisine:pizza,thai`, `wheelchair:yes`). A place must match each of them.',
  ),
  openAt: param.text('Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead.'),
};

/** Returns the filter of these parameters. */
export const factFilterOf = ({
  category,
  price,
  attr,
  openAt,
}: QueryValues<typeof FACT_PARAMS>): Pick<FactFilter, keyof FactFilter> & { category?: string } => ({
  ...(category?.length === 1 ? { category: category[0] } : { categories: category }),
  prices: price,
  attributes: attr,
  openAt,
});
