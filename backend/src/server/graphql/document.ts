import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate, type ValidationRule } from 'graphql';
import { shallowIntrospection } from './introspection.js';
import { operationLimits } from './limits.js';
import type { Safelist } from './safelist.js';

/** What an operator lets clients ask. */
export interface Openness {
  /** Whether they may ask for the schema. */
  introspection: boolean;
  /** Which operations they may run; undefined: any. */
  safelist: Safelist | undefined;
}

export const PARSE_OPTIONS = { maxTokens: 1000 };
export const VALIDATION_OPTIONS = { maxErrors: 5 };

/** Whether people who explore the API get anywhere. */
export const isExplorable = ({ introspection, safelist }: Openness): boolean => introspection && safelist === undefined;

/** What a document must keep to beside the rules of GraphQL. */
export const validationRules = (introspection: boolean): ValidationRule[] => (introspection ? [operationLimits] : [operationLimits, shallowIntrospection]);

/** The document of a text as Apollo would take it; undefined where Apollo would refuse it. */
export function readDocument(schema: GraphQLSchema, text: string, { introspection, safelist }: Openness): DocumentNode | undefined {
  try {
    const document = parse(text, PARSE_OPTIONS);
    const isValid = validate(schema, document, [...specifiedRules, ...validationRules(introspection)], VALIDATION_OPTIONS).length === 0;
    return isValid && (!safelist || safelist(document)) ? document : undefined;
  } catch {
    return undefined;
  }
}
