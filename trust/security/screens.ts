import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Ids that replace `:city` and similar parameters in the addresses below. */
export type Ids = Record<'city' | 'place' | 'list' | 'person' | 'webhook', string>;

/** Addresses of all screens of the client, by screen name. */
const ADDRESSES: Record<string, string> = {
  HomeScreen: '/',
  CitiesScreen: '/cities',
  CityScreen: '/cities/:city',
  PlacesScreen: '/places',
  PlaceScreen: '/places/:place',
  ListScreen: '/lists/:list',
  PersonScreen: '/people/:person',
  LoginScreen: '/login',
  RegisterScreen: '/register',
  AuthCallbackScreen: '/auth/callback',
  ForgotPasswordScreen: '/forgot-password',
  ResetPasswordScreen: '/reset-password#x',
  VerifyEmailScreen: '/verify-email#x',
  MailPreferencesScreen: '/mail-preferences#x',
  SuggestPlaceScreen: '/suggest',
  SuggestEditScreen: '/places/:place/suggest-edit',
  ProfileScreen: '/profile',
  DashboardScreen: '/admin',
  AdminCitiesScreen: '/admin/cities',
  AdminPlacesScreen: '/admin/places',
  AdminUsersScreen: '/admin/users',
  InvitationsScreen: '/admin/users/invitations',
  AdminReviewsScreen: '/admin/reviews',
  ActivityScreen: '/admin/activity',
  WebhooksScreen: '/admin/webhooks',
  WebhookScreen: '/admin/webhooks/:webhook',
  NewCityScreen: '/admin/cities/new',
  EditCityScreen: '/admin/cities/:city',
  NewPlaceScreen: '/admin/places/new',
  EditPlaceScreen: '/admin/places/:place',
  ModerationScreen: '/moderation',
  PrivacyScreen: '/privacy',
  TermsScreen: '/terms',
  NotFoundScreen: '/nothing',
};

/** Returns the names of all screens in the router of the built client, sorted. */
export function screensOfRouter(): string[] {
  const router = readFileSync(path.resolve(__dirname, '../../frontend/src/app/router.tsx'), 'utf8').replace(/^.*'development'.*$/m, '');
  return [...new Set([...router.matchAll(/'(\w+Screen)'|Component: (NotFoundScreen)/g)].map(([, lazy, own]) => lazy ?? own ?? ''))].sort();
}

export const SCREENS = Object.keys(ADDRESSES).sort();
export const addressOfScreen = (screen: string, ids: Ids): string => (ADDRESSES[screen] ?? '').replace(/:(\w+)/, (_, name: keyof Ids) => ids[name]);
