import { type MakeChange, type Selection, useChange } from '../../../widgets/console';

/** Changes all rows that are ticked; once that is done, none are. After a refusal, what the page says then is what the viewer has seen. */
export function useBulk({ clear, lookAgain, labelOf }: Pick<Selection<unknown>, 'clear' | 'lookAgain' | 'labelOf'>): MakeChange {
  const change = useChange();
  return async (mutation, variables, said) => {
    const isDone = await change(mutation, variables, said, labelOf);
    if (isDone) clear();
    else lookAgain();
    return isDone;
  };
}
