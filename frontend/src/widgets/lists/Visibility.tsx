import Box from '@mui/material/Box';
import type { ListVisibility } from '../../graphql/schema.generated';
import { VISIBILITIES } from './visibilities';

/** Shows the visibility of a list: an icon and a word. */
export function Visibility({ of }: { of: ListVisibility }) {
  const { icon: Icon, word } = VISIBILITIES[of];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {word}
    </Box>
  );
}
