import type { PickedPhoto } from '../../widgets/photos';

/** What a person has typed and chosen; the rating is 0 as long as they have chosen none. */
export interface ReviewValues {
  rating: number;
  title: string;
  comment: string;
  /** As `2026-03`; empty where they do not say. */
  visitMonth: string;
  photos: PickedPhoto[];
}

/** Where the draft about a place is kept. A new review and an edit share it: the one may have become the other unnoticed, when an answer was lost. */
export const draftKey = (placeId: string): string => `citypins-review-draft:${placeId}`;

/** Whether something that was kept is what the form holds. */
export function isReviewValues(found: unknown): found is ReviewValues {
  const { rating, title, comment, visitMonth, photos } = (found ?? {}) as Partial<ReviewValues>;
  const texts: unknown[] = [title, comment, visitMonth];
  return typeof rating === 'number' && texts.every((text) => typeof text === 'string') && Array.isArray(photos);
}
