import type { Viewer } from '../../core/access/viewer.js';
import { photoRights, seesPhotoModeration } from './photo.policy.js';

const viewer = (id: string, role: Viewer['role'] = 'user'): Viewer => ({ id, role, sessionId: '' });
const PHOTO = { userId: 'asha' };

test.each<[string, Viewer | null, [boolean, boolean, boolean]]>([
  ['a visitor', null, [false, false, false]],
  ['whoever uploaded it', viewer('asha'), [true, false, true]],
  ['a moderator who uploaded it', viewer('asha', 'moderator'), [true, false, true]],
  ['somebody else', viewer('ravi'), [false, true, false]],
  ['a moderator', viewer('ravi', 'moderator'), [false, true, true]],
  ['an admin', viewer('ravi', 'admin'), [false, true, true]],
])('%s may delete or report a photo, and learns where it stands, as they should', (_who, who, expected) => {
  const { delete: mayDelete, report } = photoRights(who, PHOTO);
  expect([mayDelete, report, seesPhotoModeration(who, PHOTO)]).toEqual(expected);
});
