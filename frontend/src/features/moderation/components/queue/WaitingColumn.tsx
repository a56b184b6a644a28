import { EmptyState } from '../../../../ui/feedback';
import { BulkBar } from './BulkBar';
import { QueueList } from './QueueList';
import type { Moderation } from '../useModeration';
import { actionsFor } from '../verdicts';

interface Props {
  moderation: Moderation;
  /** True: an opened item replaces the list (narrow windows). */
  isAlone: boolean;
}

/** Queue list with the actions on selected items. */
export function WaitingColumn({ moderation: { queue, ticks, choose }, isAlone }: Props) {
  const { items = [], at } = queue;
  if (items.length === 0) {
    const text = at.kind ? 'Nothing of this kind is waiting for a decision.' : 'Nothing is waiting for a decision. New items appear here automatically.';
    return <EmptyState title="All caught up" text={text} />;
  }
  return (
    <>
      {ticks.items.length > 0 && (
        <BulkBar count={ticks.items.length} actions={actionsFor(ticks.items)} onChoose={(verdict) => choose(ticks.items, verdict)} onClear={ticks.clear} />
      )}
      <QueueList queue={queue} items={items} ticked={ticks.ids} onTick={ticks.toggle} isAlone={isAlone} />
    </>
  );
}
