import { tileMap } from '../../../../test/baseMap';
import { aPage, VERSION } from '../../../../test/consoleApi';

const site = { __typename: 'Site', map: tileMap('/tiles/{z}/{x}/{y}', '') };
const revision = { __typename: 'Revision', version: VERSION, createdAt: '2026-01-02T12:00:00.000Z' };
const person = { __typename: 'AdminUser', id: 'noor', name: 'Noor', email: 'noor@example.org', avatarUrl: null };
const at = { createdAt: '2026-01-02T12:34:00.000Z' };

const cities = ['ACTIVE', 'INACTIVE'].map((status) => {
  const featured = status === 'ACTIVE';
  return {
    __typename: 'City',
    id: status,
    name: status,
    description: '',
    state: '',
    country: '',
    population: null,
    status,
    featured,
    placesCount: 2,
    revision,
  };
});

const places = ['PENDING', 'ACTIVE', 'INACTIVE'].map((status) => ({
  ...{ __typename: 'Place', id: status, name: status, category: 'cafe', moreCategories: [], status, featured: true, ...at, fullAddress: '', coordinates: null },
  ...{ city: null, rating: { __typename: 'Rating', average: 4, count: 1 }, revision, createdBy: person },
}));

const rights = { __typename: 'AdminUserRights', changeRole: true, suspend: true, delete: true };
const users = ['ADMIN', 'MODERATOR', 'USER'].map((role) => {
  const suspendedUntil = role === 'USER' ? '2027-01-02T12:00:00.000Z' : null;
  return {
    ...person,
    id: role,
    role,
    provider: 'LOCAL',
    isVerified: role === 'ADMIN',
    ...at,
    suspendedUntil,
    version: VERSION,
    reviewsCount: 1,
    viewerCan: rights,
  };
});

const reviews = ['PENDING', 'APPROVED', 'REJECTED'].map((status) => ({
  ...{ __typename: 'Review', id: status, rating: 4, title: null, comment: 'Noor', ...at, user: null, place: { __typename: 'Place', id: 'p', name: 'Noor' } },
  moderation: { __typename: 'Moderation', status, isHeld: status === 'PENDING', reason: 'Noor', version: VERSION },
}));

const ACTIONS = 'REGISTERED CREATED UPDATED APPROVED REJECTED DELETED SUSPENDED REINSTATED CONFIRMED DISMISSED UPHELD UNDONE DOWNLOADED MERGED'.split(' ');
const TARGETS = 'CITY PLACE REVIEW USER PHOTO PLACE_EDIT REPORT WEBHOOK API_TOKEN FILE'.split(' ');
const activities = [...ACTIONS.map((action) => [action, 'CITY']), ...TARGETS.map((target) => ['CREATED', target])].map(([action, targetKind], n) => ({
  ...{ __typename: 'Activity', id: String(n), action, targetKind, targetId: 'x', label: n % 2 ? 'Noor' : null, placeId: null, actor: null, ...at },
  ...{ changeId: 'c', changeSize: 1, canUndo: true },
  changes: [{ __typename: 'ActivityChange', field: 'status', before: 'pending', after: 'active' }],
}));

const counted = (typename: string, ...names: string[]) => ({ __typename: typename, all: 1, ...Object.fromEntries(names.map((name) => [name, 1])) });
const adminCounts = {
  __typename: 'AdminCounts',
  cities: counted('CityCounts', 'active', 'inactive', 'featured'),
  places: counted('PlaceCounts', 'pending', 'active', 'inactive'),
  users: counted('UserCounts', 'admins', 'moderators', 'regular', 'verified', 'suspended'),
  reviews: counted('ReviewCounts', 'pending', 'approved', 'rejected', 'reported'),
};

/** Responses to the queries of the console's lists: a row for each status, role and action. All data are called Noor or by their status. */
export const LISTS = {
  ConsoleLayout: () => ({ data: { moderationCounts: { __typename: 'ModerationCounts', all: 3 } } }),
  AdminCitiesScreen: () => ({ data: { adminCities: aPage('AdminCityPage', cities) } }),
  AdminCityCounts: () => ({ data: { adminCounts } }),
  AdminPlacesScreen: () => ({ data: { adminPlaces: aPage('AdminPlacePage', places) } }),
  AdminPlaceCounts: () => ({ data: { placeKinds: ['cafe'], duplicatePairs: { __typename: 'DuplicatePairPage', total: 1 }, adminCounts } }),
  AdminUsersScreen: () => ({ data: { adminUsers: aPage('AdminUserPage', users) } }),
  AdminUserCounts: () => ({ data: { adminCounts } }),
  AdminReviewsScreen: () => ({ data: { adminReviews: aPage('AdminReviewPage', reviews) } }),
  AdminReviewCounts: () => ({ data: { adminCounts } }),
  ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', activities) } }),
  NewCityScreen: () => ({ data: { site } }),
};
