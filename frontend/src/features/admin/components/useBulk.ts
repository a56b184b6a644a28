import { type MakeChange, type Selection, useChange } from '../../../widgets/console';

/** Changes all rows that are ticked; once that is done, none are. */
export function useBulk({ clear }: Pick<Selection<unknown>, 'clear'>): MakeChange {
  const change = useChange();
  return async (...what) => {
    const isDone = await change(...what);
    if (isDone) clear();
    return isDone;
  };
}
