import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { language, loadLegalTexts } from '../lib/i18n';
import { siteLanguages } from '../lib/currentSite';
import { AdminsOnly, ModeratorsOnly, SignedInOnly, SignedOutOnly } from './guards';
import { AppLayout } from './layout/AppLayout';
import type { ScreenFile, ScreenHandle } from './prefetch';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { UnexpectedErrorScreen } from './screens/UnexpectedErrorScreen';

/**
 * Returns the route properties of a lazily loaded screen. If its file cannot be fetched, the component throws, and the error boundary shows the
 * error. React Router alone would show nothing.
 * @param load imports the module
 * @param name name of the component that the module exports
 */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType> & ScreenFile>, name: Name) {
  const broken = (error: unknown) => () => {
    throw error;
  };
  return {
    lazy: async () => ({ Component: await load().then((file): ComponentType => file[name], broken) }),
    handle: { load } satisfies ScreenHandle,
  };
}

/** Loads a module together with texts that only it needs. */
const withTexts =
  <File,>(loadTexts: () => Promise<void>, load: () => Promise<File>) =>
  async (): Promise<File> =>
    (await Promise.all([load(), loadTexts()]))[0];

const consoleTexts = () => import('../lib/console-texts');

/** Console screens. */
const consoleScreens: RouteObject = {
  ...screen(
    withTexts(
      async () => (await consoleTexts()).loadConsoleTexts(),
      () => import('./layout/console/ConsoleLayout'),
    ),
    'ConsoleLayout',
  ),
  children: [
    {
      path: 'admin',
      Component: AdminsOnly,
      children: [
        { index: true, ...screen(() => import('../features/admin-dashboard/screens/DashboardScreen'), 'DashboardScreen') },
        {
          path: 'cities',
          ...screen(() => import('../features/admin-cities/screens/AdminCitiesScreen'), 'AdminCitiesScreen'),
        },
        {
          path: 'places',
          ...screen(() => import('../features/admin-places/screens/AdminPlacesScreen'), 'AdminPlacesScreen'),
        },
        {
          path: 'users',
          ...screen(() => import('../features/admin-users/screens/AdminUsersScreen'), 'AdminUsersScreen'),
        },
        { path: 'users/invitations', ...screen(() => import('../features/admin-users/screens/InvitationsScreen'), 'InvitationsScreen') },
        {
          path: 'reviews',
          ...screen(() => import('../features/admin-reviews/screens/AdminReviewsScreen'), 'AdminReviewsScreen'),
        },
        { path: 'setup', ...screen(() => import('../features/admin-dashboard/screens/SetupScreen'), 'SetupScreen') },
        {
          path: 'system',
          ...screen(
            withTexts(
              async () => (await consoleTexts()).loadFindingTexts(),
              () => import('../features/admin-system/screens/SystemScreen'),
            ),
            'SystemScreen',
          ),
        },
        { path: 'deleted', ...screen(() => import('../features/admin-bin/screens/BinScreen'), 'BinScreen') },
        { path: 'activity', ...screen(() => import('../features/admin-activity/screens/ActivityScreen'), 'ActivityScreen') },
        { path: 'webhooks', ...screen(() => import('../features/admin-webhooks/screens/WebhooksScreen'), 'WebhooksScreen') },
        { path: 'webhooks/:id', ...screen(() => import('../features/admin-webhooks/screens/WebhookScreen'), 'WebhookScreen') },
        { path: 'settings/:group?', ...screen(() => import('../features/admin-settings/screens/SettingsScreen'), 'SettingsScreen') },
        { path: 'categories', ...screen(() => import('../features/admin-categories/screens/CategoriesScreen'), 'CategoriesScreen') },
        { path: 'categories/new', ...screen(() => import('../features/admin-categories/screens/NewCategoryScreen'), 'NewCategoryScreen') },
        { path: 'categories/:id', ...screen(() => import('../features/admin-categories/screens/EditCategoryScreen'), 'EditCategoryScreen') },
        { path: 'attributes', ...screen(() => import('../features/admin-attributes/screens/AttributesScreen'), 'AttributesScreen') },
        { path: 'attributes/new', ...screen(() => import('../features/admin-attributes/screens/NewAttributeScreen'), 'NewAttributeScreen') },
        { path: 'attributes/:ref', ...screen(() => import('../features/admin-attributes/screens/EditAttributeScreen'), 'EditAttributeScreen') },
        { path: 'cities/new', ...screen(() => import('../features/admin-cities/screens/NewCityScreen'), 'NewCityScreen') },
        { path: 'cities/:id', ...screen(() => import('../features/admin-cities/screens/EditCityScreen'), 'EditCityScreen') },
        { path: 'places/new', ...screen(() => import('../features/admin-places/screens/NewPlaceScreen'), 'NewPlaceScreen') },
        { path: 'places/duplicates', ...screen(() => import('../features/admin-duplicates/screens/DuplicatesScreen'), 'DuplicatesScreen') },
        { path: 'places/duplicates/:a/:b', ...screen(() => import('../features/admin-duplicates/screens/ComparePlacesScreen'), 'ComparePlacesScreen') },
        { path: 'places/:id', ...screen(() => import('../features/admin-places/screens/EditPlaceScreen'), 'EditPlaceScreen') },
        { path: '*', Component: NotFoundScreen },
      ],
    },
    {
      path: 'moderation',
      Component: ModeratorsOnly,
      children: [{ index: true, ...screen(() => import('../features/moderation/screens/ModerationScreen'), 'ModerationScreen') }],
    },
  ],
};

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
    Component: SignedInOnly,
    children: [
      { path: 'suggest', ...screen(() => import('../features/suggestions/screens/SuggestPlaceScreen'), 'SuggestPlaceScreen') },
      {
        path: 'places/:id/suggest-edit',
        ...screen(() => import('../features/suggestions/screens/SuggestEditScreen'), 'SuggestEditScreen'),
      },
      { path: 'profile', ...screen(() => import('../features/profile/screens/ProfileScreen'), 'ProfileScreen') },
      consoleScreens,
    ],
  },
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

/** Creates the router, with the prefix of the page's language as basename. */
export const makeRouter = () => createBrowserRouter(routes, { basename: siteLanguages.prefixOf(language) || '/' });

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
