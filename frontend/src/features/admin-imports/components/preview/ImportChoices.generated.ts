/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Treatment of a row that is, or can be, a place of the site from another source. */
export type DuplicatePolicy =
  /** The row becomes a place of its own. */
  | 'ADD'
  /** The row updates the place. */
  | 'SAME'
  /** The row is left out. */
  | 'SKIP';

/** How an import finds the cities of its places. */
export type ImportCityMode =
  /** The municipalities of a file of OpenStreetMap become cities. */
  | 'MUNICIPALITIES'
  /** One city for all places. */
  | 'ONE'
  /** The city that the row names, or else the nearest one. */
  | 'OWN_COLUMN';

/** Kind of the rows of an import. */
export type ImportKind =
  /** Cities. */
  | 'CITIES'
  /** Places. */
  | 'PLACES';

export type ImportChoices_ChoicesFragment = { kind: Types.ImportKind, cityMode: Types.ImportCityMode, city: string | null, cityId: string | null, createsCities: boolean, radius: number, isPending: boolean, duplicates: Types.DuplicatePolicy, alike: Types.DuplicatePolicy, source: string, isSourceForced: boolean, licence: string | null, attribution: string | null, columns: Array<{ column: string, target: string }>, fixed: Array<{ target: string, value: string }>, words: Array<{ word: string, category: string | null }>, decisions: Array<{ key: string, decision: Types.DuplicatePolicy }> };

export const ImportChoices_ChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportChoices_choices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChoices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cityMode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"cityId"}},{"kind":"Field","name":{"kind":"Name","value":"createsCities"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"alike"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isSourceForced"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}}]} as unknown as DocumentNode<ImportChoices_ChoicesFragment, unknown>;