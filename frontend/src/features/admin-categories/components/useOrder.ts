import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useChange } from '../../../widgets/console';
import { moved } from '../../../widgets/setting-fields';
import { MoveCategoriesDocument } from './CategoryItem.generated';

/** Time without a move (ms) after which the order is saved. */
const PAUSE_MS = 800;

interface Item {
  slug: string;
}

/** Returns items in the order of slugs; undefined unless these are the slugs of exactly these items. */
function sorted<Of extends Item>(items: readonly Of[], slugs: readonly string[]): readonly Of[] | undefined {
  const found = slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
  return found.length === items.length && slugs.length === items.length ? found : undefined;
}

/** Returns categories in the order that the viewer has given them, and a function that moves one. The order is saved after the last move. */
export function useOrder<Of extends Item>(categories: readonly Of[]) {
  const change = useChange();
  const [order, setOrder] = useState<readonly string[]>();
  const unsaved = useRef<readonly string[]>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = (order && sorted(categories, order)) ?? categories;

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const slugs = unsaved.current;
    if (!slugs) return;
    unsaved.current = undefined;
    await change(MoveCategoriesDocument, { slugs: [...slugs] }, () => t('adminCategories.orderSaved'));
    // The list has the new order now, or the server has refused it.
    const isMovedAgain = () => unsaved.current !== undefined;
    if (!isMovedAgain()) setOrder(undefined);
  }, [change]);
  // A viewer who leaves the page before the pause is over keeps the order.
  useEffect(() => () => void save(), [save]);

  return {
    shown,
    move: (from: number, to: number) => {
      const next = moved(shown, from, to).map(({ slug }) => slug);
      unsaved.current = next;
      setOrder(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
  };
}
