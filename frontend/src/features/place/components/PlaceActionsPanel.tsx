import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { SaveToListButton } from '../../../widgets/lists';
import { EmbedButton } from '../../../widgets/share';
import { PlaceActions } from './PlaceActions';
import type { PlaceActions_PlaceFragment } from './PlaceActions.generated';
import { SidePanel } from './SidePanel';

/** Panel with the action buttons of a place, in the side column. It is not printed. */
export function PlaceActionsPanel({ place, children }: { place: PlaceActions_PlaceFragment; children: ReactNode }) {
  const { id, name, status, coordinates } = place;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <SidePanel title={t('places.actions')}>
        <Stack sx={{ gap: 1 }}>
          <PlaceActions place={place} fullWidth>
            {children}
          </PlaceActions>
          {status === 'ACTIVE' && (
            <>
              <SaveToListButton place={place} />
              <EmbedButton name={name} pages={{ card: paths.embedPlace(id), ...(coordinates && { map: paths.embedPlaceMap(id) }) }} />
            </>
          )}
        </Stack>
      </SidePanel>
    </Box>
  );
}
