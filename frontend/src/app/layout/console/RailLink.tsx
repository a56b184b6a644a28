import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { radius } from '../../../ui/shape';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { ConsoleLink } from './sections';
import { WaitingCount } from './WaitingCount';

const RailAnchor = styled(NavLink)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
  padding: theme.spacing(0, 1.5),
  borderRadius: radius.control,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sunken.main },
  '&.active': { color: theme.vars.palette.primary.main, backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12) },
  '&:focus-visible': { outlineOffset: -3 },
}));

interface Props extends ConsoleLink {
  /** Shows only the icon. */
  isFolded: boolean;
  /** Number of open items. */
  waiting: number;
}

/** Link to a console screen in the rail. */
export function RailLink({ to, label, icon: Icon, isFolded, waiting }: Props) {
  return (
    <Tooltip title={isFolded ? label : ''} placement="right">
      <RailAnchor to={to} end={to === paths.admin}>
        <Icon aria-hidden fontSize="small" />
        <Box component="span" sx={isFolded ? visuallyHidden : { flex: 1 }}>
          {label}
        </Box>
        <Box component="span" sx={isFolded ? { position: 'absolute', top: 0, right: 0, lineHeight: 1 } : { display: 'flex' }}>
          <WaitingCount n={waiting} />
        </Box>
      </RailAnchor>
    </Tooltip>
  );
}
