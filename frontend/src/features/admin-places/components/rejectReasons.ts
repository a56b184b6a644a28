import { lazily, t } from '../../../lib/i18n';

/** Suggested reasons to reject a place; the author sees the chosen text. */
export const placeReasons = lazily(() => [
  t('adminPlaces.alreadyInTheGuide'),
  t('adminPlaces.doesNotExist'),
  t('adminPlaces.detailsAreWrong'),
  t('adminPlaces.isAdvertising'),
  t('adminPlaces.doesNotMeetTheGuidelines'),
]);
