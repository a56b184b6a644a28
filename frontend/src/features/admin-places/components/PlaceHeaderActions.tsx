import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlaceStatus } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import { StandingChip } from '../../../widgets/console';
import { PlaceDecision } from './PlaceDecision';
import type { PlaceForm_PlaceFragment } from './PlaceForm.generated';

const STANDINGS = {
  ACTIVE: { label: 'Active', tone: 'success' },
  PENDING: { label: 'Pending', tone: 'warning' },
  INACTIVE: { label: 'Inactive', tone: 'error' },
} as const satisfies Record<PlaceStatus, object>;

/** Status of an existing place beside its title, with the decision about a suggestion and a link to its page. */
export function PlaceHeaderActions({ place }: { place: PlaceForm_PlaceFragment }) {
  const { label, tone } = STANDINGS[place.status];
  return (
    <>
      <Box sx={{ alignSelf: 'center' }}>
        <StandingChip tone={tone}>{label}</StandingChip>
      </Box>
      {place.viewerCan.moderate && <PlaceDecision place={{ id: place.id, name: place.name, version: place.revision?.version ?? 0 }} />}
      <Button href={paths.place(place.id)} target="_blank" variant="outlined" color="inherit" aria-label={`View ${place.name} (in a new tab)`}>
        View
      </Button>
    </>
  );
}
