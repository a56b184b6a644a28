import type { RouteObject } from 'react-router-dom';
import { AdminsOnly, ModeratorsOnly } from './guards';
import { screen, withTexts } from './lazyScreen';
import { NotFoundScreen } from './screens/NotFoundScreen';

const consoleTexts = () => import('../lib/console-texts');

/** Screens of the console. The router adds them when the first one is opened, so that visitors do not load their list. */
export const consoleScreens: RouteObject = {
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
        { path: 'search-terms', ...screen(() => import('../features/admin-search-terms/screens/SearchTermsScreen'), 'SearchTermsScreen') },
        { path: 'search-terms/new', ...screen(() => import('../features/admin-search-terms/screens/NewSearchTermScreen'), 'NewSearchTermScreen') },
        { path: 'search-terms/:ref', ...screen(() => import('../features/admin-search-terms/screens/EditSearchTermScreen'), 'EditSearchTermScreen') },
        { path: 'imports', ...screen(() => import('../features/admin-imports/screens/ImportsScreen'), 'ImportsScreen') },
        { path: 'imports/new', ...screen(() => import('../features/admin-imports/screens/NewImportScreen'), 'NewImportScreen') },
        { path: 'imports/:id', ...screen(() => import('../features/admin-imports/screens/ImportScreen'), 'ImportScreen') },
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
