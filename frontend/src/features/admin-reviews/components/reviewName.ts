import { t } from '../../../lib/i18n';

interface Named {
  user: { name: string } | null;
  place: { name: string } | null;
}

/** Returns the name of a review within a sentence, for example "the review of Gateway of India by Asha Rao". */
export function reviewName({ user, place }: Named): string {
  const author = user?.name ?? t('adminReviews.anonymous');
  return place ? t('adminReviews.theReviewOfBy', { place: place.name, author }) : t('adminReviews.theReviewBy', { author });
}
