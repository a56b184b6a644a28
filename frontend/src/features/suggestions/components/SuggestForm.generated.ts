/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A point on the earth, WGS 84. */
export type CoordinatesInput = {
  /** Degrees north of the equator, −90 to 90. */
  latitude: number;
  /** Degrees east of Greenwich, −180 to 180. */
  longitude: number;
};

/** Where a place stands between its suggestion and the public guide. */
export type PlaceStatus =
  /** Everyone sees it. */
  | 'ACTIVE'
  /** Rejected, or taken out of the guide. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

/** A place that the guide lacks. */
export type SuggestPlaceInput = {
  /** What kind of place it is, one of `placeKinds`. */
  category: string;
  /** The city it is in. */
  cityId: string | number;
  /** Any name of this attempt, at most 200 characters: tried again under the same name, the place is suggested once. */
  clientMutationId?: string | null | undefined;
  /** Where it is; kept with 6 decimals. */
  coordinates: CoordinatesInput;
  /** What it is like, 20 to 2,000 characters in plain text. */
  description: string;
  /** Postal address in one line. */
  fullAddress?: string | null | undefined;
  /** Name, 2 to 120 characters. */
  name: string;
  /** When it is open, in the `opening_hours` syntax of OpenStreetMap. */
  openingHours?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Photos that the viewer has uploaded for it, in their order; at most 5. */
  photoIds?: Array<string | number> | null | undefined;
  /** Postal code. */
  pincode?: string | null | undefined;
  /** `Free`, or a currency sign once to three times. */
  priceRange?: string | null | undefined;
  /** Address of its own web site. */
  website?: string | null | undefined;
};

export type SuggestForm_PlaceFragment = { id: string, name: string, status: Types.PlaceStatus, city: { id: string, placesCount: number } | null };

export type SuggestPlaceMutationVariables = Exact<{
  input: Types.SuggestPlaceInput;
}>;


export type SuggestPlaceMutation = { suggestPlace: { id: string, name: string, status: Types.PlaceStatus, city: { id: string, placesCount: number } | null } };

export const SuggestForm_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestForm_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}}]}}]}}]} as unknown as DocumentNode<SuggestForm_PlaceFragment, unknown>;
export const SuggestPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SuggestForm_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestForm_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}}]}}]}}]} as unknown as DocumentNode<SuggestPlaceMutation, SuggestPlaceMutationVariables>;