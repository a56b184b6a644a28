import { type DragEvent, useRef, useState } from 'react';

/**
 * Returns a function with the event handlers of an item of a list, which is dragged by its handle and dropped on other items.
 * @param move moves an item to another position
 */
export function useDragging(move: (from: number, to: number) => void) {
  const dragged = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const end = () => {
    dragged.current = undefined;
    setOver(undefined);
  };
  return (n: number) => ({
    /** Whether another item would be dropped here. */
    isOver: over === n,
    handle: {
      draggable: true,
      onDragStart: () => {
        dragged.current = n;
      },
      onDragEnd: end,
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        setOver(dragged.current === n ? undefined : n);
      },
      onDrop: (event: DragEvent) => {
        const from = dragged.current;
        if (from === undefined) return;
        event.preventDefault();
        end();
        if (from !== n) move(from, n);
      },
    },
  });
}

/** Event handlers of an item that can be dragged. */
export type Dragging = ReturnType<ReturnType<typeof useDragging>>;
