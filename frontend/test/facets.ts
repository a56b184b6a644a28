type Option = [value: string, name: string, count: number];

/** Facet of a list of places as the API sends it. */
export const aFacet = (key: string, name: string, ...options: Option[]) => ({
  __typename: 'Facet' as const,
  key,
  name,
  isPartial: false,
  options: options.map(([value, optionName, count]) => ({ __typename: 'FacetOption' as const, value, name: optionName, count })),
});

/** Response to `PlacesFilters`. */
export const facetsAnswer = (...facets: object[]) => ({ data: { places: { __typename: 'PlacePage', facets } } });
