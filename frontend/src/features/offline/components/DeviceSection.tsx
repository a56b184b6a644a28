import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { radius } from '../../../ui/shape';

interface Props {
  title: string;
  /** Line below the title, such as the total size. */
  note?: string | undefined;
  /** Text that replaces an empty list, and a link to what could be in it. */
  empty: { text: string; action?: ReactNode };
  /** Button that removes all entries. */
  removal: { label: string; onClick: () => void };
  /** List items; undefined while they are being read. */
  children: readonly ReactNode[] | undefined;
}

/** Section of the page of this device: a list, and a button that empties it. */
export function DeviceSection({ title, note, empty, removal, children }: Props) {
  const id = useId();
  const isFilled = children !== undefined && children.length > 0;
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        {/* On a phone, a long note wraps before the button does. */}
        <Box sx={{ flex: '1 1 11rem', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {note && (
            <Typography sx={{ color: 'text.secondary' }}>
              <bdi>{note}</bdi>
            </Typography>
          )}
        </Box>
        {isFilled && (
          <Button color="inherit" variant="outlined" onClick={removal.onClick}>
            {removal.label}
          </Button>
        )}
      </Stack>
      {isFilled && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: radius.panel,
            bgcolor: 'background.paper',
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {children}
        </Box>
      )}
      {children?.length === 0 && (
        <Stack
          sx={{ alignItems: 'flex-start', gap: 2, p: { xs: 2, sm: 3 }, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: radius.panel }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{empty.text}</Typography>
          {empty.action}
        </Stack>
      )}
    </Box>
  );
}
