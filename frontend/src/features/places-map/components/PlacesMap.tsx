import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../lib/i18n';
import { placesFilter } from '../../../lib/places';
import { type Area, areaText, type PlacesParams, type Point, pointIn } from '../../../lib/address';
import { type BaseMap, BrowseMap, type IdStore, type RatingPin, useCurrentId, type Viewport } from '../../../ui/map';
import { radius } from '../../../ui/shape';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { ChangeFilters } from '../../../widgets/places';
import type { PlaceCard_PlaceFragment } from '../../../widgets/places/PlaceCard.generated';
import { MapCard } from './MapCard';
import { useMapFocus } from './mapFocus';
import { useMapItems } from './useMapItems';

export interface PlacesMapProps {
  params: PlacesParams;
  change: ChangeFilters;
  /** Places of the list beside the map; undefined while they load. */
  listed: readonly PlaceCard_PlaceFragment[] | undefined;
  /** Source of the map tiles; undefined before it is loaded. */
  base: BaseMap | undefined;
  /** Id of the place under the pointer or focus. */
  lit: IdStore;
  /** Id of the place whose pin was pressed last. */
  selected: IdStore;
  /** True: the list is not visible, so each pressed pin shows its card on the map. */
  isAlone?: boolean;
}

// Layer above everything that Leaflet draws. Clicks between its children reach the map.
const layer = {
  position: 'absolute',
  zIndex: 1000,
  left: 0,
  right: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  px: 1.5,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;
const note = {
  px: 2,
  py: 1,
  borderRadius: radius.pill,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;

/** Card of the place whose pin was pressed; only if the list does not show that place. */
function SelectedCard({
  selected,
  pins,
  listed,
  isAlone,
  near,
}: Pick<PlacesMapProps, 'selected' | 'listed'> & { pins: readonly RatingPin[]; isAlone: boolean; near: Point | undefined }) {
  // The pin reacts at once; React draws the card when it has time.
  const id = useDeferredValue(useCurrentId(selected));
  if (id === undefined || (!isAlone && listed?.some((place) => place.id === id))) return null;
  return (
    <Box sx={{ ...layer, bottom: 32 }}>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <MapCard id={id} known={listed?.find((place) => place.id === id)} ids={pins.map((pin) => pin.id)} near={near} onSelect={selected.set} />
      </Box>
    </Box>
  );
}

/** Map of the matching places. Moving it loads more; its "search this area" button filters the list. */
export function PlacesMap({ params, change, listed, base, lit, selected, isAlone = false }: PlacesMapProps) {
  const [view, setView] = useState<Viewport>();
  const points = useMemo(() => listed?.flatMap(({ coordinates }) => coordinates ?? []), [listed]);
  const focus = useMapFocus(params, points);
  const filter = useMemo(() => {
    // The bounds of the map replace the searched area. The point matters only with a distance.
    const { near, bounds: _, ...others } = placesFilter(params);
    return others.maxDistance ? { ...others, near } : others;
  }, [params]);
  const { pins, clusters, total, loading, error, retry } = useMapItems(view, filter, listed);
  const near = useMemo(() => pointIn(params.near ?? null), [params.near]);
  const searchIn = useCallback((area: Area) => change({ area: areaText(area) }), [change]);

  return (
    <>
      <BrowseMap
        focus={focus}
        pins={pins}
        clusters={clusters}
        lit={lit}
        selected={selected}
        onView={setView}
        onDense={searchIn}
        own={near}
        base={base}
        label={t('places.mapOfThePlaces')}
      />
      <Box sx={{ ...layer, top: 12 }}>
        {view?.isMoved && (
          <Button variant="contained" onClick={() => searchIn(view.area)} sx={{ borderRadius: radius.pill, boxShadow: 4 }}>
            {t('places.searchThisArea')}
          </Button>
        )}
        {error ? (
          <Box role="alert" sx={{ ...note, pr: 0.5, py: 0 }}>
            {t('places.placesNotLoaded')}
            <Button size="small" onClick={retry}>
              {t('places.tryAgain')}
            </Button>
          </Box>
        ) : (
          <Box role="status" sx={total === 0 && !loading ? note : visuallyHidden}>
            {total === 0 && t('places.noPlacesHere')}
            {total !== undefined && total > 0 && t('places.onTheMap', { count: total })}
          </Box>
        )}
      </Box>
      {loading && <LinearProgress aria-label={t('places.loadingTheMap')} sx={{ position: 'absolute', inset: '0 0 auto', height: 3, zIndex: 1000 }} />}
      <SelectedCard selected={selected} pins={pins} listed={listed} isAlone={isAlone} near={near} />
    </>
  );
}
