import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppLayout } from './layout/AppLayout';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { UnexpectedErrorScreen } from './screens/UnexpectedErrorScreen';

const screens: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../features/home/screens/HomeScreen')).HomeScreen }) },
  { path: 'cities', lazy: async () => ({ Component: (await import('../features/cities/screens/CitiesScreen')).CitiesScreen }) },
  { path: 'cities/:id', lazy: async () => ({ Component: (await import('../features/cities/screens/CityScreen')).CityScreen }) },
  { path: 'places', lazy: async () => ({ Component: (await import('../features/places/screens/PlacesScreen')).PlacesScreen }) },
  { path: 'places/:id', lazy: async () => ({ Component: (await import('../features/places/screens/PlaceScreen')).PlaceScreen }) },
  { path: 'privacy', lazy: async () => ({ Component: (await import('../features/legal/screens/PrivacyScreen')).PrivacyScreen }) },
  { path: 'terms', lazy: async () => ({ Component: (await import('../features/legal/screens/TermsScreen')).TermsScreen }) },
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
