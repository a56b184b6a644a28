import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { type AuthCheckerFn, Authorized, Extensions } from 'type-graphql';
import { Forbidden, Unauthenticated } from '../errors/index.js';
import type { Viewer } from './viewer.js';

/**
 * Who may use a root field or a route. An API token may stand for the person except with `in-person`, which is about who may get in at all,
 * and `admin-in-person`, which is about the power and the secrets of others. The rules from `moderator` on ask for a role, and admins may do
 * whatever moderators may.
 */
export const ACCESS_RULES = ['public', 'signed-in', 'in-person', 'moderator', 'admin', 'admin-in-person'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Declares who may use a root field; a schema with an undeclared one does not start. */
export function Access(rule: AccessRule): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ access: rule })(target, key, descriptor);
    if (rule !== 'public') (Authorized(rule) as MethodDecorator)(target, key, descriptor);
  };
}

/** The rules that no API token passes. */
type InPersonRule = Extract<AccessRule, `${string}in-person`>;
const isInPerson = (rule: AccessRule): rule is InPersonRule => rule.endsWith('in-person');

/** Whether a rule lets somebody pass; null is a visitor. */
export function allows(rule: AccessRule, viewer: Viewer | null): boolean {
  if (rule === 'public') return true;
  if (!viewer || (isInPerson(rule) && viewer.sessionId === null)) return false;
  return rule === 'signed-in' || rule === 'in-person' || viewer.role === 'admin' || viewer.role === rule;
}

/**
 * Lets pass whom a rule allows.
 * @throws Unauthenticated for a visitor, Forbidden for somebody whose role or API token does not suffice
 */
export function requireAccess(rule: AccessRule, viewer: Viewer | null, { isWrite = false } = {}): void {
  if (!viewer && rule !== 'public') throw new Unauthenticated();
  if (isInPerson(rule) && viewer?.sessionId === null) throw new Forbidden('An API token may not do this. Please sign in.');
  if (!allows(rule, viewer)) throw new Forbidden();
  if (isWrite && viewer?.isReadOnly) throw new Forbidden('This API token may only read.');
}

/** Applies `@Access` to GraphQL: the rule arrives as the field's only role. */
export const authChecker: AuthCheckerFn<{ viewer: Viewer | null }, AccessRule> = ({ context, info }, rules) => {
  const isWrite = info.operation.operation === OperationTypeNode.MUTATION;
  for (const rule of rules) requireAccess(rule, context.viewer, { isWrite });
  return true;
};

/** Names of the root fields that do not declare their access. */
export function fieldsWithoutAccess(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter((field) => !field.extensions.access)
    .map((field) => field.name);
}
