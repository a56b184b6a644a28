import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { Map } from '../../../ui/Map';
import type { BaseMap } from '../../../ui/map';
import type { ListMap_ListFragment } from './ListMap.generated';
import { mapViewOf } from './mapViewOf';

interface Props {
  list: ListMap_ListFragment;
  base: BaseMap;
  /** Height (px). */
  height: number;
}

/** Map of a list's places. Renders nothing if no place has coordinates. */
export function ListMap({ list: { name, items }, base, height }: Props) {
  const markers = useMemo(
    () =>
      items.flatMap(({ place: { id, name: label, coordinates } }) => {
        const popup = (
          <Link component={RouterLink} to={paths.place(id)} sx={{ fontWeight: 700 }}>
            <bdi>{label}</bdi>
          </Link>
        );
        return coordinates ? [{ id, position: coordinates, label, popup }] : [];
      }),
    [items],
  );
  if (markers.length === 0) return null;
  const view = mapViewOf(markers.map(({ position }) => position));
  return <Map {...view} height={height} markers={markers} base={base} label={t('lists.mapOfName', { name })} />;
}
