import { useState } from 'react';

/**
 * Returns the chosen one of several options that share the same inputs, and a function that chooses another one. When a submit finds an invalid value
 * in an option that is not shown, that option is chosen, so that the form can focus its input.
 * @param first option that is shown at first
 * @param wrong options with an invalid value, in order
 * @param submits number of submits
 */
export function useShown<Option extends string>(first: Option, wrong: readonly Option[], submits: number) {
  const [shown, choose] = useState(first);
  const [seen, see] = useState({ wrong, submits });
  if (seen.submits !== submits || String(seen.wrong) !== String(wrong)) {
    see({ wrong, submits });
    const news = seen.submits === submits ? wrong.filter((one) => !seen.wrong.includes(one)) : wrong;
    if (news[0] !== undefined && !wrong.includes(shown)) choose(news[0]);
  }
  return [shown, choose] as const;
}
