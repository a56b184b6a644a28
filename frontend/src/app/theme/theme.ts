import './augmentation';
import { createTheme } from '@mui/material/styles';
import { language } from '../../lib/locale';
import { components } from './components';
import { dark, light } from './palette';
import { shadows } from './shadows';
import { joined, typography } from './typography';

/** The look of CityPins, "paper and dusk": all tokens as CSS variables, in a light and a dark scheme. */
export const theme = createTheme({
  direction: language.direction,
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'cp' },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 12 },
  // 600, 900, 1200 and 1536 pixels with letters of usual size: who has set larger ones sooner gets the layout of narrow screens.
  breakpoints: { unit: 'em', step: 0.3, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
  typography: language.isJoined ? joined(typography) : typography,
  shadows,
  components,
});
