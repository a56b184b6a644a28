import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

/** Who may use a root field or a route. Accounts bring the rules beyond `public`. */
export type AccessRule = 'public';

/** Declares who may use a root field; a schema with an undeclared one does not start. */
export function Access(rule: AccessRule): MethodDecorator {
  return Extensions({ access: rule });
}

/** Names of the root fields that do not declare their access. */
export function fieldsWithoutAccess(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter((field) => !field.extensions.access)
    .map((field) => field.name);
}
