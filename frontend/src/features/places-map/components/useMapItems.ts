import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PlaceFilter } from '../../../graphql/schema.generated';
import { useOffline } from '../../../lib/api';
import type { Viewport } from '../../../ui/map';
import type { PlaceCard_PlaceFragment } from '../../../widgets/places/PlaceCard.generated';
import { PlacesMapDocument, type PlacesMapQuery } from './PlacesMap.generated';
import { pinsOf } from './pinsOf';
import { snappedArea } from './snappedArea';

const NOTHING: ReturnType<typeof pinsOf> = { pins: [], clusters: [] };

/** Returns the places of the list as the API returns those of a map. */
function asItems(listed: readonly PlaceCard_PlaceFragment[]): PlacesMapQuery['mapViewport'] {
  const items = listed.flatMap((place) => (place.coordinates ? [{ count: 1, coordinates: place.coordinates, place }] : []));
  return { total: items.length, level: 0, items };
}

/**
 * Loads the pins and clusters for the viewport and the filter. Keeps the previous ones while the next ones load. Without a connection, shows the
 * places of the list.
 */
export function useMapItems(view: Viewport | undefined, filter: PlaceFilter, listed: readonly PlaceCard_PlaceFragment[] | undefined) {
  const { data, previousData, loading, error, refetch } = useQuery(
    PlacesMapDocument,
    // `no-cache`: normalizing hundreds of places delays the next user input, and each move of the map needs another request anyway.
    view ? { variables: { bounds: snappedArea(view.area, view.zoom), zoom: view.zoom, filter }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const isOffline = useOffline();
  const saved = useMemo(() => (error && isOffline && listed ? asItems(listed) : undefined), [error, isOffline, listed]);
  const shown = saved ?? (data ?? previousData)?.mapViewport;
  const items = useMemo(() => (shown && view ? pinsOf(shown, view) : NOTHING), [shown, view]);
  return { ...items, total: (saved ?? data?.mapViewport)?.total, loading, error: saved ? undefined : error, retry: () => void refetch() };
}
