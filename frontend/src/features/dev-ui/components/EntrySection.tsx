import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Entry } from './entry';

/** A component with all its states. */
export function EntrySection({ entry: { name, states, isWide = false } }: { entry: Entry }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', py: 3, minWidth: 0 }}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 1.5, gridTemplateColumns: isWide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' }}>
        {Object.entries(states).map(([label, State]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.75 }}>
              {label}
            </Typography>
            <State />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
