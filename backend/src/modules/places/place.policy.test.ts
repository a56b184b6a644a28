import { ROLES, type Viewer } from '../../core/access/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../cities/index.js';
import { PlaceStatus } from './place.entity.js';
import { maySee, moderationOf, rightsOf } from './place.policy.js';

const as = (id: string, role: Viewer['role'] = 'user', cityIds: Viewer['cityIds'] = null): Viewer => ({ id, role, cityIds, sessionId: 's' });
const VIEWERS: Record<string, Viewer | null> = {
  visitor: null,
  other: as('other'),
  creator: as('creator'),
  moderator: as('mod', 'moderator'),
  neighbor: as('neighbor', 'moderator', ['goa']),
  local: as('local', 'moderator', ['goa', 'pune']),
  admin: as('adm', 'admin'),
};
const place = (status: PlaceStatus, createdBy: string | null = 'creator', deletedAt: Date | null = null) => ({
  id: 'p',
  cityId: 'pune',
  status,
  createdBy,
  deletedAt,
  rejectionReason: status === PlaceStatus.INACTIVE ? 'Closed' : null,
  version: 3,
});
const open = { status: CityStatus.ACTIVE, deletedAt: null };
const shut = { status: CityStatus.INACTIVE, deletedAt: null };
const gone = { status: CityStatus.ACTIVE, deletedAt: new Date() };
const who = (test: (viewer: Viewer | null) => boolean) =>
  Object.entries(VIEWERS)
    .filter(([, viewer]) => test(viewer))
    .map(([name]) => name);

const EVERYONE = Object.keys(VIEWERS);
const KEEPERS = ['moderator', 'local', 'admin'];
/** Signed-in users in the order of `VIEWERS`. */
const MEMBERS = EVERYONE.filter((name) => name !== 'visitor');
const INSIDERS = ['creator', ...KEEPERS];

test.each([
  ['an active place of an active city', place(PlaceStatus.ACTIVE), open, EVERYONE],
  ['a pending place', place(PlaceStatus.PENDING), open, INSIDERS],
  ['a rejected place', place(PlaceStatus.INACTIVE), open, INSIDERS],
  ['a pending place without a creator', place(PlaceStatus.PENDING, null), open, KEEPERS],
  ['an active place of a hidden city', place(PlaceStatus.ACTIVE), shut, KEEPERS],
  ['a pending place of a hidden city', place(PlaceStatus.PENDING), shut, KEEPERS],
  ['a place of a deleted city', place(PlaceStatus.ACTIVE), gone, []],
  ['a deleted place', place(PlaceStatus.ACTIVE, 'creator', new Date()), open, []],
  ['a deleted suggestion', place(PlaceStatus.PENDING, 'creator', new Date()), open, []],
])('%s is visible to the right viewers', (_what, subject, city, expected) => {
  expect(who((viewer) => maySee(viewer, subject, city))).toEqual(expected);
});

test('signed-in users can contribute to a public place, and report it unless it is their own', () => {
  const can = (right: 'suggestEdit' | 'addPhotos' | 'report' | 'moderate', status = PlaceStatus.ACTIVE, city: Parameters<typeof rightsOf>[2] = open) =>
    who((viewer) => rightsOf(viewer, place(status), city)[right]);
  for (const right of ['suggestEdit', 'addPhotos'] as const) expect(can(right)).toEqual(MEMBERS);
  expect(can('report')).toEqual(MEMBERS.filter((name) => name !== 'creator'));
  expect(can('moderate')).toEqual([]);
  for (const right of ['suggestEdit', 'addPhotos', 'report'] as const) {
    for (const status of [PlaceStatus.PENDING, PlaceStatus.INACTIVE]) expect(can(right, status)).toEqual([]);
    for (const city of [shut, gone, null]) expect(can(right, PlaceStatus.ACTIVE, city)).toEqual([]);
  }
  expect(can('moderate', PlaceStatus.PENDING)).toEqual(KEEPERS);
  expect(can('moderate', PlaceStatus.INACTIVE)).toEqual([]);
});

test('only the author and moderators see the status of a suggestion', () => {
  const told = (viewer: Viewer | null, status: PlaceStatus, createdBy: string | null = 'creator') => moderationOf(viewer, place(status, createdBy));
  expect(who((viewer) => told(viewer, PlaceStatus.ACTIVE) !== null)).toEqual(INSIDERS);
  expect(who((viewer) => told(viewer, PlaceStatus.ACTIVE, null) !== null)).toEqual([]);
  const creator = as('creator', ROLES[0]);
  expect([PlaceStatus.PENDING, PlaceStatus.ACTIVE, PlaceStatus.INACTIVE].map((status) => told(creator, status))).toEqual([
    { status: ModerationStatus.PENDING, reason: null, isHeld: false, version: 3 },
    { status: ModerationStatus.APPROVED, reason: null, isHeld: false, version: 3 },
    { status: ModerationStatus.REJECTED, reason: 'Closed', isHeld: false, version: 3 },
  ]);
});
