import { useQuery } from '@apollo/client/react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';
import { formatDistance, metresBetween } from '../../../lib/places';
import { inlineDirection, t } from '../../../lib/i18n';
import type { Point } from '../../../lib/address';
import { NextIcon, PreviousIcon } from '../../../ui/Chevrons';
import { radius } from '../../../ui/shape';
import { PlaceRow } from '../../../widgets/places';
import type { PlaceCard_PlaceFragment } from '../../../widgets/places/PlaceCard.generated';
import { MapCardDocument } from './MapCard.generated';

/** Minimum horizontal swipe distance to go to the next place (px). */
const SWIPE = 48;

interface Props {
  /** Id of the place on the card. */
  id: string;
  /** Ids of the places to step through, in order. Contains `id` while the map shows its pin. */
  ids: readonly string[];
  /** The place, if the list has loaded it: it needs no connection then. */
  known?: PlaceCard_PlaceFragment | undefined;
  near?: Point;
  onSelect: (id: string | undefined) => void;
}

/** Card over the map for the place of a pin. A swipe, a button or an arrow key goes to the next place. */
export function MapCard({ id, ids, known, near, onSelect }: Props) {
  const { data, previousData } = useQuery(MapCardDocument, { variables: { id } });
  const place = data?.place ?? known ?? previousData?.place;
  const start = useRef<number>(undefined);
  const position = ids.indexOf(id);
  const step = (by: number) => {
    const next = ids[(position + by + ids.length) % ids.length];
    if (next !== undefined) onSelect(next);
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
    if (start.current !== undefined && Math.abs(moved) >= SWIPE && ids.length > 1) step(moved * inlineDirection < 0 ? 1 : -1);
    start.current = undefined;
  };
  const keys: Record<string, () => void> = {
    Escape: () => onSelect(undefined),
    ArrowLeft: () => step(-inlineDirection),
    ArrowRight: () => step(inlineDirection),
  };
  const press = (event: KeyboardEvent) => {
    if (!keys[event.key]) return;
    // Prevents Leaflet from moving the map, and the dialog from closing.
    event.stopPropagation();
    keys[event.key]?.();
  };

  return (
    <Box
      component="section"
      aria-label={t('places.placeOnTheMap')}
      onKeyDown={press}
      onTouchStart={({ touches }) => (start.current = touches[0]?.clientX)}
      onTouchEnd={end}
      sx={{ p: 1.5, borderRadius: radius.card, bgcolor: 'background.paper', border: 1, borderColor: 'divider', boxShadow: 8, touchAction: 'pan-y' }}
    >
      <Box aria-live="polite" aria-busy={!data}>
        {place ? (
          <PlaceRow
            place={place}
            end={
              <IconButton aria-label={t('places.close')} onClick={() => onSelect(undefined)} sx={{ alignSelf: 'flex-start' }}>
                <CloseRounded aria-hidden />
              </IconButton>
            }
          />
        ) : (
          <Skeleton variant="rectangular" sx={{ height: 72, borderRadius: radius.control }} />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', typography: 'body2', color: 'text.secondary' }}>
        <Box component="span">
          {near && place?.coordinates && t('places.distanceAway', { distance: formatDistance(metresBetween(near, place.coordinates)) })}
        </Box>
        {ids.length > 1 && (
          <Box sx={{ display: 'flex', mr: -0.5, mb: -0.5 }}>
            <IconButton aria-label={t('places.previousPlace')} onClick={() => step(-1)}>
              <PreviousIcon aria-hidden />
            </IconButton>
            <IconButton aria-label={t('places.nextPlace')} onClick={() => step(1)}>
              <NextIcon aria-hidden />
            </IconButton>
          </Box>
        )}
      </Box>
    </Box>
  );
}
