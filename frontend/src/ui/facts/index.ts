export { CategoryBadge } from './CategoryBadge';
export { ExternalMapButton } from './ExternalMapButton';
export { Fact } from './Fact';
export { FeaturedBadge } from './FeaturedBadge';
export { OpenState } from './OpenState';
export { RatingStars } from './RatingStars';
export { SourceNote } from './SourceNote';
export { StarRow } from './StarRow';
export { categories, categoryLook } from './category';
