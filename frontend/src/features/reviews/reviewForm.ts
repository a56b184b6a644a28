import { number, reach, type StringSchema } from 'yup';
import type { ReviewInput } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import { inputSchema } from '../../lib/api';
import type { ReviewBody_ReviewFragment } from '../../widgets/reviews';
import { thisMonth } from './months';
import type { ReviewValues } from './reviewDraft';

/** Maximum number of photos per review. */
export const MAX_PHOTOS = 5;

const rules = inputSchema('ReviewInput');

/** Validation rules of a review, as on the server; the server uses its own clock for months. */
export const reviewSchema = rules.shape({
  rating: number().min(1, () => t('reviews.pleaseChooseStars')),
  visitMonth: (reach(rules, 'visitMonth') as StringSchema).test(
    'past',
    () => t('reviews.thisMonthIsStillToCome'),
    (month) => !month || month <= thisMonth(),
  ),
});

/** Returns the initial values of the form: those of the review, or empty ones. */
export function valuesOf(review: ReviewBody_ReviewFragment | null): ReviewValues {
  return {
    rating: review?.rating ?? 0,
    title: review?.title ?? '',
    comment: review?.comment ?? '',
    visitMonth: review?.visitMonth ?? '',
    photos: (review?.photos ?? []).map(({ id, image }) => ({ id, url: image.sources[0]?.url ?? image.url, alt: image.alt })),
  };
}

/** Converts form values into the mutation's input. */
export function inputOf({ rating, title, comment, visitMonth, photos }: ReviewValues): ReviewInput {
  return {
    rating,
    title: title.trim() || null,
    comment: comment.trim(),
    visitMonth: visitMonth || null,
    photoIds: photos.map(({ id }) => id),
  };
}
