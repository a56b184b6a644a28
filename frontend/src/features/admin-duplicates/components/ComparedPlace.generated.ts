/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Field of a place whose value a merge can take from the place that goes. */
export type MergedField =
  /** The field `area`. */
  | 'AREA'
  /** The field `bookingUrl`. */
  | 'BOOKING_URL'
  /** The field `businessStatus`. */
  | 'BUSINESS_STATUS'
  /** The field `category`. */
  | 'CATEGORY'
  /** The field `city`. */
  | 'CITY'
  /** The field `coordinates`. */
  | 'COORDINATES'
  /** The field `description`. */
  | 'DESCRIPTION'
  /** The field `email`. */
  | 'EMAIL'
  /** The field `featured`. */
  | 'FEATURED'
  /** The field `fullAddress`. */
  | 'FULL_ADDRESS'
  /** The field `menuUrl`. */
  | 'MENU_URL'
  /** The field `name`. */
  | 'NAME'
  /** The field `openingHours`. */
  | 'OPENING_HOURS'
  /** The field `opensOn`. */
  | 'OPENS_ON'
  /** The field `otherNames`. */
  | 'OTHER_NAMES'
  /** The field `otherPhones`. */
  | 'OTHER_PHONES'
  /** The field `phone`. */
  | 'PHONE'
  /** The field `pincode`. */
  | 'PINCODE'
  /** The field `priceRange`. */
  | 'PRICE_RANGE'
  /** The field `socialLinks`. */
  | 'SOCIAL_LINKS'
  /** The field `website`. */
  | 'WEBSITE';

/** Publication status of a place. */
export type PlaceStatus =
  /** Public, if its city is public, too. */
  | 'ACTIVE'
  /** Rejected or unpublished. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

export type ComparedPlace_PlaceFragment = { reviews: number, photos: number, favorites: number, lists: number, edits: number, reports: number, place: { id: string, moreCategories: Array<string>, featured: boolean, status: Types.PlaceStatus, createdAt: string, name: string, description: string, category: string, otherNames: string | null, fullAddress: string | null, pincode: string | null, area: string | null, phone: string | null, website: string | null, email: string | null, otherPhones: string | null, socialLinks: string | null, menuUrl: string | null, bookingUrl: string | null, priceRange: string | null, openingHours: string | null, businessStatus: string | null, opensOn: string | null, attributes: Array<{ key: string, name: string, kind: string, unit: string, values: Array<{ text: string, isRetired: boolean }> }>, coordinates: { latitude: number, longitude: number } | null, city: { id: string, name: string, country: string } | null, source: { name: string } | null, images: Array<{ url: string, alt: string }>, revision: { version: number } | null, names: Array<{ language: string, text: string }>, descriptions: Array<{ language: string, text: string }> } };

export type MergePlacesMutationVariables = Exact<{
  keep: string | number;
  keepVersion: number;
  drop: string | number;
  dropVersion: number;
  take: Array<Types.MergedField> | Types.MergedField;
  takeParts: Array<string> | string;
}>;


export type MergePlacesMutation = { mergePlaces: { id: string } };

export const ComparedPlace_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedPlace_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"}},{"kind":"Field","name":{"kind":"Name","value":"lists"}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceTexts_place"}},{"kind":"Field","name":{"kind":"Name","value":"moreCategories"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageTexts_place"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRetired"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceTexts_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"otherPhones"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"}},{"kind":"Field","name":{"kind":"Name","value":"menuUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bookingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageTexts_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ComparedPlace_PlaceFragment, unknown>;
export const MergePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keep"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"drop"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dropVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergedField"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takeParts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keep"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keep"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"drop"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drop"}}},{"kind":"Argument","name":{"kind":"Name","value":"dropVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dropVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}},{"kind":"Argument","name":{"kind":"Name","value":"takeParts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takeParts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergePlacesMutation, MergePlacesMutationVariables>;