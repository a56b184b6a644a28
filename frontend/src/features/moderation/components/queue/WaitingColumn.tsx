import { t } from '../../../../lib/i18n';
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
    const text = at.kind ? t('moderation.nothingOfThisKind') : t('moderation.nothingIsWaiting');
    return <EmptyState title={t('moderation.allCaughtUp')} text={text} />;
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
