import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AdminsOnly, ModeratorsOnly, SignedInOnly, SignedOutOnly } from './guards';
import { AppLayout } from './layout/AppLayout';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { UnexpectedErrorScreen } from './screens/UnexpectedErrorScreen';

/**
 * A screen in files of its own. Where they cannot be fetched, the screen's error boundary says so; the router alone would show nothing.
 * @param load fetches the screen's component
 */
function fetched(load: () => Promise<ComponentType>) {
  const broken = (error: unknown) => () => {
    throw error;
  };
  return async () => ({ Component: await load().catch(broken) });
}

const screens: RouteObject[] = [
  { index: true, lazy: fetched(async () => (await import('../features/home/screens/HomeScreen')).HomeScreen) },
  { path: 'cities', lazy: fetched(async () => (await import('../features/cities/screens/CitiesScreen')).CitiesScreen) },
  { path: 'cities/:id', lazy: fetched(async () => (await import('../features/cities/screens/CityScreen')).CityScreen) },
  { path: 'places', lazy: fetched(async () => (await import('../features/places/screens/PlacesScreen')).PlacesScreen) },
  { path: 'places/:id', lazy: fetched(async () => (await import('../features/places/screens/PlaceScreen')).PlaceScreen) },
  { path: 'lists/:ref', lazy: fetched(async () => (await import('../features/lists/screens/ListScreen')).ListScreen) },
  { path: 'people/:id', lazy: fetched(async () => (await import('../features/people/screens/PersonScreen')).PersonScreen) },
  {
    Component: SignedOutOnly,
    children: [
      { path: 'login', lazy: fetched(async () => (await import('../features/auth/screens/LoginScreen')).LoginScreen) },
      { path: 'register', lazy: fetched(async () => (await import('../features/auth/screens/RegisterScreen')).RegisterScreen) },
    ],
  },
  { path: 'auth/callback', lazy: fetched(async () => (await import('../features/auth/screens/AuthCallbackScreen')).AuthCallbackScreen) },
  { path: 'forgot-password', lazy: fetched(async () => (await import('../features/auth/screens/ForgotPasswordScreen')).ForgotPasswordScreen) },
  { path: 'reset-password', lazy: fetched(async () => (await import('../features/auth/screens/ResetPasswordScreen')).ResetPasswordScreen) },
  { path: 'verify-email', lazy: fetched(async () => (await import('../features/auth/screens/VerifyEmailScreen')).VerifyEmailScreen) },
  {
    Component: SignedInOnly,
    children: [
      { path: 'suggest', lazy: fetched(async () => (await import('../features/suggestions/screens/SuggestPlaceScreen')).SuggestPlaceScreen) },
      {
        path: 'places/:id/suggest-edit',
        lazy: fetched(async () => (await import('../features/suggestions/screens/SuggestEditScreen')).SuggestEditScreen),
      },
      { path: 'profile', lazy: fetched(async () => (await import('../features/profile/screens/ProfileScreen')).ProfileScreen) },
      {
        lazy: fetched(async () => (await import('./layout/console/ConsoleLayout')).ConsoleLayout),
        children: [
          {
            path: 'admin',
            Component: AdminsOnly,
            children: [
              { index: true, lazy: fetched(async () => (await import('../features/admin/screens/DashboardScreen')).DashboardScreen) },
              {
                path: 'cities',
                lazy: fetched(async () => (await import('../features/admin/screens/AdminCitiesScreen')).AdminCitiesScreen),
              },
              {
                path: 'places',
                lazy: fetched(async () => (await import('../features/admin/screens/AdminPlacesScreen')).AdminPlacesScreen),
              },
              {
                path: 'users',
                lazy: fetched(async () => (await import('../features/admin/screens/AdminUsersScreen')).AdminUsersScreen),
              },
              {
                path: 'reviews',
                lazy: fetched(async () => (await import('../features/admin/screens/AdminReviewsScreen')).AdminReviewsScreen),
              },
              { path: 'activity', lazy: fetched(async () => (await import('../features/admin/screens/ActivityScreen')).ActivityScreen) },
              { path: 'cities/new', lazy: fetched(async () => (await import('../features/admin/screens/NewCityScreen')).NewCityScreen) },
              { path: 'cities/:id', lazy: fetched(async () => (await import('../features/admin/screens/EditCityScreen')).EditCityScreen) },
              { path: 'places/new', lazy: fetched(async () => (await import('../features/admin/screens/NewPlaceScreen')).NewPlaceScreen) },
              { path: 'places/:id', lazy: fetched(async () => (await import('../features/admin/screens/EditPlaceScreen')).EditPlaceScreen) },
              { path: '*', Component: NotFoundScreen },
            ],
          },
          {
            path: 'moderation',
            Component: ModeratorsOnly,
            children: [{ index: true, lazy: fetched(async () => (await import('../features/moderation/screens/ModerationScreen')).ModerationScreen) }],
          },
        ],
      },
    ],
  },
  { path: 'privacy', lazy: fetched(async () => (await import('../features/legal/screens/PrivacyScreen')).PrivacyScreen) },
  { path: 'terms', lazy: fetched(async () => (await import('../features/legal/screens/TermsScreen')).TermsScreen) },
  { path: '*', Component: NotFoundScreen },
];

/** All addresses of the app; a screen that breaks leaves header and footer standing. */
const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: UnexpectedErrorScreen,
    HydrateFallback: () => null,
    children: screens.map((screen) => ({ ...screen, ErrorBoundary: UnexpectedErrorScreen })),
  },
];

/** The router of the running app. */
export const makeRouter = () => createBrowserRouter(routes);
