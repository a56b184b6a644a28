import { skipToken, useQuery } from '@apollo/client/react';
import { useSettled } from '../../lib/useSettled';
import { AutocompleteDocument } from './Autocomplete.generated';
import { type Hint, hintsOf, stillFitting } from './hints';

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

/**
 * What a text may become, asked for when the typing pauses.
 * @returns `hints`: never what does not fit the text as it is now; `isSettled`: they are the answer for this very text
 */
export function useHints(typed: string, isOpen: boolean): { hints: Hint[]; isSettled: boolean } {
  const text = typed.trim();
  const settled = useSettled(text, PAUSE_MS);
  const isAsked = isOpen && settled.length >= LEAST_LETTERS;
  const { data, previousData } = useQuery(AutocompleteDocument, isAsked ? { variables: { text: settled } } : skipToken);
  if (text.length < LEAST_LETTERS) return { hints: [], isSettled: true };
  if (data && settled === text) return { hints: hintsOf(data), isSettled: true };
  const former = data ?? previousData;
  return { hints: former ? stillFitting(hintsOf(former), text) : [], isSettled: false };
}
