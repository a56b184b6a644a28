import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, Key } from 'react';
import { GROUPS, type Hint } from './hints';
import { HintRow } from './HintRow';

interface Props {
  hints: readonly Hint[];
  typed: string;
  /** Attributes of the listbox. */
  listbox: HTMLAttributes<HTMLUListElement>;
  optionOf: (hint: Hint, index: number) => HTMLAttributes<HTMLLIElement> & { key: Key };
}

/** Shows the rows below a search field in their groups. */
export function HintList({ hints, typed, listbox, optionOf }: Props) {
  return (
    <Paper
      elevation={0}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: 'calc(100% + 8px)',
        right: 0,
        width: '100%',
        minWidth: { xs: '100%', sm: 360 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        boxShadow: 2,
        overflow: 'hidden',
        color: 'text.primary',
      }}
    >
      <Box component="ul" {...listbox} sx={{ m: 0, p: 0, py: 1, listStyle: 'none', maxHeight: 'min(640px, 70dvh)', overflowY: 'auto' }}>
        {hints.map((hint, index) => {
          const group = GROUPS[hint.kind];
          const option = optionOf(hint, index);
          return [
            group !== '' && group !== GROUPS[hints[index - 1]?.kind ?? 'search'] && (
              <Typography key={group} component="li" role="presentation" variant="caption" sx={{ px: 2, pt: 1, pb: 0.5, color: 'text.secondary' }}>
                {group}
              </Typography>
            ),
            <HintRow key={option.key} hint={hint} typed={typed} option={option} />,
          ];
        })}
      </Box>
    </Paper>
  );
}
