import type { Role, Viewer } from '../../core/access/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { canSee, firstStatus, isInsider, moderationOf, rightsOf, statusAfterEdit } from './review.policy.js';
import type { ReviewRights } from './review.type.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;
const viewer = (id: string, role: Role): Viewer => ({ id, role, cityIds: null, sessionId: 's' });
const WHO: Record<string, Viewer | null> = {
  visitor: null,
  author: viewer('author', 'user'),
  other: viewer('other', 'user'),
  moderator: viewer('m', 'moderator'),
  admin: viewer('a', 'admin'),
};
const review = (status: ModerationStatus) => ({ userId: 'author', cityId: 'pune', status, rejectionReason: 'Spam', heldAt: null, version: 2 });

test.each(Object.entries(WHO))('the role %s sees pending and rejected reviews and their status only as author or moderator', (who, somebody) => {
  const isInside = ['author', 'moderator', 'admin'].includes(who);
  expect(canSee(review(APPROVED), somebody)).toBe(true);
  for (const status of [PENDING, REJECTED]) expect(canSee(review(status), somebody)).toBe(isInside);
  expect(isInsider(review(APPROVED), somebody)).toBe(isInside);
  expect(moderationOf(review(REJECTED), somebody)).toEqual(isInside ? { status: REJECTED, reason: 'Spam', isHeld: false, version: 2 } : null);
});

test('the moderation of a held review has isHeld', () => {
  expect(moderationOf({ ...review(PENDING), heldAt: new Date() }, WHO.author ?? null)).toMatchObject({ isHeld: true });
});

test.each<[string, Record<keyof ReviewRights, boolean>]>([
  ['visitor', { edit: false, delete: false, vote: false, report: false, moderate: false, manage: false }],
  ['author', { edit: true, delete: true, vote: false, report: false, moderate: false, manage: false }],
  ['other', { edit: false, delete: false, vote: true, report: true, moderate: false, manage: false }],
  ['moderator', { edit: false, delete: false, vote: true, report: true, moderate: true, manage: false }],
  ['admin', { edit: false, delete: false, vote: true, report: true, moderate: true, manage: true }],
])('the role %s has its rights on an approved review, and fewer if it is pending or its place is hidden', (who, rights) => {
  const somebody = WHO[who] ?? null;
  expect(rightsOf(review(APPROVED), somebody, true)).toEqual(rights);
  for (const status of [PENDING, REJECTED]) expect(rightsOf(review(status), somebody, true)).toEqual({ ...rights, vote: false });
  expect(rightsOf(review(APPROVED), somebody, false)).toEqual({ ...rights, vote: false, edit: false, delete: false });
});

test('a moderator has the rights of an author on their own review, and can decide about it', () => {
  expect(rightsOf({ userId: 'm', cityId: 'pune', status: APPROVED }, WHO.moderator ?? null, true)).toEqual({
    edit: true,
    delete: true,
    vote: false,
    report: false,
    moderate: true,
    manage: false,
  });
});

test('a new review is pending unless it needs no moderator', () => {
  expect([true, false].map(firstStatus)).toEqual([APPROVED, PENDING]);
});

test.each([
  [APPROVED, 'that needs no moderator', true, APPROVED],
  [APPROVED, 'with a new text for a moderator', false, PENDING],
  [PENDING, 'that needs no moderator', true, PENDING],
  [PENDING, 'with a new text for a moderator', false, PENDING],
  [REJECTED, 'that needs no moderator', true, PENDING],
  [REJECTED, 'with a new text for a moderator', false, PENDING],
])('an edit of a %s review %s results in the right status', (before, _what, isShown, after) => {
  expect(statusAfterEdit(before, isShown)).toBe(after);
});
