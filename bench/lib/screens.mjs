import path from 'node:path';
import { at, filesBelow } from '../../scripts/lib/paths.mjs';

/** Screens with their paths; the first match counts. Names are file names, or query names for embedded pages. */
export const SCREENS = [
  ['HomeScreen', '/'],
  ['CitiesScreen', '/cities'],
  ['CityScreen', '/cities/:id'],
  ['PlacesScreen', '/places'],
  ['PlaceScreen', '/places/:id'],
  ['SuggestEditScreen', '/places/:id/suggest-edit'],
  ['SuggestPlaceScreen', '/suggest'],
  ['ListScreen', '/lists/:ref'],
  ['PersonScreen', '/people/:id'],
  ['OfflineScreen', '/offline'],
  ['LoginScreen', '/login'],
  ['RegisterScreen', '/register'],
  ['ForgotPasswordScreen', '/forgot-password'],
  ['ResetPasswordScreen', '/reset-password'],
  ['VerifyEmailScreen', '/verify-email'],
  ['MailPreferencesScreen', '/mail-preferences'],
  ['AuthCallbackScreen', '/auth/callback'],
  ['ProfileScreen', '/profile'],
  ['ModerationScreen', '/moderation'],
  ['DashboardScreen', '/admin'],
  ['SetupScreen', '/admin/setup'],
  ['SystemScreen', '/admin/system'],
  ['BinScreen', '/admin/deleted'],
  ['AdminCitiesScreen', '/admin/cities'],
  ['NewCityScreen', '/admin/cities/new'],
  ['EditCityScreen', '/admin/cities/:id'],
  ['AdminPlacesScreen', '/admin/places'],
  ['NewPlaceScreen', '/admin/places/new'],
  ['DuplicatesScreen', '/admin/places/duplicates'],
  ['ComparePlacesScreen', '/admin/places/duplicates/:a/:b'],
  ['EditPlaceScreen', '/admin/places/:id'],
  ['CategoriesScreen', '/admin/categories'],
  ['NewCategoryScreen', '/admin/categories/new'],
  ['EditCategoryScreen', '/admin/categories/:id'],
  ['AttributesScreen', '/admin/attributes'],
  ['NewAttributeScreen', '/admin/attributes/new'],
  ['EditAttributeScreen', '/admin/attributes/:ref'],
  ['SearchTermsScreen', '/admin/search-terms'],
  ['NewSearchTermScreen', '/admin/search-terms/new'],
  ['EditSearchTermScreen', '/admin/search-terms/:ref'],
  ['ImportsScreen', '/admin/imports'],
  ['NewImportScreen', '/admin/imports/new'],
  ['ImportScreen', '/admin/imports/:id'],
  ['AdminUsersScreen', '/admin/users'],
  ['InvitationsScreen', '/admin/users/invitations'],
  ['AdminReviewsScreen', '/admin/reviews'],
  ['ActivityScreen', '/admin/activity'],
  ['WebhooksScreen', '/admin/webhooks'],
  ['WebhookScreen', '/admin/webhooks/:id'],
  ['SettingsScreen', '/admin/settings/:group'],
  ['PageScreen', '/pages/:slug'],
  ['PrivacyScreen', '/privacy'],
  ['TermsScreen', '/terms'],
  ['PlaceCardEmbed', '/embed/places/:id'],
  ['PlaceMapEmbed', '/embed/places/:id/map'],
  ['CityMapEmbed', '/embed/cities/:id/map'],
  ['NotFoundScreen', '/*'],
].map(([screen, address]) => ({ screen, address, pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`) }));

/** Screens that no browser test can open with axe: one appears only after a bug, the other one only in development. */
const NOT_OPENED = ['UnexpectedErrorScreen', 'DevUiScreen'];

/** Returns errors for screens of the app that are missing in SCREENS, and for entries of SCREENS without a file. */
export function checkScreens() {
  const files = filesBelow(at('frontend/src'))
    .map((file) => path.basename(file))
    .filter((name) => /^\w+Screen\.tsx$/.test(name))
    .map((name) => name.slice(0, -4));
  const known = [...SCREENS.map(({ screen }) => screen), ...NOT_OPENED];
  return [
    ...files.filter((name) => !known.includes(name)).map((name) => `bench/lib/screens.mjs has no address of ${name}.`),
    ...known.filter((name) => name.endsWith('Screen') && !files.includes(name)).map((name) => `bench/lib/screens.mjs names ${name}, which is missing.`),
  ];
}
