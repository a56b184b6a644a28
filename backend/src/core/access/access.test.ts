import { Forbidden, Unauthenticated } from '../errors/index.js';
import { ACCESS_RULES, type AccessRule, allows, authChecker, requireAccess } from './access.js';
import { ROLES, type Viewer } from './viewer.js';

const viewer = (role: Viewer['role']): Viewer => ({ id: 'u', role, cityIds: null, sessionId: 's' });
const program = (role: Viewer['role'], isReadOnly: boolean): Viewer => ({ id: 'u', role, cityIds: null, sessionId: null, isReadOnly });
const WHO: Record<string, Viewer | null> = {
  visitor: null,
  user: viewer('user'),
  moderator: viewer('moderator'),
  admin: viewer('admin'),
  'token of an admin': program('admin', false),
};

/** Callers that each rule lets pass. */
const PASSES: Record<AccessRule, string[]> = {
  public: ['visitor', 'user', 'moderator', 'admin', 'token of an admin'],
  'signed-in': ['user', 'moderator', 'admin', 'token of an admin'],
  'in-person': ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin', 'token of an admin'],
  admin: ['admin', 'token of an admin'],
  'admin-in-person': ['admin'],
};

test('the tables cover every rule and every role', () => {
  expect(Object.keys(PASSES)).toEqual([...ACCESS_RULES]);
  expect(Object.keys(WHO)).toEqual(['visitor', ...ROLES, 'token of an admin']);
});

describe.each(ACCESS_RULES)('the rule %s', (rule) => {
  test.each(Object.entries(WHO))('allows or rejects a %s as listed', (who, somebody) => {
    const passes = PASSES[rule].includes(who);
    expect(allows(rule, somebody)).toBe(passes);
    const ask = () => requireAccess(rule, somebody);
    if (passes) expect(ask).not.toThrow();
    else expect(ask).toThrow(somebody ? Forbidden : Unauthenticated);
  });
});

test('rejects writes with a read-only API token under every rule', () => {
  for (const rule of ACCESS_RULES.filter((name) => !name.endsWith('in-person'))) {
    expect(() => requireAccess(rule, program('admin', true))).not.toThrow();
    expect(() => requireAccess(rule, program('admin', true), { isWrite: true })).toThrow('This API token may only read.');
    expect(() => requireAccess(rule, program('admin', false), { isWrite: true })).not.toThrow();
  }
});

test('the GraphQL auth checker applies all rules of a field', () => {
  const check = (operation: 'query' | 'mutation', somebody: Viewer | null, ...rules: AccessRule[]) =>
    authChecker({ context: { viewer: somebody }, root: {}, args: {}, info: { operation: { operation } } as never }, rules);
  expect(check('mutation', viewer('admin'), 'signed-in', 'admin')).toBe(true);
  expect(() => check('query', viewer('moderator'), 'moderator', 'admin')).toThrow(Forbidden);
  expect(() => check('query', null, 'admin')).toThrow(Unauthenticated);
  expect(check('query', program('user', true), 'signed-in')).toBe(true);
  expect(() => check('mutation', program('user', true), 'signed-in')).toThrow(Forbidden);
});
