import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PlaceFilter } from '../../../../graphql/schema.generated';
import type { Viewport } from '../../../../ui/map/types';
import { PlacesMapDocument } from './PlacesMap.generated';
import { pinsOf } from './pinsOf';
import { snappedArea } from './snappedArea';

const NOTHING: ReturnType<typeof pinsOf> = { pins: [], clusters: [] };

/** What the map draws of the places that match; the former as long as the next load. */
export function useMapItems(view: Viewport | undefined, filter: PlaceFilter) {
  const { data, previousData, loading, error, refetch } = useQuery(
    PlacesMapDocument,
    // To take hundreds of places apart for the cache and put them together again holds up the next press, and the answer is asked for anew
    // wherever the map goes.
    view ? { variables: { bounds: snappedArea(view.area, view.zoom), zoom: view.zoom, filter }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const shown = (data ?? previousData)?.mapViewport;
  const items = useMemo(() => (shown && view ? pinsOf(shown, view) : NOTHING), [shown, view]);
  return { ...items, total: data?.mapViewport.total, loading, error, retry: () => void refetch() };
}
