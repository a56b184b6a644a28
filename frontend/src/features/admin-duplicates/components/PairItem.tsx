import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { dotted, formatNumber, isolate, t } from '../../../lib/i18n';
import { FramedItem } from '../../../widgets/console';
import type { PairItem_PairFragment } from './PairItem.generated';
import { useDismiss } from './useDismiss';

const BUTTON = { minHeight: 44 };

/** Two places that can be the same one. */
export function PairItem({ pair: { places, distance, similarity, isDismissed } }: { pair: PairItem_PairFragment }) {
  const dismiss = useDismiss();
  const [one, other] = places;
  if (!one || !other) return null;
  const [a, b] = [isolate(one.name), isolate(other.name)];
  const label = isDismissed ? t('adminDuplicates.sameNames', { a, b }) : t('adminDuplicates.differentNames', { a, b });
  return (
    <FramedItem
      heading={places.map(({ id, name }, n) => (
        <Fragment key={id}>
          {n > 0 && (
            <Typography component="span" aria-hidden sx={{ color: 'text.secondary' }}>
              ·
            </Typography>
          )}
          <Typography variant="subtitle1" component="span">
            <bdi>{name}</bdi>
          </Typography>
        </Fragment>
      ))}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
          <Button
            component={Link}
            to={paths.comparedPlaces(one.id, other.id)}
            variant="outlined"
            aria-label={t('adminDuplicates.compareNames', { a, b })}
            sx={BUTTON}
          >
            {t('adminDuplicates.compare')}
          </Button>
          <Button color="inherit" aria-label={label} onClick={() => void dismiss(one.id, other.id, !isDismissed)} sx={BUTTON}>
            {isDismissed ? t('adminDuplicates.same') : t('adminDuplicates.different')}
          </Button>
        </Stack>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          one.city && isolate(one.city.name),
          t('adminDuplicates.apart', { distance: formatNumber(Math.round(distance)) }),
          t('adminDuplicates.alike', { percent: formatNumber(Math.round(similarity * 100)) }),
        )}
      </Typography>
      {places.map(({ id, fullAddress }) => (
        <Typography key={id} variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{fullAddress}</bdi>
        </Typography>
      ))}
    </FramedItem>
  );
}
