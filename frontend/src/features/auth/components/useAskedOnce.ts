import { useEffect, useRef, useState } from 'react';

/**
 * Runs an async function once, as soon as it is ready; also once in React's strict mode, which runs effects twice.
 * @param ask function to run; must not reject
 * @param isReady false delays the call
 * @returns the result; undefined until it is there
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
