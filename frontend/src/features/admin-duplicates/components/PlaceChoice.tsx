import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { dotted, formatDate, formatNumber, isolate, t } from '../../../lib/i18n';
import { Picture } from '../../../ui/Picture';
import { Panel, StandingChip } from '../../../widgets/console';
import type { ComparedPlace_PlaceFragment } from './ComparedPlace.generated';

const TONES = { PENDING: 'warning', ACTIVE: 'success', INACTIVE: 'error' } as const;
const STATUSES = { PENDING: 'adminPlaces.isPending', ACTIVE: 'adminPlaces.isActive', INACTIVE: 'adminPlaces.isInactive' } as const;
const COUNTS = ['reviews', 'photos', 'favorites', 'lists', 'edits', 'reports'] as const;

/** Width (px) and maximum number of the shown pictures. */
const [THUMB, MOST] = [88, 6];

interface Props {
  compared: ComparedPlace_PlaceFragment;
  /** Name of the radio group. */
  group: string;
  isKept: boolean;
  onKeep: () => void;
}

/** One of two compared places: its pictures, what belongs to it, and whether it stays. */
export function PlaceChoice({ compared, group, isKept, onKeep }: Props) {
  const { place } = compared;
  const { id, name, status, createdAt, source, images } = place;
  return (
    <Panel>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={paths.adminPlace(id)} variant="h4" color="inherit" aria-label={t('adminDuplicates.open', { name: isolate(name) })}>
            <bdi>{name}</bdi>
          </MuiLink>
          <StandingChip tone={TONES[status]}>{t(STATUSES[status])}</StandingChip>
        </Stack>
        <FormControlLabel
          control={
            <Radio
              name={group}
              checked={isKept}
              onChange={onKeep}
              slotProps={{ input: { 'aria-label': t('adminDuplicates.keepName', { name: isolate(name) }) } }}
            />
          }
          label={isKept ? t('adminDuplicates.stays') : t('adminDuplicates.goes')}
          sx={{ minHeight: 44, mr: 0 }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {images.slice(0, MOST).map(({ url, alt }) => (
            <Box key={url} sx={{ width: THUMB, borderRadius: 1, overflow: 'hidden' }}>
              <Picture src={url} alt={alt} sizes={`${THUMB}px`} placeholder={null} />
            </Box>
          ))}
        </Stack>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 3, m: 0 }}>
          {COUNTS.map((count) => (
            <Box key={count} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`adminDuplicates.${count}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(compared[count])}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dotted(`${t('adminDuplicates.added')}: ${formatDate(createdAt)}`, source && isolate(source.name))}
        </Typography>
      </Stack>
    </Panel>
  );
}
