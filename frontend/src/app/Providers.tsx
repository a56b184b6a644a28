import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { type ReactNode, useMemo } from 'react';
import { useSite } from '../lib/currentSite';
import { language } from '../lib/i18n';
import { ViewerProvider } from '../lib/account';
import { GlobalLook } from './theme/GlobalLook';
import { makeTheme } from './theme/theme';
import { Toast } from './Toast';

const MAX_TOASTS = 20;

interface Props {
  client: ApolloClient;
  /** Emotion cache that receives the styles. */
  styles: EmotionCache;
  children: ReactNode;
}

/** Context providers for all screens: styles, theme, toasts, Apollo client, session. */
export function Providers({ client, styles, children }: Props) {
  const { accent } = useSite();
  const theme = useMemo(() => makeTheme({ accent }), [accent]);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="citypins-mode" disableTransitionOnChange noSsr>
        <GlobalLook />
        <SnackbarProvider
          // Rendered outside `#root`, because an open dialog hides `#root` from screen readers.
          domRoot={document.body}
          maxSnack={MAX_TOASTS}
          anchorOrigin={{ vertical: 'top', horizontal: language.direction === 'rtl' ? 'left' : 'right' }}
          Components={{ success: Toast, error: Toast, info: Toast }}
        >
          <ApolloProvider client={client}>
            <ViewerProvider>{children}</ViewerProvider>
          </ApolloProvider>
        </SnackbarProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
