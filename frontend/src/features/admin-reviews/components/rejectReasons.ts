/** Suggested reasons to reject a review; the author sees the chosen text. */
export const REVIEW_REASONS = [
  'It is advertising, or written to mislead.',
  'It is not about a visit to this place.',
  'It attacks or insults people.',
  'It contains private information.',
  'It does not meet the guidelines of this site.',
] as const;
