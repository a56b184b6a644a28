/**
 * The words of the reviews. A sentence may hold choices `{one|two}`, the slots `{city}`, `{place}`, `{dish}`, `{bite}`, `{cup}`,
 * `{with}`, `{day}`, and may
 * begin with conditions: `[view]` is said only of places with that trait, `[!free]` only of places without it.
 */
export interface ReviewStock {
  /** Delight: the body of five-star reviews, half of a four-star one. */
  praise: readonly string[];
  /** Mild approval: four and three stars. */
  fair: readonly string[];
  /** Small complaints: four and three stars. */
  quibble: readonly string[];
  /** Serious complaints: two stars and one. */
  complaint: readonly string[];
  titles: Readonly<Record<Band, readonly string[]>>;
}

/** 5 stars, 4 stars, 3 stars, 1 or 2 stars. */
export type Band = 'great' | 'good' | 'mixed' | 'poor';

/** How a review begins and ends, shared by several categories. */
export interface ReviewFrame {
  openings: readonly string[];
  closings: Readonly<Record<Band, readonly string[]>>;
}
