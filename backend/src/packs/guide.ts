import type { AttributeFields, CategoryValues, GroupName, TermFields } from '../modules/site/index.js';

/** A category of a pack. */
export interface PackCategory extends CategoryValues {
  slug: string;
  preset: string | null;
}

/** An attribute of a pack. */
export interface PackAttribute extends AttributeFields {
  key: string;
}

/** Words of the search with one meaning, of a pack. */
export interface PackTerm extends TermFields {
  key: string;
}

/** A map archive of a pack. */
export interface PackMap {
  /** Name of its file in the pack. */
  file: string;
  /** Null for a pack that is written by hand. */
  id: string | null;
  name: string;
  /** Id or key of its city. */
  city: string | null;
}

/** Content of guide.json, checked, with the texts of the pages. */
export interface Guide {
  /** Name of the guide. */
  name: string;
  licence: string | null;
  /** Sources to credit. */
  credit: string | null;
  /** Whether the pack is the app's sample data, whose ids follow from keys. */
  isSample: boolean;
  settings: { group: GroupName; value: object }[];
  categories: PackCategory[];
  /** Null if the pack does not name them; then those of the site stay. */
  attributes: PackAttribute[] | null;
  /** Null if the pack does not name them; then those of the site stay. */
  searchTerms: PackTerm[] | null;
  maps: PackMap[];
}
