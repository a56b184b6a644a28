import CheckRounded from '@mui/icons-material/CheckRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { Tip } from '../../ui/Tip';
import { themeModes } from './themeModes';

/** Chooses between the light and the dark scheme and the system's. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { icon: Icon } = themeModes.find((one) => one.mode === mode) ?? themeModes[2];

  return (
    <>
      <Tip title={t('app.theme')}>
        <IconButton
          color="inherit"
          aria-label={t('app.theme')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon />
        </IconButton>
      </Tip>
      <Menu
        id={id}
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('app.theme') } }}
      >
        {themeModes.map((one) => (
          <MenuItem
            key={one.mode}
            role="menuitemradio"
            aria-checked={one.mode === mode}
            selected={one.mode === mode}
            onClick={() => {
              setMode(one.mode);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <one.icon fontSize="small" />
            </ListItemIcon>
            <ListItemText sx={{ mr: 3 }}>{one.label}</ListItemText>
            {one.mode === mode && <CheckRounded fontSize="small" aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
