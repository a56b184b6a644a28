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
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: language.isJoined ? joined(typography) : typography,
  shadows,
  components,
});
