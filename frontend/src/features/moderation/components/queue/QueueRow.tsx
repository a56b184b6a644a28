import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { dotted, relativeTime, t } from '../../../../lib/i18n';
import { CardLink } from '../../../../ui/CardLink';
import { useMinute } from '../../../../lib/places';
import { Avatar } from '../../../../ui/Avatar';
import { radius } from '../../../../ui/shape';
import { visuallyHidden } from '../../../../ui/visuallyHidden';
import { KINDS, titleOf } from '../item';
import type { QueueRow_ItemFragment } from './QueueRow.generated';
import { scrollInList } from './scrollInList';

interface Props {
  item: QueueRow_ItemFragment;
  /** Address that opens the item. */
  href: string;
  /** True: opening the item adds a history entry. */
  isStep: boolean;
  isOpen: boolean;
  isTicked: boolean;
  onTick: () => void;
}

/** Row of the queue list. */
export function QueueRow({ item, href, isStep, isOpen, isTicked, onTick }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const now = useMinute();
  const { kind, since, author, reports, review, claimedBy } = item;
  const Icon = KINDS[kind].icon;
  const title = titleOf(item);
  useEffect(() => {
    if (isOpen && row.current) scrollInList(row.current);
  }, [isOpen]);

  const facts = [
    reports.length > 0 && t('moderation.countReports', { count: reports.length }),
    review && kind === 'REVIEW' && t('moderation.ratingOf5', { rating: review.rating }),
    relativeTime(since, now),
    author?.user.name,
  ];
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: radius.control,
        ...(isOpen ? { bgcolor: 'sunken.main' } : { '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Checkbox checked={isTicked} onChange={onTick} slotProps={{ input: { 'aria-label': t('moderation.selectTitle', { title }) } }} sx={{ p: 1.25 }} />
      <Box component="article" sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, minWidth: 0, py: 1.25, pr: 1.5 }}>
        <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="div" noWrap sx={{ fontWeight: 600 }}>
            <CardLink to={href} replace={!isStep} aria-current={isOpen ? 'true' : undefined}>
              <bdi>{title}</bdi>
            </CardLink>
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {dotted(...facts)}
          </Typography>
        </Box>
        {claimedBy && (
          <Box sx={{ flexShrink: 0 }}>
            <Avatar name={claimedBy.name} src={claimedBy.avatarUrl} size={28} />
            <Box component="span" sx={visuallyHidden}>
              {t('moderation.claimedBy', { name: claimedBy.name })}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
