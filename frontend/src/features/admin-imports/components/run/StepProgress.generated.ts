/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

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

export type StepProgress_JobFragment = { id: string, state: Types.JobState, isCancelled: boolean, done: number, total: number | null, canCancel: boolean };

export type CancelImportJobMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelImportJobMutation = { cancelJob: { id: string, state: Types.JobState, isCancelled: boolean, done: number, total: number | null, canCancel: boolean } };

export const StepProgress_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepProgress_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}}]} as unknown as DocumentNode<StepProgress_JobFragment, unknown>;
export const CancelImportJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImportJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepProgress_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepProgress_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}}]} as unknown as DocumentNode<CancelImportJobMutation, CancelImportJobMutationVariables>;