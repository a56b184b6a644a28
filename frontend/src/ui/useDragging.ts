import { type DragEvent, useRef, useState } from 'react';

/**
 * Returns a function with the event handlers of an item of a list, which is dragged by its handle and dropped on other items.
 * The list can change while an item is dragged, so its position is looked up by its key when it is dropped.
 * @param keys keys of the items, in their order
 * @param move moves an item to another position
 */
export function useDragging(keys: readonly string[], move: (from: number, to: number) => void) {
  const dragged = useRef<string>(undefined);
  const [over, setOver] = useState<string>();
  const end = () => {
    dragged.current = undefined;
    setOver(undefined);
  };
  return (key: string) => ({
    /** Whether another item would be dropped here. */
    isOver: over === key,
    handle: {
      draggable: true,
      onDragStart: () => {
        dragged.current = key;
      },
      onDragEnd: end,
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        setOver(dragged.current === key ? undefined : key);
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        const [from, to] = [keys.indexOf(dragged.current), keys.indexOf(key)];
        end();
        if (from >= 0 && from !== to) move(from, to);
      },
    },
  });
}

/** Event handlers of an item that can be dragged. */
export type Dragging = ReturnType<ReturnType<typeof useDragging>>;
