import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { theme } from '../src/app/theme/theme';

/** Wraps a component in the app's theme. */
export const inTheme = (component: ReactElement): ReactElement => <ThemeProvider theme={theme}>{component}</ThemeProvider>;
