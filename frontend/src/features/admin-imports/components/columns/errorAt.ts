import { getIn } from 'formik';
import type { ChoiceForm } from './useChoices';

/** Returns the error of a value of the form itself, not of its parts, after the admin has tried to go on; undefined if it is valid. */
export function errorAt({ errors, submitCount }: Pick<ChoiceForm, 'errors' | 'submitCount'>, path: string): string | undefined {
  const found: unknown = getIn(errors, path);
  return submitCount > 0 && typeof found === 'string' ? found : undefined;
}
