import type { GraphQLSchema } from 'graphql';
import { type AuthCheckerFn, Authorized, Extensions } from 'type-graphql';
import { Forbidden, Unauthenticated } from '../errors/index.js';
import type { Viewer } from './viewer.js';

/** Who may use a root field or a route. Each rule after `signed-in` asks for a role, and admins may do whatever moderators may. */
export const ACCESS_RULES = ['public', 'signed-in', 'moderator', 'admin'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Declares who may use a root field; a schema with an undeclared one does not start. */
export function Access(rule: AccessRule): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ access: rule })(target, key, descriptor);
    if (rule !== 'public') (Authorized(rule) as MethodDecorator)(target, key, descriptor);
  };
}

/** Whether a rule lets somebody pass; null is a visitor. */
export function allows(rule: AccessRule, viewer: Viewer | null): boolean {
  if (rule === 'public') return true;
  if (!viewer) return false;
  return rule === 'signed-in' || viewer.role === 'admin' || viewer.role === rule;
}

/**
 * Lets pass whom a rule allows.
 * @throws Unauthenticated for a visitor, Forbidden for somebody whose role does not suffice
 */
export function requireAccess(rule: AccessRule, viewer: Viewer | null): void {
  if (allows(rule, viewer)) return;
  throw viewer ? new Forbidden() : new Unauthenticated();
}

/** Applies `@Access` to GraphQL: the rule arrives as the field's only role. */
export const authChecker: AuthCheckerFn<{ viewer: Viewer | null }, AccessRule> = ({ context }, rules) => {
  for (const rule of rules) requireAccess(rule, context.viewer);
  return true;
};

/** Names of the root fields that do not declare their access. */
export function fieldsWithoutAccess(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter((field) => !field.extensions.access)
    .map((field) => field.name);
}
