import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderApp } from '../../../../test/renderApp';
import { storeToken } from '../../../lib/api';
import { useViewer } from '../../../lib/account';
import { ViewerDocument, type ViewerFragment } from '../../../lib/account/viewer.generated';
import { MailNoteDocument } from '../../auth/components/MailNote.generated';
import { ApiTokensDocument } from '../components/security/ApiTokens.generated';
import { MyFavoritesDocument } from '../components/contributions/MyFavorites.generated';
import { MyListsDocument } from '../components/contributions/MyLists.generated';
import { MyPhotosDocument } from '../components/contributions/MyPhotos.generated';
import { MySuggestionsDocument } from '../components/contributions/MySuggestions.generated';
import { MyReviewsDocument } from '../components/contributions/MyReviews.generated';
import { ProfileScreen } from './ProfileScreen';
import { ProfileScreenDocument } from './ProfileScreen.generated';

/** API response data of the signed-in user. */
export const aViewer = (more: Partial<ViewerFragment> & { isAvatarWaiting?: boolean } = {}) => ({
  __typename: 'Account',
  id: 'u1',
  name: 'Zoë Fontaine',
  email: 'zoe@mail.test',
  role: 'USER',
  avatarUrl: null,
  provider: 'LOCAL',
  signInMethods: ['LOCAL'],
  isVerified: true,
  pendingEmail: null,
  createdAt: '2026-03-04T10:00:00Z',
  viewerCan: { __typename: 'ViewerRights', administer: false, moderate: false },
  wantsDecisionMails: true,
  language: null,
  isAvatarWaiting: false,
  ...more,
});

/** User who signed up with Google and has no password. */
export const byGoogle = { provider: 'GOOGLE', signInMethods: ['GOOGLE'] } satisfies Partial<ViewerFragment>;

/** API response data of a session. */
export const aSession = (id: string, more: object = {}) => ({
  __typename: 'Session',
  id,
  device: 'Chrome on Windows',
  isCurrent: false,
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  ...more,
});

export const thisDevice = aSession('s1', { device: 'Firefox on Linux', isCurrent: true, lastSeenAt: new Date().toISOString() });

/** Response to the screen's query. */
export const aProfile = (viewer: object, sessions: object[] = [thisDevice], minPasswordLength = 6): MockLink.MockedResponse => ({
  request: { query: ProfileScreenDocument },
  result: { data: { viewer, sessions, signInOptions: { __typename: 'SignInOptions', minPasswordLength } } },
});

/** API response with an error. */
export const refused = (message: string, extensions: object = {}) => ({ errors: [new GraphQLError(message, { extensions: { ...extensions } })] });

const mailNote: MockLink.MockedResponse = {
  request: { query: MailNoteDocument },
  result: { data: { signInOptions: { __typename: 'SignInOptions', sendsMail: false, mailFolder: '/srv/outbox' } } },
  maxUsageCount: Infinity,
};

/** Response to the query for API tokens. */
export const theTokens = (...apiTokens: object[]): MockLink.MockedResponse => ({ request: { query: ApiTokensDocument }, result: { data: { apiTokens } } });

const nothingYet: MockLink.MockedResponse[] = [
  { ...theTokens(), maxUsageCount: Infinity },
  {
    request: { query: MyReviewsDocument, variables: { page: 1 } },
    result: { data: { viewer: { __typename: 'Account', id: 'u1', reviews: { __typename: 'ReviewPage', items: [], page: 1, pages: 1, total: 0 } } } },
    maxUsageCount: Infinity,
  },
  {
    request: { query: MyPhotosDocument, variables: { page: 1 } },
    result: { data: { viewer: { __typename: 'Account', id: 'u1', photos: { __typename: 'PhotoPage', items: [], page: 1, pages: 1, total: 0 } } } },
    maxUsageCount: Infinity,
  },
  {
    request: { query: MyFavoritesDocument, variables: { page: 1, language: 'en' } },
    result: { data: { viewer: { __typename: 'Account', id: 'u1', favorites: { __typename: 'PlacePage', items: [], page: 1, pages: 1, total: 0 } } } },
    maxUsageCount: Infinity,
  },
  {
    request: { query: MySuggestionsDocument, variables: { places: 1, edits: 1 } },
    result: {
      data: {
        viewer: {
          __typename: 'Account',
          id: 'u1',
          suggestedPlaces: { __typename: 'PlacePage', items: [], page: 1, pages: 1, total: 0 },
          placeEdits: { __typename: 'PlaceEditPage', items: [], page: 1, pages: 1, total: 0 },
        },
      },
    },
    maxUsageCount: Infinity,
  },
  {
    request: { query: MyListsDocument },
    result: { data: { viewer: { __typename: 'Account', id: 'u1', lists: [] } } },
    maxUsageCount: Infinity,
  },
];

/** Renders the screen only for signed-in users, like the app's guard. */
function Guarded() {
  return useViewer().viewer ? <ProfileScreen /> : <p>Not signed in</p>;
}

/**
 * Returns the options of `renderApp` for the profile of a signed-in user.
 * @param viewer signed-in user
 * @param mocks API responses, including the one to the screen's query; by default only that one, once
 */
export function profileOf(viewer: ReturnType<typeof aViewer>, mocks: MockLink.MockedResponse[] = [aProfile(viewer)]) {
  storeToken('their-token');
  const who: MockLink.MockedResponse = { request: { query: ViewerDocument }, result: { data: { viewer } } };
  return {
    path: '/profile',
    mocks: [who, mailNote, ...mocks, ...nothingYet],
    routes: [
      { path: '/', element: <h1>Home</h1> },
      { path: '/profile', element: <Guarded /> },
    ],
  };
}

/** Shows the profile with these responses, and waits for its heading. */
export async function showProfile(...given: Parameters<typeof profileOf>): ReturnType<typeof renderApp> {
  const shown = await renderApp(null, profileOf(...given));
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  return shown;
}
