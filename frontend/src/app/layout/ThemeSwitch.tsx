import CheckRounded from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { t } from '../../lib/i18n';
import { HeaderMenu } from './HeaderMenu';
import { themeModes } from './themeModes';

/** Header menu that selects the light, dark or system theme. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { icon: Icon } = themeModes.find((one) => one.mode === mode) ?? themeModes[2];

  return (
    <HeaderMenu label={t('app.theme')} icon={<Icon />}>
      {(close) =>
        themeModes.map((one) => (
          <MenuItem
            key={one.mode}
            role="menuitemradio"
            aria-checked={one.mode === mode}
            selected={one.mode === mode}
            onClick={() => {
              setMode(one.mode);
              close();
            }}
          >
            <ListItemIcon>
              <one.icon fontSize="small" />
            </ListItemIcon>
            <ListItemText sx={{ mr: 3 }}>{one.label}</ListItemText>
            {one.mode === mode && <CheckRounded fontSize="small" aria-hidden />}
          </MenuItem>
        ))
      }
    </HeaderMenu>
  );
}
