import { type Action, type Audience, can, ofCities } from './can.js';
import type { Viewer } from './viewer.js';

const viewer = (id: string, role: Viewer['role'] = 'user', cityIds: Viewer['cityIds'] = null): Viewer => ({ id, role, cityIds, sessionId: 's' });
const VIEWERS: Record<string, Viewer | null> = {
  visitor: null,
  member: viewer('member'),
  owner: viewer('owner'),
  moderator: viewer('m', 'moderator'),
  'moderator of the city': viewer('l', 'moderator', ['pune', 'goa']),
  'moderator of another city': viewer('n', 'moderator', ['goa']),
  'moderator of no city': viewer('o', 'moderator', []),
  admin: viewer('a', 'admin'),
};
const [NOBODY, MEMBERS, KEEPERS, OWNER, INSIDERS] = [
  [],
  Object.keys(VIEWERS).slice(1),
  ['moderator', 'moderator of the city', 'admin'],
  ['owner'],
  ['owner', 'moderator', 'moderator of the city', 'admin'],
];
const OTHERS = MEMBERS.filter((name) => name !== 'owner');

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
  const able = Object.entries(VIEWERS).filter(([, somebody]) => can(somebody, action, { ownerId: 'owner', shownTo, cityId: 'pune' }));
  expect(able.map(([name]) => name)).toEqual(expected);
});

test('nobody is the owner of a row without an owner, not even a visitor', () => {
  for (const action of ['edit', 'see'] as const) expect(can(null, action, { ownerId: null, shownTo: 'owner', cityId: null })).toBe(false);
});

test('rows of no city are moderated by moderators of all cities only', () => {
  const able = Object.entries(VIEWERS).filter(([, somebody]) => can(somebody, 'moderate', { ownerId: 'owner', shownTo: 'insiders', cityId: null }));
  expect(able.map(([name]) => name)).toEqual(['moderator', 'admin']);
});

test('ofCities is the same rule in SQL', () => {
  const [pune, goa] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  expect(ofCities({ cityIds: null }, 'p.city_id')).toBe('true');
  expect(ofCities({ cityIds: [pune, goa] }, 'p.city_id')).toBe(`coalesce(p.city_id = ANY('{${pune},${goa}}'::uuid[]), false)`);
  expect(ofCities({ cityIds: [] }, 'p.city_id')).toBe(`coalesce(p.city_id = ANY('{}'::uuid[]), false)`);
});
