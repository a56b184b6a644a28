import { number, reach, type StringSchema } from 'yup';
import type { ReviewInput } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import { inputSchema } from '../../lib/inputSchema';
import type { ReviewBody_ReviewFragment } from '../../widgets/reviews';
import { thisMonth } from './months';
import type { ReviewValues } from './reviewDraft';

/** Photos that one review shows at most. */
export const MAX_PHOTOS = 5;

const rules = inputSchema('ReviewInput');

/** What the server asks of a review; it counts months by its own clock. */
export const reviewSchema = rules.shape({
  rating: number().min(1, () => t('reviews.pleaseChooseStars')),
  visitMonth: (reach(rules, 'visitMonth') as StringSchema).test(
    'past',
    () => t('reviews.thisMonthIsStillToCome'),
    (month) => !month || month <= thisMonth(),
  ),
});

/** What the form begins with: the review that is edited, or nothing. */
export function valuesOf(review: ReviewBody_ReviewFragment | null): ReviewValues {
  return {
    rating: review?.rating ?? 0,
    title: review?.title ?? '',
    comment: review?.comment ?? '',
    visitMonth: review?.visitMonth ?? '',
    photos: (review?.photos ?? []).map(({ id, image }) => ({ id, url: image.sources[0]?.url ?? image.url, alt: image.alt })),
  };
}

/** What is sent of it. */
export function inputOf({ rating, title, comment, visitMonth, photos }: ReviewValues): ReviewInput {
  return {
    rating,
    title: title.trim() || null,
    comment: comment.trim(),
    visitMonth: visitMonth || null,
    photoIds: photos.map(({ id }) => id),
  };
}
