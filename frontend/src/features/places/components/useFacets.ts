import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { takeFilters } from '../../../lib/currentSite';
import type { Facet_FacetFragment } from '../../../lib/places/Facet.generated';
import { PlacesFiltersDocument, type PlacesFiltersQueryVariables } from './PlacesFilters.generated';
import { attributesIn } from '../../../lib/places';

const NONE: readonly Facet_FacetFragment[] = [];

/** Loads the options by which a list can be filtered, with their numbers of places. Keeps the previous ones while the next ones load. */
export function useFacets(variables: PlacesFiltersQueryVariables): readonly Facet_FacetFragment[] {
  const { data, previousData } = useQuery(PlacesFiltersDocument, { variables });
  const facets = (data ?? previousData)?.places.facets ?? NONE;
  useEffect(() => {
    takeFilters(new Map(attributesIn(facets).map(({ key, options }) => [key, options.map(({ value }) => value)])));
  }, [facets]);
  return facets;
}
