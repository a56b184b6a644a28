import { lazySection } from '../../ui/lazySection';
import { ReviewSkeletons } from './components/ReviewSkeletons';
import type { PlaceReviewsProps } from './components/PlaceReviews';

export { MyReview } from './components/MyReview';
export { ReviewAction } from './components/ReviewAction';

/** Below what a place is like, and as large as the rest of its screen. */
export const PlaceReviews = lazySection<PlaceReviewsProps>(async () => (await import('./components/PlaceReviews')).PlaceReviews, ReviewSkeletons);
