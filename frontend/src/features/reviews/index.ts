import { lazySection } from '../../ui/lazy';
import type { PlaceReviewsProps } from './components/PlaceReviews';
import { PlaceReviewsSkeleton } from './components/PlaceReviewsSkeleton';

export { MyReview } from './components/MyReview';
export { ReviewAction } from './components/ReviewAction';

/** Loads lazily: the section is below the description, and its code is as large as the rest of the screen's. */
export const PlaceReviews = lazySection<PlaceReviewsProps>(async () => (await import('./components/PlaceReviews')).PlaceReviews, PlaceReviewsSkeleton);
