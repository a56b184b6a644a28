import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { localizedPath, t } from '../../../lib/i18n';
import type { PlaceStatus } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import { StandingChip } from '../../../widgets/console';
import { PlaceDecision } from './PlaceDecision';
import type { PlaceForm_PlaceFragment } from './PlaceForm.generated';

const STANDINGS = {
  ACTIVE: { label: 'adminPlaces.active', tone: 'success' },
  PENDING: { label: 'adminPlaces.pending', tone: 'warning' },
  INACTIVE: { label: 'adminPlaces.inactive', tone: 'error' },
} as const satisfies Record<PlaceStatus, object>;

/** Status of an existing place beside its title, with the decision about a suggestion and a link to its page. */
export function PlaceHeaderActions({ place }: { place: PlaceForm_PlaceFragment }) {
  const { label, tone } = STANDINGS[place.status];
  return (
    <>
      <Box sx={{ alignSelf: 'center' }}>
        <StandingChip tone={tone}>{t(label)}</StandingChip>
      </Box>
      {place.viewerCan.moderate && <PlaceDecision place={{ id: place.id, name: place.name, version: place.revision?.version ?? 0 }} />}
      <Button
        href={localizedPath(paths.place(place.id))}
        target="_blank"
        variant="outlined"
        color="inherit"
        aria-label={t('adminPlaces.viewNameInNewTab', { name: place.name })}
      >
        {t('adminPlaces.view')}
      </Button>
    </>
  );
}
