import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../lib/i18n';
import { themeModes } from './themeModes';

/** Theme buttons (light, dark, system) for the menu of narrow screens. */
export function ThemeChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  const id = useId();
  return (
    <Box sx={{ px: 2.5, py: 2.5 }}>
      <Typography id={id} variant="subtitle1" component="p" sx={{ mb: 1 }}>
        {t('app.theme')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={id}
        value={mode}
        onChange={(_event, chosen: typeof mode | null) => chosen && setMode(chosen)}
      >
        {themeModes.map(({ mode: value, label, icon: Icon }) => (
          <ToggleButton key={value} value={value} sx={{ gap: 0.75, minHeight: 44, px: 1 }}>
            <Icon fontSize="small" aria-hidden />
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
