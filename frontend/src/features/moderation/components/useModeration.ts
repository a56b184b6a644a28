import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { useStored } from '../../../lib/browser';
import { useViewer } from '../../../lib/account';
import type { QueueItem_ItemFragment } from './QueueItem.generated';
import { useDecisions } from './useDecisions';
import { useOpened } from './useOpened';
import { useQueue } from './useQueue';
import { useShortcuts } from './useShortcuts';
import { useTicks } from './useTicks';
import { actionsFor, type Verdict } from './verdicts';

const isBoolean = (stored: unknown): stored is boolean => typeof stored === 'boolean';

type Items = readonly QueueItem_ItemFragment[];

/**
 * State and actions of the moderation screen, shared by the buttons and the keyboard shortcuts.
 * @param opensFirst true: if the address names no item, the first one is open
 */
export function useModeration(opensFirst: boolean) {
  const queue = useQueue(opensFirst);
  const { changed, decide, undoLast } = useDecisions(queue);
  const opened = useOpened(queue.current);
  const notify = useNotify();
  const ticks = useTicks(queue.items);
  const [rejecting, setRejecting] = useState<{ items: Items; isOpen: boolean; reason: string }>({ items: [], isOpen: false, reason: '' });
  const [isSheetOpen, openSheet] = useState(false);
  const [hasKeys, switchKeys] = useStored('citypins-shortcuts', true, isBoolean);
  const kindFilter = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const { viewer } = useViewer();

  const { current } = queue;
  const place = current?.place;
  const suggestHref = place?.viewerCan.suggestEdit ? paths.suggestEdit(place.id) : null;
  const editHref = place && viewer?.viewerCan.administer ? paths.adminPlace(place.id) : suggestHref;

  const finish = (items: Items, verdict: Verdict, reason?: string) => {
    ticks.clear();
    void decide(items, verdict, reason);
  };
  const choose = (items: Items, verdict: Verdict) => {
    if (opened.isNews && items.some(({ id }) => id === current?.id)) {
      opened.read();
      notify.info(t('moderation.readItAgain'));
      return;
    }
    // Keeps the typed reason if the item changed after the rejection was sent.
    const isAgain = items.some(({ id }) => changed.has(id) && rejecting.items.some((item) => item.id === id));
    if (verdict === 'reject') setRejecting({ items, isOpen: true, reason: isAgain ? rejecting.reason : '' });
    else finish(items, verdict);
  };
  const press = (key: 'a' | 'r') => () => {
    const items = ticks.items.length > 0 ? ticks.items : current ? [current] : [];
    const action = actionsFor(items).find(({ shortcut }) => shortcut === key);
    if (action) choose(items, action.verdict);
  };
  useShortcuts(
    {
      j: () => queue.move(1),
      k: () => queue.move(-1),
      a: press('a'),
      r: press('r'),
      e: () => editHref !== null && void navigate(editHref),
      x: () => current && ticks.toggle(current.id),
      u: undoLast,
      '/': () => kindFilter.current?.focus(),
      '?': () => openSheet(true),
    },
    hasKeys,
  );

  return {
    queue,
    ticks,
    choose,
    hasChanged: (id: string) => changed.has(id) || (opened.hasChanged && id === current?.id),
    editHref,
    kindFilter,
    rejection: {
      items: rejecting.items,
      isOpen: rejecting.isOpen,
      reason: rejecting.reason,
      close: () => setRejecting((last) => ({ ...last, isOpen: false })),
      reject(reason: string) {
        setRejecting((last) => ({ ...last, reason }));
        finish(rejecting.items, 'reject', reason);
      },
    },
    sheet: { isOpen: isSheetOpen, onClose: () => openSheet(false), isOn: hasKeys, onSwitch: switchKeys },
    openSheet: () => openSheet(true),
  };
}
export type Moderation = ReturnType<typeof useModeration>;
