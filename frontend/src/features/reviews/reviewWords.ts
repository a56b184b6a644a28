import { t } from '../../lib/i18n';

/** How many reviews of a place are shown at a time. */
export const REVIEWS_PER_PAGE = 10;

/** A number of stars in words: 1 star, 4 stars. */
export const starsOf = (stars: number): string => t('reviews.stars', { count: stars });

/** A number of reviews in words: 1 review, 1,204 reviews. */
export const reviewsOf = (count: number): string => t('reviews.reviews', { count });
