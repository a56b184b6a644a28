import type { ModerationStatus } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';

/** Names of the states in which a photo is not public. */
export const PHOTO_STATES: Partial<Record<ModerationStatus, string>> = {
  get PENDING() {
    return t('photos.waitingForApproval');
  },
  get REJECTED() {
    return t('photos.notPublished');
  },
};
