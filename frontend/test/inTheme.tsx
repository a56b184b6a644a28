import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { theme } from '../src/app/theme/theme';

/** A component by itself, with the look of the app around it. */
export const inTheme = (component: ReactElement): ReactElement => <ThemeProvider theme={theme}>{component}</ThemeProvider>;
