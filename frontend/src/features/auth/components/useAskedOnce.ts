import { useEffect, useRef, useState } from 'react';

/**
 * Asks something once as soon as it can be asked; once also where React runs effects twice.
 * @param ask must not reject
 * @param isReady whether it can be asked yet
 * @returns the answer; undefined until there is one
 */
export function useAskedOnce<Answer>(ask: () => Promise<Answer>, isReady = true): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef<Promise<Answer>>(undefined);
  useEffect(() => {
    if (!isReady && !asked.current) return undefined;
    asked.current ??= ask();
    let isHere = true;
    void asked.current.then((found) => isHere && setAnswer(found));
    return () => {
      isHere = false;
    };
  }, [ask, isReady]);
  return answer;
}
