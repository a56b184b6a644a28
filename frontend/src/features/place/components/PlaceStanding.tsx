import Alert from '@mui/material/Alert';
import { t } from '../../../lib/i18n';
import type { PlaceStanding_PlaceFragment } from './PlaceStanding.generated';

/** True if everyone can see the place. */
export const isPublic = ({ status }: Pick<PlaceStanding_PlaceFragment, 'status'>): boolean => status === 'ACTIVE';

const look = { mt: { xs: 2, sm: 3 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

/** Notice for the author and moderators of a suggested place: it waits for approval, or was rejected with a reason. */
export function PlaceStanding({ place: { moderation, viewerCan } }: { place: PlaceStanding_PlaceFragment }) {
  if (moderation?.status === 'PENDING') {
    return (
      <Alert severity="warning" role="note" sx={look}>
        {viewerCan.moderate ? t('places.waitingSeenByModerators') : t('places.waitingSeenByYou')}
      </Alert>
    );
  }
  if (moderation?.status !== 'REJECTED') return null;
  return (
    <Alert severity="error" role="note" sx={look}>
      {moderation.reason ? t('places.notAcceptedBecause', { reason: moderation.reason }) : t('places.notAccepted')}
    </Alert>
  );
}
