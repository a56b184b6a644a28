import { useState } from 'react';

interface Item {
  id: string;
  version: number;
}

interface Opened {
  /** True if the item changed after it was opened. */
  hasChanged: boolean;
  /** True if the viewer has not yet been told about the latest change. */
  isNews: boolean;
  /** Marks the current version as read. */
  read: () => void;
}

/** Detects changes of the open item: polling replaces its content while the viewer reads it. */
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
