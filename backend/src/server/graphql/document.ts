import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate, type ValidationRule } from 'graphql';
import { shallowIntrospection } from './introspection.js';
import { operationLimits } from './limits.js';
import type { Safelist } from './safelist.js';

/** Operations that an operator allows clients to run. */
export interface Openness {
  /** Whether clients can query the schema. */
  introspection: boolean;
  /** Tests whether an operation is allowed; undefined allows all. */
  safelist: Safelist | undefined;
}

export const PARSE_OPTIONS = { maxTokens: 1000 };
export const VALIDATION_OPTIONS = { maxErrors: 5 };

/** Tests whether people can explore the API, for example with GraphiQL. */
export const isExplorable = ({ introspection, safelist }: Openness): boolean => introspection && safelist === undefined;

/** Returns our validation rules, which apply in addition to GraphQL's own. */
export const validationRules = (introspection: boolean): ValidationRule[] => (introspection ? [operationLimits] : [operationLimits, shallowIntrospection]);

/** Parses and validates a document as Apollo does; undefined if Apollo would refuse it. */
export function readDocument(schema: GraphQLSchema, text: string, { introspection, safelist }: Openness): DocumentNode | undefined {
  try {
    const document = parse(text, PARSE_OPTIONS);
    const isValid = validate(schema, document, [...specifiedRules, ...validationRules(introspection)], VALIDATION_OPTIONS).length === 0;
    return isValid && (!safelist || safelist(document)) ? document : undefined;
  } catch {
    return undefined;
  }
}
