import { tileMap } from '../../../../test/baseMap';
import { fakeApi } from '../../../../test/fakeApi';
import { makeAdmin } from '../../../../test/viewer';

const trend = (change: number | null) => ({ __typename: 'Trend', change, days: [1, 2, 2, 3] });

const adminStats = {
  __typename: 'AdminStats',
  totalCities: 56,
  totalPlaces: 1124,
  totalUsers: 160,
  totalReviews: 6150,
  pendingPlaces: 10,
  reportedReviews: 3,
  trends: { __typename: 'AdminTrends', cities: trend(0), places: trend(0.12), users: trend(null), reviews: trend(-0.034) },
};

const adminCharts = {
  __typename: 'AdminCharts',
  reviewsPerDay: [
    { __typename: 'DayCount', day: '2026-11-20', count: 4 },
    { __typename: 'DayCount', day: '2026-11-21', count: 7 },
  ],
  ratingMix: [5, 4, 3, 2, 1].map((stars) => ({ __typename: 'RatingShare', stars, count: stars * 100 })),
  placesPerCity: [
    { __typename: 'CityCount', count: 214, city: { __typename: 'City', id: 'c1', name: 'Mumbai' } },
    { __typename: 'CityCount', count: 90, city: { __typename: 'City', id: 'c2', name: 'Pune' } },
  ],
  pendingAge: [
    { __typename: 'PendingAge', age: 'under a day', places: 3, reviews: 2, photos: 0, edits: 1 },
    { __typename: 'PendingAge', age: 'over a week', places: 1, reviews: 0, photos: 5, edits: 0 },
  ],
};

const anActivity = (id: string, more: object) => ({
  __typename: 'Activity',
  id,
  action: 'APPROVED',
  actor: { __typename: 'User', id: 'u1', name: 'Meera Iyer' },
  targetKind: 'PLACE',
  targetId: 'p1',
  label: 'Corner Café',
  placeId: null,
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  changeId: `change-${id}`,
  changeSize: 1,
  canUndo: false,
  ...more,
});

const activities = [
  anActivity('a1', {}),
  anActivity('a2', { action: 'REJECTED', targetKind: 'REVIEW', targetId: 'r1', label: 'Too loud', placeId: 'p2' }),
  anActivity('a3', { action: 'REGISTERED', targetKind: 'USER', targetId: 'u2', label: 'Asha Rao', actor: { __typename: 'User', id: 'u2', name: 'Asha Rao' } }),
  anActivity('a4', { action: 'DELETED', targetKind: 'CITY', targetId: 'c9', label: 'Atlantis', actor: null }),
];

/** Progress of the setup; by default all steps are done. */
export const aSetup = (open: readonly string[] = [], sample: object = {}) => ({
  __typename: 'Setup',
  steps: ['IDENTITY', 'CONTACT', 'SAMPLE', 'CITY', 'PLACE', 'MAP', 'MAIL', 'BACKUPS', 'MODERATORS'].map((name) => ({
    __typename: 'SetupStep',
    name,
    isDone: !open.includes(name),
  })),
  sample: { __typename: 'SampleData', cities: 56, places: 1144, people: 160, isBeingRemoved: false, isBeingAdded: false, hasFailed: false, ...sample },
  onlyCity: null as object | null,
});

/** Public settings that the setup shows. */
export const mapSite = { __typename: 'Site', map: tileMap('https://tile.openstreetmap.org/{z}/{x}/{y}.png') };

/** Fake API with responses to all queries of the dashboard. */
export const aDashboard = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    Setup: () => ({ data: { setup: aSetup(), site: mapSite } }),
    Viewer: () => ({ data: { viewer: makeAdmin() } }),
    DashboardScreen: () => ({ data: { adminStats, duplicatePairs: { __typename: 'DuplicatePairPage', total: 6 } } }),
    AdminCharts: () => ({ data: { adminCharts } }),
    MapNotice: () => ({ data: { mapArchives: { __typename: 'MapArchives', items: [] } } }),
    RecentActivity: () => ({ data: { activities: { __typename: 'ActivityPage', items: activities } } }),
    ...more,
  });
