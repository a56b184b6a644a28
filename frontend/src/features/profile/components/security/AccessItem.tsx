import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon: typeof SvgIcon;
  name: string;
  /** Chip beside the name. */
  chip: ReactNode;
  /** Button that ends the access. */
  action: ReactNode;
  /** Details, such as the start date. */
  children: ReactNode;
}

/** Row for something that gives access to the account: a sign-in method, a device or an API token. */
export function AccessItem({ icon: Icon, name, chip, action, children }: Props) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle1">
            <bdi>{name}</bdi>
          </Typography>
          {chip}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
