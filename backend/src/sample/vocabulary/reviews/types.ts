/**
 * Sentences of reviews. A sentence can have:
 * - choices: `{one|two}`
 * - slots: `{city}`, `{place}`, `{dish}`, `{bite}`, `{cup}`, `{with}`, `{day}`
 * - one condition at its start: `[view]` for places with this trait, `[!free]` for places without it
 */
export interface ReviewStock {
  /** High praise: most sentences of five-star reviews, half of those of four-star reviews. */
  praise: readonly string[];
  /** Mild approval, for four and three stars. */
  fair: readonly string[];
  /** Small complaints, for four and three stars. */
  quibble: readonly string[];
  /** Serious complaints, for two stars and one. */
  complaint: readonly string[];
  titles: Readonly<Record<Band, readonly string[]>>;
}

/** Rating bands: 5 stars, 4 stars, 3 stars, 1 or 2 stars. */
export type Band = 'great' | 'good' | 'mixed' | 'poor';

/** Openings and closings of reviews, shared by several categories. */
export interface ReviewFrame {
  openings: readonly string[];
  closings: Readonly<Record<Band, readonly string[]>>;
}
