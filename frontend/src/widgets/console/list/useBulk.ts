import { leftOutWords, type MakeChange, useChange } from '../useChange';
import type { Selection } from './useSelection';

/** Returns a function that runs a mutation on all selected rows. Success clears the selection; after a failure, the next try uses the reloaded versions. */
export function useBulk({ clear, lookAgain, labelOf }: Pick<Selection<unknown>, 'clear' | 'lookAgain' | 'labelOf'>): MakeChange {
  const change = useChange();
  return async (mutation, variables, said) => {
    const isDone = await change(mutation, variables, said, (ids) => leftOutWords(ids, labelOf));
    if (isDone) clear();
    else lookAgain();
    return isDone;
  };
}
