import type { PickedPhoto } from '../../widgets/photos';

/** Values of the review form; `rating` is 0 if none is chosen. */
export interface ReviewValues {
  rating: number;
  title: string;
  comment: string;
  /** Month as `2026-03`; empty if not given. */
  visitMonth: string;
  photos: PickedPhoto[];
}

/** Storage key of a draft. A new review and its edit share the draft: if a response was lost, the client does not know that the review exists. */
export const draftKey = (placeId: string): string => `citypins-review-draft:${placeId}`;

/** Type guard for a stored draft. */
export function isReviewValues(found: unknown): found is ReviewValues {
  const { rating, title, comment, visitMonth, photos } = (found ?? {}) as Partial<ReviewValues>;
  const texts: unknown[] = [title, comment, visitMonth];
  return typeof rating === 'number' && texts.every((text) => typeof text === 'string') && Array.isArray(photos);
}
