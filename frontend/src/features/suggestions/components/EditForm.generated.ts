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

/** Status of a suggested edit. */
export type PlaceEditStatus =
  /** Applied to the place. */
  | 'APPLIED'
  /** Waiting for the decision of a moderator. */
  | 'PENDING'
  /** Rejected by a moderator. */
  | 'REJECTED';

/** Suggested edit: the details of a place after the change. Optional ones that are omitted stay as they are; null removes a text. */
export type SuggestPlaceEditInput = {
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
  /** Source or explanation for the moderators, at most 500 characters. */
  note?: string | null | undefined;
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
  /** Postal code. */
  pincode?: string | null | undefined;
  /** `Free`, or a currency sign repeated one (cheap) to three times (expensive). */
  priceRange?: string | null | undefined;
  /** Addresses of its pages in social networks, separated by semicolons. */
  socialLinks?: string | null | undefined;
  /** Address of its own website. */
  website?: string | null | undefined;
};

export type EditForm_PlaceFragment = { id: string, moreCategories: Array<string>, name: string, description: string, category: string, otherNames: string | null, fullAddress: string | null, pincode: string | null, area: string | null, phone: string | null, website: string | null, email: string | null, otherPhones: string | null, socialLinks: string | null, menuUrl: string | null, bookingUrl: string | null, priceRange: string | null, openingHours: string | null, businessStatus: string | null, opensOn: string | null, coordinates: { latitude: number, longitude: number } | null, city: { id: string, name: string, coordinates: { latitude: number, longitude: number }, featuredPlaces: Array<{ id: string, priceRange: string | null }> } | null, attributes: Array<{ key: string, values: Array<{ key: string }> }>, names: Array<{ language: string, text: string }>, descriptions: Array<{ language: string, text: string }> };

export type EditForm_EditFragment = { id: string, status: Types.PlaceEditStatus };

export type SuggestPlaceEditMutationVariables = Exact<{
  placeId: string | number;
  input: Types.SuggestPlaceEditInput;
}>;


export type SuggestPlaceEditMutation = { suggestPlaceEdit: { id: string, status: Types.PlaceEditStatus } };

export const EditForm_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditForm_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceTexts_place"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeTexts_place"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageTexts_place"}},{"kind":"Field","name":{"kind":"Name","value":"moreCategories"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceField_city"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceTexts_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"otherPhones"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"}},{"kind":"Field","name":{"kind":"Name","value":"menuUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bookingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeTexts_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageTexts_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceField_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featuredPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}}]}}]}}]} as unknown as DocumentNode<EditForm_PlaceFragment, unknown>;
export const EditForm_EditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditForm_edit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<EditForm_EditFragment, unknown>;
export const SuggestPlaceEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestPlaceEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestPlaceEditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestPlaceEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditForm_edit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditForm_edit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<SuggestPlaceEditMutation, SuggestPlaceEditMutationVariables>;