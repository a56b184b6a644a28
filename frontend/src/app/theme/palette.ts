import type { PaletteOptions } from '@mui/material/styles';

/** Night sky of the hero and the logo's color on it. The same in both schemes, because it is used with pictures. */
const night = { main: '#120A28', light: '#FF8F75', contrastText: '#FFFFFF' };

/** Colors of the light scheme. `dark` is the background of a filled button under the pointer. */
export const light = {
  primary: { main: '#0B6B6B', light: '#2E8C8A', dark: '#074D4D', contrastText: '#FFFFFF' },
  secondary: { main: '#C9402A', light: '#E06A55', dark: '#962C1B', contrastText: '#FFFFFF' },
  success: { main: '#2E7D4F', dark: '#205837', contrastText: '#FFFFFF' },
  warning: { main: '#9A5B00', dark: '#6C4000', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#7D1B15', contrastText: '#FFFFFF' },
  info: { main: '#2F5FA8', dark: '#214376', contrastText: '#FFFFFF' },
  background: { default: '#FAF7F2', paper: '#FFFFFF' },
  sunken: { main: '#F2EDE4', contrastText: '#1E1B2E' },
  outline: { main: '#8A8499', contrastText: '#FFFFFF' },
  star: { main: '#B7791F', contrastText: '#1E1B2E' },
  night,
  text: { primary: '#1E1B2E', secondary: '#5B566B' },
  divider: 'rgba(30,27,46,0.12)',
} satisfies PaletteOptions;

/** Colors of the dark scheme. */
export const dark = {
  primary: { main: '#57D0C4', light: '#86E0D7', dark: '#2FA99D', contrastText: '#04211F' },
  secondary: { main: '#FF8F75', light: '#FFB3A0', dark: '#E56A4E', contrastText: '#330A02' },
  success: { main: '#6FCF97', dark: '#5EB080', contrastText: '#06230F' },
  warning: { main: '#FFC66B', dark: '#D9A85B', contrastText: '#2B1A00' },
  error: { main: '#FF8A80', dark: '#D9756D', contrastText: '#3A0500' },
  info: { main: '#8AB8FF', dark: '#759CD9', contrastText: '#041B3D' },
  background: { default: '#12111C', paper: '#1B1A28' },
  sunken: { main: '#242235', contrastText: '#F3F0FA' },
  outline: { main: '#7A7590', contrastText: '#FFFFFF' },
  star: { main: '#FFC24B', contrastText: '#1E1B2E' },
  night,
  text: { primary: '#F3F0FA', secondary: '#B5B0C5' },
  divider: 'rgba(255,255,255,0.10)',
} satisfies PaletteOptions;
