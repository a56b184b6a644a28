/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a background job. */
export type JobState =
  /** Was cancelled. */
  | 'CANCELLED'
  /** Is done. */
  | 'DONE'
  /** Has failed, and is not tried again by itself. */
  | 'FAILED'
  /** Is running. */
  | 'RUNNING'
  /** Starts soon, for the first or another attempt. */
  | 'WAITING';

export type SampleStep_SampleFragment = { cities: number, places: number, people: number, isBeingRemoved: boolean, isBeingAdded: boolean, hasFailed: boolean };

export type AddPackMutationVariables = Exact<{
  id: string | number;
}>;


export type AddPackMutation = { importPack: { id: string, state: Types.JobState } };

export type RemoveSampleDataMutationVariables = Exact<{
  withContributions: boolean;
}>;


export type RemoveSampleDataMutation = { removeSampleData: { isBeingRemoved: boolean } };

export const SampleStep_SampleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleStep_sample"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingAdded"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}}]} as unknown as DocumentNode<SampleStep_SampleFragment, unknown>;
export const AddPackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"ADD"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AddPackMutation, AddPackMutationVariables>;
export const RemoveSampleDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSampleData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withContributions"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSampleData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withContributions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withContributions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBeingRemoved"}}]}}]}}]} as unknown as DocumentNode<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>;