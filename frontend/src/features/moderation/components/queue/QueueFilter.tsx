import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ModerationKind } from '../../../../graphql/schema.generated';
import { formatNumber, t } from '../../../../lib/i18n';
import { useCurrentInSight } from '../../../../ui/lazy';
import { KINDS } from '../item';
import type { QueueFilter_CountsFragment } from './QueueFilter.generated';
import { queueHref } from './useQueueAddress';

interface Props {
  kind: ModerationKind | null;
  counts: QueueFilter_CountsFragment | undefined;
  /** Link of the active filter; a keyboard shortcut focuses it. */
  chosenRef: Ref<HTMLAnchorElement>;
}

/** Filter of the queue by kind, with counts. */
export function QueueFilter({ kind, counts, chosenRef }: Props) {
  const choices = [
    { value: null, label: t('moderation.all'), count: counts?.all },
    ...Object.entries(KINDS).map(([value, { label, count }]) => ({ value: value as ModerationKind, label: t(label), count: counts?.[count] })),
  ];
  const row = useCurrentInSight<HTMLElement>(`${kind} ${counts?.all}`);
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={t('moderation.kinds')}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1,
        mb: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 0.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {choices.map(({ value, label, count }) => {
        const isChosen = value === kind;
        return (
          <Chip
            key={label}
            component={Link}
            to={queueHref({ kind: value, page: 1, itemId: null })}
            {...(isChosen && { ref: chosenRef, 'aria-current': 'page' as const })}
            clickable
            label={count === undefined ? label : `${label} ${formatNumber(count)}`}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            sx={{ height: 40, px: 0.5, fontVariantNumeric: 'tabular-nums' }}
          />
        );
      })}
    </Box>
  );
}
