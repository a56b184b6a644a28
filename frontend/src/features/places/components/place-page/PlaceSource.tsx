import Box from '@mui/material/Box';
import { SourceNote } from '../../../../ui/SourceNote';
import type { PlaceSource_PlaceFragment } from './PlaceSource.generated';

/** Where the data about a place come from; nothing where people of this guide have written them. */
export function PlaceSource({ place: { source } }: { place: PlaceSource_PlaceFragment }) {
  return (
    source && (
      <Box sx={{ px: 1.5 }}>
        <SourceNote {...source} />
      </Box>
    )
  );
}
