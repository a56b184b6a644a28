import { t } from '../../lib/i18n';

/** Number of reviews per page. */
export const REVIEWS_PER_PAGE = 10;

/** Formats a number of stars: "1 star", "4 stars". */
export const starsOf = (stars: number): string => t('reviews.stars', { count: stars });

/** Formats a number of reviews: "1 review", "1,204 reviews". */
export const reviewsOf = (count: number): string => t('reviews.reviews', { count });
