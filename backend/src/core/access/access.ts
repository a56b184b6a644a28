import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { type AuthCheckerFn, Authorized, Extensions } from 'type-graphql';
import { Forbidden, Unauthenticated } from '../errors/index.js';
import type { Viewer } from './viewer.js';

/**
 * Access rules of root fields and REST routes.
 * - `in-person` and `admin-in-person` require a session. They reject API tokens, to protect accounts, rights and secrets.
 * - `moderator`, `admin` and `admin-in-person` require that role. Admins also pass `moderator`.
 */
export const ACCESS_RULES = ['public', 'signed-in', 'in-person', 'moderator', 'admin', 'admin-in-person'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Declares the access rule of a root field. The server does not start if a root field has none. */
export function Access(rule: AccessRule): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ access: rule })(target, key, descriptor);
    if (rule !== 'public') (Authorized(rule) as MethodDecorator)(target, key, descriptor);
  };
}

/** The rules that reject every API token. */
type InPersonRule = Extract<AccessRule, `${string}in-person`>;
const isInPerson = (rule: AccessRule): rule is InPersonRule => rule.endsWith('in-person');

/** Returns whether a rule lets a viewer pass; null is a visitor. */
export function allows(rule: AccessRule, viewer: Viewer | null): boolean {
  if (rule === 'public') return true;
  if (!viewer || (isInPerson(rule) && viewer.sessionId === null)) return false;
  return rule === 'signed-in' || rule === 'in-person' || viewer.role === 'admin' || viewer.role === rule;
}

/**
 * Checks a rule for a viewer; null is a visitor.
 * @throws Unauthenticated for a visitor, Forbidden if the role or the API token is not sufficient
 */
export function requireAccess(rule: AccessRule, viewer: Viewer | null, { isWrite = false } = {}): void {
  if (!viewer && rule !== 'public') throw new Unauthenticated();
  if (isInPerson(rule) && viewer?.sessionId === null) throw new Forbidden('requests.tokenNotEnough');
  if (!allows(rule, viewer)) throw new Forbidden();
  if (isWrite && viewer?.isReadOnly) throw new Forbidden('requests.tokenReadOnly');
}

/** Applies `@Access` to GraphQL fields: `rules` contains the field's rule. */
export const authChecker: AuthCheckerFn<{ viewer: Viewer | null }, AccessRule> = ({ context, info }, rules) => {
  const isWrite = info.operation.operation === OperationTypeNode.MUTATION;
  for (const rule of rules) requireAccess(rule, context.viewer, { isWrite });
  return true;
};

/** Returns the names of root fields without an access rule. */
export function fieldsWithoutAccess(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter((field) => !field.extensions.access)
    .map((field) => field.name);
}
