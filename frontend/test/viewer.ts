import type { MockLink } from '@apollo/client/testing';
import { ViewerDocument, type ViewerFragment } from '../src/lib/account/viewer.generated';

const rights = (more: object = {}) => ({ __typename: 'ViewerRights', administer: false, moderate: false, ...more }) as unknown as ViewerFragment['viewerCan'];

/** Returns a signed-in user; `overrides` replace single fields. */
export const makeViewer = (overrides: Partial<ViewerFragment> = {}): ViewerFragment =>
  ({
    __typename: 'Account',
    id: 'u-1',
    name: 'Asha Rao',
    email: 'asha@example.org',
    role: 'USER',
    avatarUrl: null,
    provider: 'LOCAL',
    signInMethods: ['LOCAL'],
    isVerified: true,
    pendingEmail: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    viewerCan: rights(),
    ...overrides,
  }) as ViewerFragment;

/** Returns a signed-in admin. */
export const makeAdmin = (): ViewerFragment => makeViewer({ name: 'Meera Iyer', role: 'ADMIN', viewerCan: rights({ administer: true, moderate: true }) });

/** Returns a signed-in moderator. */
export const makeModerator = (): ViewerFragment => makeViewer({ name: 'Noor Khan', role: 'MODERATOR', viewerCan: rights({ moderate: true }) });

/** Stores a token, and returns the mocked response that gives its user; null means an invalid token. */
export function signInAs(viewer: ViewerFragment | null): MockLink.MockedResponse {
  localStorage.setItem('token', 'token-of-the-test');
  return { request: { query: ViewerDocument }, result: { data: { viewer } }, maxUsageCount: Number.POSITIVE_INFINITY };
}
