import { useState } from 'react';

interface Item {
  id: string;
  version: number;
}

interface Opened {
  /** Whether it has changed since it was opened, before or after the viewer was told so. */
  hasChanged: boolean;
  /** Whether the viewer has not been told yet. */
  isNews: boolean;
  /** Takes what stands there now for what the viewer has read. */
  read: () => void;
}

/** Whether the open item has changed under the viewer's eyes: the list is fetched again and again, and shows what it says now. */
export function useOpened(item: Item | undefined): Opened {
  const [opened, setOpened] = useState<{ id: string; first: number; read: number }>();
  if (item && opened?.id !== item.id) setOpened({ id: item.id, first: item.version, read: item.version });
  const isSame = item !== undefined && opened?.id === item.id;
  return {
    hasChanged: isSame && opened.first !== item.version,
    isNews: isSame && opened.read !== item.version,
    read: () => setOpened((last) => last && item && { ...last, read: item.version }),
  };
}
