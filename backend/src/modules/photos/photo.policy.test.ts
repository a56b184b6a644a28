import type { Viewer } from '../../core/access/index.js';
import { photoRights, seesPhotoModeration } from './photo.policy.js';

const viewer = (id: string, role: Viewer['role'] = 'user', cityIds: Viewer['cityIds'] = null): Viewer => ({ id, role, cityIds, sessionId: '' });
const PHOTO = { userId: 'asha', cityId: 'pune' };

test.each<[string, Viewer | null, [boolean, boolean, boolean]]>([
  ['a visitor', null, [false, false, false]],
  ['the owner', viewer('asha'), [true, false, true]],
  ['a moderator who is the owner', viewer('asha', 'moderator'), [true, false, true]],
  ['another user', viewer('ravi'), [false, true, false]],
  ['a moderator', viewer('ravi', 'moderator'), [false, true, true]],
  ['a moderator of the city', viewer('ravi', 'moderator', ['pune']), [false, true, true]],
  ['a moderator of another city', viewer('ravi', 'moderator', ['goa']), [false, true, false]],
  ['an admin', viewer('ravi', 'admin'), [false, true, true]],
])('%s has the expected rights: delete, report, see the moderation status', (_who, who, expected) => {
  const { delete: mayDelete, report } = photoRights(who, PHOTO);
  expect([mayDelete, report, seesPhotoModeration(who, PHOTO)]).toEqual(expected);
});
