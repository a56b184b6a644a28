import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PlaceFilter } from '../../../graphql/schema.generated';
import type { Viewport } from '../../../ui/map';
import { PlacesMapDocument } from './PlacesMap.generated';
import { pinsOf } from './pinsOf';
import { snappedArea } from './snappedArea';

const NOTHING: ReturnType<typeof pinsOf> = { pins: [], clusters: [] };

/** Loads the pins and clusters for the viewport and the filter. Keeps the previous ones while the next ones load. */
export function useMapItems(view: Viewport | undefined, filter: PlaceFilter) {
  const { data, previousData, loading, error, refetch } = useQuery(
    PlacesMapDocument,
    // `no-cache`: normalizing hundreds of places delays the next user input, and each move of the map needs another request anyway.
    view ? { variables: { bounds: snappedArea(view.area, view.zoom), zoom: view.zoom, filter }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const shown = (data ?? previousData)?.mapViewport;
  const items = useMemo(() => (shown && view ? pinsOf(shown, view) : NOTHING), [shown, view]);
  return { ...items, total: data?.mapViewport.total, loading, error, retry: () => void refetch() };
}
