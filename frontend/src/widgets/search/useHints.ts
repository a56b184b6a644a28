import { skipToken, useQuery } from '@apollo/client/react';
import { useSettled } from '../../lib/browser';
import { AutocompleteDocument } from './Autocomplete.generated';
import { type Hint, hintsOf, stillFitting } from './hints';

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

/**
 * Returns suggestions for a text; the query waits for a pause in the typing.
 * @returns `hints`, which always match the current text; `isSettled` if they are the response to exactly this text
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
