import Alert from '@mui/material/Alert';
import type { PlaceStanding_PlaceFragment } from './PlaceStanding.generated';

/** Whether everyone sees a place. */
export const isPublic = ({ status }: Pick<PlaceStanding_PlaceFragment, 'status'>): boolean => status === 'ACTIVE';

const look = { mt: { xs: 2, sm: 3 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

/** Says of a suggestion what its author and moderators alone are told: that it waits, or why it was refused. */
export function PlaceStanding({ place: { moderation, viewerCan } }: { place: PlaceStanding_PlaceFragment }) {
  if (moderation?.status === 'PENDING') {
    return (
      <Alert severity="warning" role="note" sx={look}>
        This place is waiting for approval. {viewerCan.moderate ? 'Only its author and moderators see it.' : 'Only you can see it.'}
      </Alert>
    );
  }
  if (moderation?.status !== 'REJECTED') return null;
  return (
    <Alert severity="error" role="note" sx={look}>
      This place was not accepted{moderation.reason ? `: ${moderation.reason}` : '.'}
    </Alert>
  );
}
