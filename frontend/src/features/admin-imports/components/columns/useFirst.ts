import { useState } from 'react';
import type { ChoiceForm } from './useChoices';

/** Returns whether one of the items from an index on has an error. */
const hasErrorFrom = (errors: unknown, from: number): boolean => Array.isArray(errors) && errors.slice(from).some(Boolean);

/**
 * Limits a long list to its first items, until the admin wants to see all, or a later item has an error.
 * @param most number of items that are shown at first
 */
export function useFirst({ errors }: Pick<ChoiceForm, 'errors'>, list: 'columns' | 'words', most: number) {
  const [isWanted, setWanted] = useState(false);
  const isWhole = isWanted || hasErrorFrom(errors[list], most);
  return { most: isWhole ? undefined : most, showAll: () => setWanted(true) };
}
