import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n';
import { itemName } from '../settings';
import { type ControlProps, messageAt, valueAt } from './control';

let made = 0;
const newKeys = (count: number): number[] => Array.from({ length: Math.max(0, count) }, () => ++made);

/** Returns a copy of a list without the item at an index. */
const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, n) => n !== at);

/** Returns a copy of a list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = without(items, from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

interface ListProps extends Pick<ControlProps, 'name' | 'path' | 'form'> {
  field: {
    /** Maximum number of items. */
    most: number;
  };
}

/**
 * Returns the items of a list in the form, with stable keys, actions on them, and the properties of the list's frame.
 * @param blank value of a new item
 */
export function useItems<Item>({ field: { most }, name, path, form }: ListProps, blank: Item) {
  const items = valueAt(form, name) as readonly Item[];
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [news, tell] = useState('');
  const [known, setKeys] = useState<readonly number[]>(() => newKeys(items.length));
  // Undoing or another admin can change the length of the list.
  const keys = known.length === items.length ? known : [...known.slice(0, items.length), ...newKeys(items.length - known.length)];
  if (keys !== known) setKeys(keys);

  const set = (next: readonly Item[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    void form.setFieldValue(name, next);
  };
  const add = () => {
    flushSync(() => {
      tell('');
      set([...items, blank], [...keys, ...newKeys(1)]);
    });
    list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea)')?.focus();
  };
  return {
    items,
    keys,
    remove: (n: number) => {
      tell(t('settings.form.removed', { item: itemName(path, n) }));
      set(without(items, n), without(keys, n));
      button.current?.focus(); // the pressed button disappears
    },
    move: (from: number, to: number) => {
      tell(t('settings.form.moved', { item: itemName(path, from), number: to + 1, total: items.length }));
      set(moved(items, from, to), moved(keys, from, to));
    },
    frame: { path, most, isFull: items.length >= most, message: messageAt(form, name), news, onAdd: add, listRef: list, addRef: button },
  };
}
