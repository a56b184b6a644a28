import type { SelectableRow } from './useSelection';

interface Named {
  id: string;
  name: string;
  revision: { version: number } | null;
}

/** Returns a record with a name as a row to tick. */
export const namedRow = ({ id, name, revision }: Named): SelectableRow => ({ id, version: revision?.version ?? 0, label: name });
