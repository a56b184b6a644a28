/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Value of an attribute. */
export type AttributeInput = {
  /** Key of the attribute. */
  key: string;
  /** The value: `yes` or `no`, keys of options, a number, a text or an address. Only `several` has more than one; none removes the value. */
  values: Array<string>;
};

/** A point on the earth, WGS 84. */
export type CoordinatesInput = {
  /** Degrees north of the equator, −90 to 90. */
  latitude: number;
  /** Degrees east of Greenwich, −180 to 180. */
  longitude: number;
};

/** Text in one language. */
export type LanguageTextInput = {
  /** Language tag (BCP 47), such as `ja` or `zh-Hant`. */
  language: string;
  /** The text; empty to remove it. */
  text: string;
};

/** Publication status of a place. */
export type PlaceStatus =
  /** Public, if its city is public, too. */
  | 'ACTIVE'
  /** Rejected or unpublished. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

/** Suggestion of a new place. */
export type SuggestPlaceInput = {
  /** Neighborhood or part of the city. */
  area?: string | null | undefined;
  /** Values of attributes. Attributes that are left out keep their values. */
  attributes?: Array<AttributeInput> | null | undefined;
  /** Address of a page that takes bookings. */
  bookingUrl?: string | null | undefined;
  /** `closed-temporarily`, `closed-permanently` or `opening-soon`; empty if it is open. */
  businessStatus?: string | null | undefined;
  /** Category, one of `placeKinds` or an alias of one. */
  category: string;
  /** Id of its city. */
  cityId: string | number;
  /** Idempotency key, at most 200 characters: repeated requests with the same key suggest the place once. */
  clientMutationId?: string | null | undefined;
  /** Coordinates, stored with 6 decimals. */
  coordinates: CoordinatesInput;
  /** Description, 20 to 2,000 characters of plain text. */
  description: string;
  /** Descriptions in other languages. Languages that are left out keep their texts. */
  descriptions?: Array<LanguageTextInput> | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Full postal address in one line. */
  fullAddress?: string | null | undefined;
  /** Address of its menu. */
  menuUrl?: string | null | undefined;
  /** Slugs of further categories, at most 4; as before if omitted. */
  moreCategories?: Array<string> | null | undefined;
  /** Name, 2 to 120 characters. */
  name: string;
  /** Names in other languages. Languages that are left out keep their texts. */
  names?: Array<LanguageTextInput> | null | undefined;
  /** Opening hours, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: string | null | undefined;
  /** Day (`2026-05-03`) from which a place counts as open that is closed temporarily or opens soon. */
  opensOn?: string | null | undefined;
  /** Other names in any language, such as former and short ones, separated by semicolons. */
  otherNames?: string | null | undefined;
  /** Further telephone numbers, separated by semicolons. */
  otherPhones?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Ids of photos that the viewer has uploaded for the place, in display order; at most 5. */
  photoIds?: Array<string | number> | null | undefined;
  /** Postal code. */
  pincode?: string | null | undefined;
  /** `Free`, or a currency sign repeated one (cheap) to three times (expensive). */
  priceRange?: string | null | undefined;
  /** Addresses of its pages in social networks, separated by semicolons. */
  socialLinks?: string | null | undefined;
  /** Address of its own website. */
  website?: string | null | undefined;
};

export type SuggestForm_PlaceFragment = { id: string, name: string, status: Types.PlaceStatus, city: { id: string, placesCount: number } | null };

export type SuggestPlaceMutationVariables = Exact<{
  input: Types.SuggestPlaceInput;
}>;


export type SuggestPlaceMutation = { suggestPlace: { id: string, name: string, status: Types.PlaceStatus, city: { id: string, placesCount: number } | null } };

export const SuggestForm_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestForm_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}}]}}]}}]} as unknown as DocumentNode<SuggestForm_PlaceFragment, unknown>;
export const SuggestPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SuggestForm_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestForm_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}}]}}]}}]} as unknown as DocumentNode<SuggestPlaceMutation, SuggestPlaceMutationVariables>;