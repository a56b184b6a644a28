import { lazySection } from '../../ui/lazySection';
import type { PlaceReviewsProps } from './components/PlaceReviews';
import { PlaceReviewsSkeleton } from './components/PlaceReviewsSkeleton';

export { MyReview } from './components/MyReview';
export { ReviewAction } from './components/ReviewAction';

/** Below what a place is like, and as large as the rest of its screen. */
export const PlaceReviews = lazySection<PlaceReviewsProps>(async () => (await import('./components/PlaceReviews')).PlaceReviews, PlaceReviewsSkeleton);
