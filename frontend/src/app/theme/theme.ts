import './augmentation';
import { createTheme } from '@mui/material/styles';
import { language } from '../../lib/i18n';
import type { Site } from '../../lib/site';
import { components } from './components';
import { dark, light } from './palette';
import { shadows } from './shadows';
import { joined, typography } from './typography';

/** Creates the MUI theme: all tokens as CSS variables, in a light and a dark scheme, with the accent color of the site. */
export const makeTheme = ({ accent }: Pick<Site, 'accent'>) =>
  createTheme({
    direction: language.direction,
    cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'cp' },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: { ...light, primary: accent?.light ?? light.primary } },
      dark: { palette: { ...dark, primary: accent?.dark ?? dark.primary } },
    },
    shape: { borderRadius: 12 },
    // 600, 900, 1200 and 1536 px at the default font size. In em, so that larger fonts get the layout of narrow screens sooner.
    breakpoints: { unit: 'em', step: 0.3, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
    typography: language.isJoined ? joined(typography) : typography,
    shadows,
    components,
  });
