import Alert from '@mui/material/Alert';
import { t } from '../../../../lib/i18n';
import type { PlaceStanding_PlaceFragment } from './PlaceStanding.generated';

/** Whether everyone sees a place. */
export const isPublic = ({ status }: Pick<PlaceStanding_PlaceFragment, 'status'>): boolean => status === 'ACTIVE';

const look = { mt: { xs: 2, sm: 3 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

/** Says of a suggestion what its author and moderators alone are told: that it waits, or why it was refused. */
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
