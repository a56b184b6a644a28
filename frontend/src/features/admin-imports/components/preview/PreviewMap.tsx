import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { ImportRowOutcome } from '../../../../graphql/schema.generated';
import { formatNumber, t } from '../../../../lib/i18n';
import { areaOf } from '../../../../ui/map';
import { PointMap } from '../../../../ui/PointMap';
import { radius } from '../../../../ui/shape';
import { useListAddress } from '../../../../widgets/console';
import { OUTCOMES, outcomeIn } from './outcomes';
import { ImportPointsDocument, type ImportPointsQuery } from './PreviewMap.generated';

/** Heights (px) on phones and on larger screens. */
const HEIGHTS = [220, 340] as const;

interface Props {
  draftId: string;
  /** Number of rows with a position. */
  mapped: number;
}

type Points = ImportPointsQuery['importPoints'];

/** Colors of the map. */
function Legend({ points }: { points: Points }) {
  const names = (Object.keys(OUTCOMES) as ImportRowOutcome[]).filter((name) => points.some(({ outcome }) => outcome === name));
  return (
    <Box
      component="ul"
      aria-label={t('importPreview.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', m: 0, mt: 1, p: 0, listStyle: 'none' }}
    >
      {names.map((name) => (
        <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}>
          <Box
            sx={{
              width: 12,
              height: 12,
              borderRadius: '50%',
              border: '1.5px solid #fff',
              outline: '1px solid',
              outlineColor: 'divider',
              bgcolor: OUTCOMES[name].color,
            }}
          />
          {t(OUTCOMES[name].label)}
        </Box>
      ))}
    </Box>
  );
}

/** Map of the rows by what becomes of them. It shows the rows of the open tab. */
export function PreviewMap({ draftId, mapped }: Props) {
  const outcome = outcomeIn(useListAddress().address);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const height = HEIGHTS[isPhone ? 0 : 1];
  const { data } = useQuery(ImportPointsDocument, { variables: { id: draftId }, fetchPolicy: 'cache-and-network' });
  const all = data?.importPoints;
  const shown = useMemo(
    () =>
      all &&
      all
        .filter((point) => outcome === null || point.outcome === outcome)
        .map(({ line, name, latitude, longitude, outcome: of }) => ({
          position: { latitude, longitude },
          color: OUTCOMES[of].color,
          label: t('importPreview.pointOf', { name, line }),
        })),
    [all, outcome],
  );
  const area = useMemo(() => (all && all.length > 0 ? areaOf(all) : undefined), [all]);
  if (!data || !shown || !all) return <Skeleton variant="rounded" sx={{ height, borderRadius: radius.panel }} />;
  if (!area) return null;
  return (
    <Box>
      <PointMap height={height} area={area} points={shown} base={data.site.map} label={t('importPreview.map')} />
      <Legend points={all} />
      {all.length < mapped && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('importPreview.someOnMap', { shown: formatNumber(all.length), all: formatNumber(mapped) })}
        </Typography>
      )}
    </Box>
  );
}
