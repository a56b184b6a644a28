import { type Action, type Audience, can } from './can.js';
import type { Viewer } from './viewer.js';

const viewer = (id: string, role: Viewer['role'] = 'user'): Viewer => ({ id, role, sessionId: 's' });
const VIEWERS: Record<string, Viewer | null> = {
  visitor: null,
  member: viewer('member'),
  owner: viewer('owner'),
  moderator: viewer('m', 'moderator'),
  admin: viewer('a', 'admin'),
};
const [NOBODY, MEMBERS, KEEPERS, OWNER, INSIDERS] = [
  [],
  ['member', 'owner', 'moderator', 'admin'],
  ['moderator', 'admin'],
  ['owner'],
  ['owner', 'moderator', 'admin'],
];
const OTHERS = ['member', 'moderator', 'admin'];

/** Viewers who can do something, by action and by audience of the row. */
const TABLE: Record<Action, Record<Audience, string[]>> = {
  see: { everyone: Object.keys(VIEWERS), insiders: INSIDERS, owner: OWNER, moderators: KEEPERS, nobody: NOBODY },
  inspect: { everyone: INSIDERS, insiders: INSIDERS, owner: INSIDERS, moderators: INSIDERS, nobody: INSIDERS },
  contribute: { everyone: MEMBERS, insiders: NOBODY, owner: NOBODY, moderators: NOBODY, nobody: NOBODY },
  judge: { everyone: OTHERS, insiders: OTHERS, owner: OTHERS, moderators: OTHERS, nobody: OTHERS },
  edit: { everyone: OWNER, insiders: OWNER, owner: OWNER, moderators: NOBODY, nobody: NOBODY },
  moderate: { everyone: KEEPERS, insiders: KEEPERS, owner: KEEPERS, moderators: KEEPERS, nobody: KEEPERS },
  manage: { everyone: ['admin'], insiders: ['admin'], owner: ['admin'], moderators: ['admin'], nobody: ['admin'] },
};

const cases = Object.entries(TABLE).flatMap(([action, row]) =>
  Object.entries(row).map(([shownTo, expected]) => [action as Action, shownTo as Audience, expected] as const),
);

test.each(cases)('the right viewers can %s a row that is shown to %s', (action, shownTo, expected) => {
  const able = Object.entries(VIEWERS).filter(([, somebody]) => can(somebody, action, { ownerId: 'owner', shownTo }));
  expect(able.map(([name]) => name)).toEqual(expected);
});

test('nobody is the owner of a row without an owner, not even a visitor', () => {
  for (const action of ['edit', 'see'] as const) expect(can(null, action, { ownerId: null, shownTo: 'owner' })).toBe(false);
});
