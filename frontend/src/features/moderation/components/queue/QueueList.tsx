import Box from '@mui/material/Box';
import { t } from '../../../../lib/i18n';
import { PageNumbers } from '../../../../ui/PageNumbers';
import type { QueueItem_ItemFragment } from '../QueueItem.generated';
import { QueueRow } from './QueueRow';
import { queueHref } from './useQueueAddress';
import type { Queue } from '../useQueue';

interface Props {
  queue: Queue;
  items: readonly QueueItem_ItemFragment[];
  ticked: ReadonlySet<string>;
  onTick: (id: string) => void;
  /** True: an opened item replaces the list (narrow windows). */
  isAlone: boolean;
}

/** Moderation queue, longest waiting first. */
export function QueueList({ queue: { at, current, page, pages }, items, ticked, onTick, isAlone }: Props) {
  return (
    <>
      <Box
        component="ul"
        aria-label={t('moderation.waiting')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
      >
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            href={queueHref({ ...at, itemId: item.id })}
            isStep={isAlone}
            isOpen={item.id === current?.id}
            isTicked={ticked.has(item.id)}
            onTick={() => onTick(item.id)}
          />
        ))}
      </Box>
      <PageNumbers page={page} pages={pages} hrefOf={(number) => queueHref({ ...at, page: number, itemId: null })} label={t('moderation.pagesOfTheQueue')} />
    </>
  );
}
