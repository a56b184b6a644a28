import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { language, loadLegalTexts } from '../lib/i18n';
import { siteLanguages } from '../lib/currentSite';
import { SignedInOnly, SignedOutOnly } from './guards';
import { AppLayout } from './layout/AppLayout';
import { screen, withTexts } from './lazyScreen';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { UnexpectedErrorScreen } from './screens/UnexpectedErrorScreen';

/** Id of the route around the screens of signed-in users. */
const SIGNED_IN = 'signed-in';

const screens: RouteObject[] = [
  { index: true, ...screen(() => import('../features/home/screens/HomeScreen'), 'HomeScreen') },
  { path: 'cities', ...screen(() => import('../features/cities/screens/CitiesScreen'), 'CitiesScreen') },
  { path: 'cities/:id', ...screen(() => import('../features/cities/screens/CityScreen'), 'CityScreen') },
  { path: 'places', ...screen(() => import('../features/places/screens/PlacesScreen'), 'PlacesScreen') },
  { path: 'places/:id', ...screen(() => import('../features/place/screens/PlaceScreen'), 'PlaceScreen') },
  { path: 'lists/:ref', ...screen(() => import('../features/lists/screens/ListScreen'), 'ListScreen') },
  { path: 'people/:id', ...screen(() => import('../features/people/screens/PersonScreen'), 'PersonScreen') },
  {
    Component: SignedOutOnly,
    children: [
      { path: 'login', ...screen(() => import('../features/auth/screens/LoginScreen'), 'LoginScreen') },
      { path: 'register', ...screen(() => import('../features/auth/screens/RegisterScreen'), 'RegisterScreen') },
    ],
  },
  { path: 'auth/callback', ...screen(() => import('../features/auth/screens/AuthCallbackScreen'), 'AuthCallbackScreen') },
  { path: 'forgot-password', ...screen(() => import('../features/auth/screens/ForgotPasswordScreen'), 'ForgotPasswordScreen') },
  { path: 'reset-password', ...screen(() => import('../features/auth/screens/ResetPasswordScreen'), 'ResetPasswordScreen') },
  { path: 'verify-email', ...screen(() => import('../features/auth/screens/VerifyEmailScreen'), 'VerifyEmailScreen') },
  { path: 'mail-preferences', ...screen(() => import('../features/auth/screens/MailPreferencesScreen'), 'MailPreferencesScreen') },
  {
    id: SIGNED_IN,
    Component: SignedInOnly,
    children: [
      { path: 'suggest', ...screen(() => import('../features/suggestions/screens/SuggestPlaceScreen'), 'SuggestPlaceScreen') },
      {
        path: 'places/:id/suggest-edit',
        ...screen(() => import('../features/suggestions/screens/SuggestEditScreen'), 'SuggestEditScreen'),
      },
      { path: 'profile', ...screen(() => import('../features/profile/screens/ProfileScreen'), 'ProfileScreen') },
    ],
  },
  { path: 'offline', ...screen(() => import('../features/offline/screens/OfflineScreen'), 'OfflineScreen') },
  { path: 'pages/:slug', ...screen(() => import('../features/pages/screens/PageScreen'), 'PageScreen') },
  {
    path: 'privacy',
    ...screen(
      withTexts(loadLegalTexts, () => import('../features/legal/screens/PrivacyScreen')),
      'PrivacyScreen',
    ),
  },
  {
    path: 'terms',
    ...screen(
      withTexts(loadLegalTexts, () => import('../features/legal/screens/TermsScreen')),
      'TermsScreen',
    ),
  },
  // The build replaces the condition by `false`, and leaves the screen out.
  ...(process.env.NODE_ENV === 'development' ? [{ path: 'dev/ui', ...screen(() => import('../features/dev-ui/screens/DevUiScreen'), 'DevUiScreen') }] : []),
  { path: '*', Component: NotFoundScreen },
];

/** All routes. If a screen throws, header and footer stay visible. */
const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: UnexpectedErrorScreen,
    children: screens.map((screen) => ({ ...screen, ErrorBoundary: UnexpectedErrorScreen })),
  },
];

const CONSOLE = /^\/(admin|moderation)(\/|$)/;

/** Returns a function that adds the screens of the console when one of their addresses is opened for the first time. */
function addingConsole(prefix: string): PatchRoutesOnNavigationFunction {
  const added = new Set<string>();
  return async ({ path, patch }) => {
    if (added.has(SIGNED_IN) || !CONSOLE.test(path.slice(prefix.length))) return;
    const { consoleScreens } = await import('./consoleRoutes');
    // Another navigation can have added them meanwhile.
    if (!added.has(SIGNED_IN)) patch(SIGNED_IN, [consoleScreens]);
    added.add(SIGNED_IN);
  };
}

/** Creates the router, with the prefix of the page's language as basename. */
export function makeRouter() {
  const prefix = siteLanguages.prefixOf(language);
  return createBrowserRouter(routes, { basename: prefix || '/', patchRoutesOnNavigation: addingConsole(prefix) });
}

/** Resolves when the router has loaded the files of its first screen. */
export async function isReady(router: Pick<ReturnType<typeof makeRouter>, 'state' | 'subscribe'>): Promise<void> {
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => {
      if (initialized) resolve();
    };
    // The state can already be initialized at this point.
    stop = router.subscribe(look);
    look(router.state);
  });
  stop();
}
