/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SampleStep_SampleFragment = { cities: number, places: number, people: number, isBeingRemoved: boolean, hasFailed: boolean };

export type RemoveSampleDataMutationVariables = Exact<{
  withContributions: boolean;
}>;


export type RemoveSampleDataMutation = { removeSampleData: { isBeingRemoved: boolean } };

export const SampleStep_SampleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleStep_sample"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}}]} as unknown as DocumentNode<SampleStep_SampleFragment, unknown>;
export const RemoveSampleDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSampleData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withContributions"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSampleData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withContributions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withContributions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBeingRemoved"}}]}}]}}]} as unknown as DocumentNode<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>;