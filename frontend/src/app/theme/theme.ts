import './augmentation';
import { createTheme } from '@mui/material/styles';
import { language } from '../../lib/i18n';
import { components } from './components';
import { dark, light } from './palette';
import { shadows } from './shadows';
import { joined, typography } from './typography';

/** MUI theme of CityPins: all tokens as CSS variables, in a light and a dark scheme. */
export const theme = createTheme({
  direction: language.direction,
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'cp' },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 12 },
  // 600, 900, 1200 and 1536 px at the default font size. In em, so that larger fonts get the layout of narrow screens sooner.
  breakpoints: { unit: 'em', step: 0.3, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
  typography: language.isJoined ? joined(typography) : typography,
  shadows,
  components,
});
