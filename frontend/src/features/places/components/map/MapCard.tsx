import { useQuery } from '@apollo/client/react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';
import { formatDistance, metresBetween } from '../../../../lib/distance';
import { t } from '../../../../lib/i18n';
import { onward } from '../../../../lib/locale';
import type { Point } from '../../../../lib/mapAddress';
import { NextIcon, PreviousIcon } from '../../../../ui/Chevrons';
import { radius } from '../../../../ui/shape';
import { PlaceRow } from '../../../../widgets/places';
import { MapCardDocument } from './MapCard.generated';

/** Pixels that a finger must move sideways to mean the next place. */
const SWIPE = 48;

interface Props {
  /** The place that the card is of. */
  id: string;
  /** The places to go on to, in their order; the card's own among them as long as the map shows it. */
  ids: readonly string[];
  near?: Point;
  onSelect: (id: string | undefined) => void;
}

/** The place of a pin over the map; a swipe, a button or an arrow key leads on to the next one. */
export function MapCard({ id, ids, near, onSelect }: Props) {
  const { data, previousData } = useQuery(MapCardDocument, { variables: { id } });
  const place = (data ?? previousData)?.place;
  const start = useRef<number>(undefined);
  const position = ids.indexOf(id);
  const step = (by: number) => {
    const next = ids[(position + by + ids.length) % ids.length];
    if (next !== undefined) onSelect(next);
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
    if (start.current !== undefined && Math.abs(moved) >= SWIPE && ids.length > 1) step(moved * onward < 0 ? 1 : -1);
    start.current = undefined;
  };
  const keys: Record<string, () => void> = { Escape: () => onSelect(undefined), ArrowLeft: () => step(-onward), ArrowRight: () => step(onward) };
  const press = (event: KeyboardEvent) => {
    if (!keys[event.key]) return;
    // Neither does the map move nor the dialog around it close.
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
