import Checkbox from '@mui/material/Checkbox';
import { createContext, useContext } from 'react';
import { t } from '../../../lib/i18n';
import type { TableParts } from './column';

interface Ticks {
  /** Ids of the rows on the page. */
  ids: readonly string[];
  selection: NonNullable<TableParts<never>['selection']>;
}

/** Ticked rows of a grid. A context, so that the columns stay the same when ticks change. */
export const TicksContext = createContext<Ticks>({ ids: [], selection: { has: () => false, tick: () => undefined } });

/** Checkbox of a row. */
export function RowTick({ id, name }: { id: string; name: string }) {
  const { selection } = useContext(TicksContext);
  return (
    <Checkbox
      checked={selection.has(id)}
      onChange={(_, isTicked) => selection.tick([id], isTicked)}
      slotProps={{ input: { 'aria-label': t('console.selectName', { name }) } }}
    />
  );
}

/** Checkbox for all rows of the page. */
export function PageTick() {
  const { ids, selection } = useContext(TicksContext);
  const ticked = ids.filter((id) => selection.has(id)).length;
  return (
    <Checkbox
      checked={ticked > 0 && ticked === ids.length}
      indeterminate={ticked > 0 && ticked < ids.length}
      onChange={(_, isTicked) => selection.tick(ids, isTicked)}
      slotProps={{ input: { 'aria-label': t('console.selectAllOnThisPage') } }}
    />
  );
}
