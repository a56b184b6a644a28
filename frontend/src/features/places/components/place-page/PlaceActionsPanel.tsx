import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '../../../../lib/i18n';
import { SaveToListButton } from '../../../../widgets/lists';
import { PlaceActions } from './PlaceActions';
import type { PlaceActions_PlaceFragment } from './PlaceActions.generated';
import { SidePanel } from './SidePanel';

/** What to do with a place, beside what is known of it. */
export function PlaceActionsPanel({ place, children }: { place: PlaceActions_PlaceFragment; children: ReactNode }) {
  return (
    <SidePanel title={t('places.actions')}>
      <Stack sx={{ gap: 1 }}>
        <PlaceActions place={place} fullWidth>
          {children}
        </PlaceActions>
        {place.status === 'ACTIVE' && <SaveToListButton place={place} />}
      </Stack>
    </SidePanel>
  );
}
