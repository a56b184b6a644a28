import { skipToken, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messageOf } from '../../../../lib/api';
import { useSettled } from '../../../../lib/browser';
import { formatNumber, t } from '../../../../lib/i18n';
import type { BaseMap } from '../../../../ui/map';
import { AreaMap } from './AreaMap';
import { boundsOf, type FetchValues, marginOf, sizeOf } from './fetchArea';
import { MapAreaOfDocument } from './FetchArea.generated';

const PAUSE_MS = 400;

/** Shows the area of the form on a map, with its size, before it is fetched. Nothing while the form names no area. */
export function ChosenArea({ values, base }: { values: FetchValues; base: BaseMap }) {
  const { by, cityId, west, south, east, north } = values;
  const marginKm = useSettled(marginOf(values), PAUSE_MS);
  const typed = useSettled([west, south, east, north].join(' '), PAUSE_MS);
  const isOfCity = by === 'city' && cityId !== '' && marginKm !== undefined;
  const { data, previousData, error } = useQuery(MapAreaOfDocument, isOfCity ? { variables: { cityId, marginKm } } : skipToken);
  const [w = '', s = '', e = '', n = ''] = typed.split(' ');
  const area = by === 'bounds' ? boundsOf({ west: w, south: s, east: e, north: n }) : isOfCity ? (data ?? previousData)?.mapAreaOf : undefined;
  if (isOfCity && error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!area) return null;
  const { width, height } = sizeOf(area);
  const [across, down] = [width, height].map((km) => formatNumber(Math.max(1, Math.round(km))));
  return (
    <Box>
      <AreaMap base={base} area={area} hasOutline label={t('mapArchives.areaMap')} />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('mapArchives.areaSize', { width: across ?? '', height: down ?? '' })}
      </Typography>
    </Box>
  );
}
