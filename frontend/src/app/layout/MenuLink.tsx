import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ElementType } from 'react';
import { NavLink } from 'react-router-dom';

interface Props {
  to: string;
  label: string;
  /** If omitted, the label is aligned with those of links with an icon. */
  icon?: ElementType;
  onClick: () => void;
}

/** Link to a screen in the menu of narrow screens. */
export function MenuLink({ to, label, icon: Icon, onClick }: Props) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={NavLink} to={to} end={to === '/'} onClick={onClick} sx={{ px: 2.5, '&.active': { color: 'primary.main' } }}>
        <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>{Icon && <Icon />}</ListItemIcon>
        <ListItemText primary={<bdi>{label}</bdi>} slotProps={{ primary: { variant: 'subtitle1', sx: { overflowWrap: 'anywhere' } } }} />
      </ListItemButton>
    </ListItem>
  );
}
