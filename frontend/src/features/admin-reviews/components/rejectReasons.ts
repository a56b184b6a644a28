import { lazily, t } from '../../../lib/i18n';

/** Suggested reasons to reject a review; the author sees the chosen text. */
export const reviewReasons = lazily(() => [
  t('adminReviews.isAdvertising'),
  t('adminReviews.isNotAboutAVisit'),
  t('adminReviews.attacksPeople'),
  t('adminReviews.containsPrivateInformation'),
  t('adminReviews.doesNotMeetTheGuidelines'),
]);
