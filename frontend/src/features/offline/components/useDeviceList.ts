import { useCallback, useEffect, useState } from 'react';
import { onKeptChange } from '../../../lib/kept';

/** Returns a list that is stored on this device, and a function that reads it again. Also reads it again when a city is kept or removed. */
export function useDeviceList<Item>(read: () => Promise<Item[]>): { items: Item[] | undefined; readAgain: () => Promise<void> } {
  const [items, setItems] = useState<Item[]>();
  const readAgain = useCallback(() => read().then(setItems), [read]);
  useEffect(() => {
    const show = () => void read().then(setItems);
    show();
    return onKeptChange(show);
  }, [read]);
  return { items, readAgain };
}
