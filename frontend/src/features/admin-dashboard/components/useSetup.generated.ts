/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Step that turns a new installation into the operator's own guide. */
export type SetupStepName =
  /** Scheduled backups. */
  | 'BACKUPS'
  /** First city. */
  | 'CITY'
  /** Contact data of the operator. */
  | 'CONTACT'
  /** Name and look. */
  | 'IDENTITY'
  /** Mail server. */
  | 'MAIL'
  /** Own source of map tiles. */
  | 'MAP'
  /** Second moderator or admin. */
  | 'MODERATORS'
  /** First place. */
  | 'PLACE'
  /** Removal of the sample data. */
  | 'SAMPLE';

export type SetupQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupQuery = { setup: { steps: Array<{ name: Types.SetupStepName, isDone: boolean }>, sample: { cities: number, places: number, people: number, isBeingRemoved: boolean, isBeingAdded: boolean, hasFailed: boolean }, onlyCity: { id: string, name: string } | null }, site: { mapTiles: { url: string } } };


export const SetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleStep_sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyCity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartCity_city"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleStep_sample"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingAdded"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartCity_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SetupQuery, SetupQueryVariables>;