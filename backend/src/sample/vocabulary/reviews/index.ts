import type { SampleCategory } from '../../types.js';
import { BAR } from './bar.js';
import { CAFE } from './cafe.js';
import { STAY_FRAME, TABLE_FRAME, VISIT_FRAME } from './frames.js';
import { HOTEL } from './hotel.js';
import { MEMORIAL } from './memorial.js';
import { MUSEUM } from './museum.js';
import { OUTDOORS } from './outdoors.js';
import { RESTAURANT } from './restaurant.js';
import { SHOP } from './shop.js';
import { SIGHT } from './sight.js';
import { THEATRE } from './theatre.js';
import type { ReviewFrame, ReviewStock } from './types.js';
import { WORSHIP } from './worship.js';

export type { Band, ReviewStock } from './types.js';
export { MEMORIAL } from './memorial.js';

/** Sentences of reviews by category. */
export const REVIEW_STOCKS: Readonly<Record<SampleCategory, ReviewStock>> = {
  restaurant: RESTAURANT,
  cafe: CAFE,
  bar: BAR,
  hotel: HOTEL,
  museum: MUSEUM,
  worship: WORSHIP,
  attraction: SIGHT,
  historic: SIGHT,
  park: OUTDOORS,
  beach: OUTDOORS,
  shopping: SHOP,
  market: SHOP,
  theatre: THEATRE,
};

/** Returns openings and closings for a category. Memorials have none, because none of them is serious enough. */
export function reviewFrame(category: SampleCategory, stock: ReviewStock): ReviewFrame | undefined {
  if (stock === MEMORIAL) return undefined;
  if (category === 'hotel') return STAY_FRAME;
  return category === 'restaurant' || category === 'cafe' || category === 'bar' ? TABLE_FRAME : VISIT_FRAME;
}
