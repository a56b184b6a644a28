import Box from '@mui/material/Box';
import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { language, preferredLanguage } from '../../lib/i18n';
import { isInConsole, paths } from '../../lib/address';
import { DeferredSection } from '../../ui/lazy';
import { useRememberedFavorite } from '../../widgets/favorites';
import { takeSite } from '../../lib/currentSite';
import { AppLayoutDocument } from './AppLayout.generated';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { SkipLink } from './SkipLink';
import { useConnection } from './useConnection';
import { useHeadingFocus } from './useHeadingFocus';
import { useReadyForOffline } from './useReadyForOffline';

const isElsewhere = preferredLanguage !== undefined && preferredLanguage !== language;

// The offer is optional: if its file cannot be fetched, nothing is shown.
const LanguageOffer = lazy(() =>
  import('./LanguageOffer').then(
    (file) => ({ default: file.LanguageOffer }),
    () => ({ default: () => null }),
  ),
);

/** Returns the key under which the scroll position is stored. After a full page load every location has the key `default`, so the path serves as key. */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Frame of every screen: header, footer (not in the console) and the bottom bar of phones. */
export function AppLayout() {
  const { pathname } = useLocation();
  const home = pathname === paths.home;
  useHeadingFocus();
  useConnection();
  useReadyForOffline();
  useRememberedFavorite();
  const site = useQuery(AppLayoutDocument).data?.site;
  useEffect(() => {
    if (site) takeSite(site);
  }, [site]);

  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Header overHero={home} isWide={isInConsole(pathname)} />
      <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '100vh', outline: 'none', pt: home ? 0 : 'var(--header)' }}>
        <Outlet />
      </Box>
      <DeferredSection>
        {!isInConsole(pathname) && <Footer />}
        {isElsewhere && (
          <Suspense fallback={null}>
            <LanguageOffer />
          </Suspense>
        )}
      </DeferredSection>
      <BottomBar />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
