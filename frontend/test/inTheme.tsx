import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { makeTheme } from '../src/app/theme/theme';
import { PLAIN_SITE } from '../src/lib/site';

const theme = makeTheme(PLAIN_SITE);

/** Wraps a component in the app's theme. */
export const inTheme = (component: ReactElement): ReactElement => <ThemeProvider theme={theme}>{component}</ThemeProvider>;
