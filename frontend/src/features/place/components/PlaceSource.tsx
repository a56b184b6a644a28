import Box from '@mui/material/Box';
import { SourceNote } from '../../../ui/facts';
import type { PlaceSource_PlaceFragment } from './PlaceSource.generated';

/** Source of a place's imported data. Renders nothing for places that users of this site wrote. */
export function PlaceSource({ place: { source } }: { place: PlaceSource_PlaceFragment }) {
  return (
    source && (
      <Box sx={{ px: 1.5 }}>
        <SourceNote {...source} />
      </Box>
    )
  );
}
