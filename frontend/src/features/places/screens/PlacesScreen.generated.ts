/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Values of an attribute; a place must have one of them. */
export type AttributeFilter = {
  /** Keys of options, or `yes` and `no`; at most 50. */
  any: Array<string>;
  /** Key of an attribute of the kind `yes-no`, `choice` or `several`. */
  key: string;
};

/** A rectangle on the map. */
export type BoundsInput = {
  /** North-eastern corner. */
  northEast: CoordinatesInput;
  /** South-western corner. */
  southWest: CoordinatesInput;
};

/** A point on the earth, WGS 84. */
export type CoordinatesInput = {
  /** Degrees north of the equator, −90 to 90. */
  latitude: number;
  /** Degrees east of Greenwich, −180 to 180. */
  longitude: number;
};

/** Source of the base map. */
export type MapSource =
  /** No base map. */
  | 'NONE'
  /** The world map of the site, and map archives of its operator. */
  | 'OWN'
  /** Raster tiles of an address, above the world map. */
  | 'TILES';

/** Content of map tiles. */
export type MapTileKind =
  /** Pictures. */
  | 'RASTER'
  /** Mapbox Vector Tiles with the layers of the Protomaps basemap. */
  | 'VECTOR';

/** The requested page of a list. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end returns the last page. */
  number?: number;
  /** Items per page, 1 to 100. */
  size?: number;
};

/** Filter of the list of places; a place must match every given field. With any of `city`, `category` and `minRating`, or one value of `prices` or `attributes`, the total of a list is exact; otherwise it is at most 10000. */
export type PlaceFilter = {
  /** Only places that were added within so many days, 1 to 366. */
  addedWithin?: number | null | undefined;
  /** Attributes, at most 20; a place must match each of them. No place matches an unknown one, or one that the viewer cannot see. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Only places inside this rectangle. */
  bounds?: BoundsInput | null | undefined;
  /** Slugs or aliases of categories, of which a place must have one; at most 20. Ignores case. */
  categories?: Array<string> | null | undefined;
  /** Slug or alias of a category; ignores case. */
  category?: string | null | undefined;
  /** Id of the city. */
  city?: string | number | null | undefined;
  /** Maximum distance from `near` in meters, 1 to 100000; needs `near`. */
  maxDistance?: number | null | undefined;
  /** Minimum average rating, 1 to 5. */
  minRating?: number | null | undefined;
  /** Point from which the sort `NEAREST` measures distances. */
  near?: CoordinatesInput | null | undefined;
  /** Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead. */
  openAt?: string | null | undefined;
  /** Exact postal code; ignores blanks, hyphens and case. */
  pincode?: string | null | undefined;
  /** Prices of which a place must have one: `free`, or the number of currency signs, `1` to `4`. More than four signs count as four. */
  prices?: Array<string> | null | undefined;
  /** Words of the name, category, city or address; ignores case, accents and small typing errors. */
  search?: string | null | undefined;
  /** True: only places with a photo that a visitor has added. */
  withPhotos?: boolean | null | undefined;
};

/** Order of a list of places. */
export type PlaceSort =
  /** The nearest to `near` first; needs `near`. */
  | 'NEAREST'
  /** The newest first. */
  | 'NEWEST'
  /** The highest average rating first. */
  | 'RATING'
  /** By ranking: the average rating, weighted by the number of reviews. With a search, the best matches first. */
  | 'RECOMMENDED'
  /** The most reviewed first. */
  | 'REVIEWS';

export type PlacesScreenQueryVariables = Exact<{
  filter: Types.PlaceFilter;
  sort: Types.PlaceSort;
  page: Types.PageInput;
  language?: string | null | undefined;
}>;


export type PlacesScreenQuery = { places: { total: number, page: number, pages: number, didYouMean: string | null, items: Array<{ id: string, category: string, moreCategories: Array<string>, featured: boolean, isSample: boolean, priceRange: string | null, businessStatus: string | null, opensOn: string | null, isFavorite: boolean, name: string, description: { language: string, text: string }, rating: { average: number, count: number }, coordinates: { latitude: number, longitude: number } | null, city: { id: string, name: string } | null, images: Array<{ url: string, alt: string, subject: string | null, isIllustration: boolean, thumbHash: string | null, focus: { x: number, y: number }, sources: Array<{ url: string, width: number }> }>, openingTimes: { timeZone: string, periods: Array<{ opensAt: string, closesAt: string }> } | null, attributes: Array<{ name: string, kind: string, unit: string, values: Array<{ text: string, isRetired: boolean }> }> }>, understood: Array<{ kind: string, key: string, value: string, text: string }> } };

export type PlacesChoicesQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type PlacesChoicesQuery = { placeCities: Array<{ id: string, state: string, name: string }>, site: { map: { source: Types.MapSource, hasBorders: boolean, tiles: { url: string, attribution: string } | null, layers: Array<{ id: string, url: string, kind: Types.MapTileKind, minZoom: number, maxZoom: number, attribution: string, bounds: { southWest: { latitude: number, longitude: number }, northEast: { latitude: number, longitude: number } } }> } } };


export const PlacesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceCard_place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"understood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Understood_part"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTimes_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"openingTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardAttributes_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"EnumValue","value":"CARD"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRetired"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavoriteButton_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"isFavorite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceCard_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","alias":{"kind":"Name","value":"description"},"name":{"kind":"Name","value":"displayDescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"moreCategories"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenTimes_place"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardAttributes_place"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavoriteButton_place"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Understood_part"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnderstoodPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<PlacesScreenQuery, PlacesScreenQueryVariables>;
export const PlacesChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeCities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_map"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_layer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapLayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"southWest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"northEast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_map"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"hasBorders"}},{"kind":"Field","name":{"kind":"Name","value":"tiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_layer"}}]}}]}}]} as unknown as DocumentNode<PlacesChoicesQuery, PlacesChoicesQueryVariables>;