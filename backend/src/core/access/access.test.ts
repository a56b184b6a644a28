import { Forbidden, Unauthenticated } from '../errors/index.js';
import { ACCESS_RULES, type AccessRule, allows, authChecker, requireAccess } from './access.js';
import { ROLES, type Viewer } from './viewer.js';

const viewer = (role: Viewer['role']): Viewer => ({ id: 'u', role, sessionId: 's' });
const WHO: Record<string, Viewer | null> = { visitor: null, user: viewer('user'), moderator: viewer('moderator'), admin: viewer('admin') };

/** Whom each rule lets pass. */
const PASSES: Record<AccessRule, string[]> = {
  public: ['visitor', 'user', 'moderator', 'admin'],
  'signed-in': ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

test('every rule and every role is tried here', () => {
  expect(Object.keys(PASSES)).toEqual([...ACCESS_RULES]);
  expect(Object.keys(WHO)).toEqual(['visitor', ...ROLES]);
});

describe.each(ACCESS_RULES)('the rule %s', (rule) => {
  test.each(Object.entries(WHO))('knows what to do with a %s', (who, somebody) => {
    const passes = PASSES[rule].includes(who);
    expect(allows(rule, somebody)).toBe(passes);
    const ask = () => requireAccess(rule, somebody);
    if (passes) expect(ask).not.toThrow();
    else expect(ask).toThrow(somebody ? Forbidden : Unauthenticated);
  });
});

test('GraphQL asks the same rules, all of them', () => {
  const check = (somebody: Viewer | null, ...rules: AccessRule[]) =>
    authChecker({ context: { viewer: somebody }, root: {}, args: {}, info: {} as never }, rules);
  expect(check(viewer('admin'), 'signed-in', 'admin')).toBe(true);
  expect(() => check(viewer('moderator'), 'moderator', 'admin')).toThrow(Forbidden);
  expect(() => check(null, 'admin')).toThrow(Unauthenticated);
});
