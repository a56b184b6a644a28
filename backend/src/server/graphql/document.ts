import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate, type ValidationRule } from 'graphql';
import { shallowIntrospection } from './introspection.js';
import { operationLimits } from './limits.js';

export const PARSE_OPTIONS = { maxTokens: 1000 };
export const VALIDATION_OPTIONS = { maxErrors: 5 };

/** What a document must keep to beside the rules of GraphQL. */
export const validationRules = (introspection: boolean): ValidationRule[] => (introspection ? [operationLimits] : [operationLimits, shallowIntrospection]);

/** The document of a text as Apollo would take it; undefined where Apollo would refuse it. */
export function readDocument(schema: GraphQLSchema, text: string, introspection: boolean): DocumentNode | undefined {
  try {
    const document = parse(text, PARSE_OPTIONS);
    return validate(schema, document, [...specifiedRules, ...validationRules(introspection)], VALIDATION_OPTIONS).length === 0 ? document : undefined;
  } catch {
    return undefined;
  }
}
