import type { ModerationStatus } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';

/** Where a photo stands that not everyone sees. */
export const PHOTO_STATES: Partial<Record<ModerationStatus, string>> = {
  get PENDING() {
    return t('photos.waitingForApproval');
  },
  get REJECTED() {
    return t('photos.notPublished');
  },
};
