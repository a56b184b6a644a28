import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { attemptAt, type Draft, readDraft, writeDraft } from './draft';

/** Pause after the last change before a draft is stored (ms). */
const PAUSE_MS = 400;

interface Options<Values> {
  /** Storage key. */
  key: string;
  /** Id of the user. */
  authorId: string;
  /** Initial values without a draft. A draft with the same values is deleted. */
  fresh: Values;
  /** Checks whether the stored values still fit the form. */
  isValues: (found: unknown) => found is Values;
}

/** Stores the values of a form until they are sent. They survive reloads, sign-ins and failed requests. The options must not change between renders. */
export function useDraft<Values>({ key, authorId, fresh, isValues }: Options<Values>) {
  const [beginning] = useState(fresh);
  const isFresh = useCallback((values: Values) => JSON.stringify(values) === JSON.stringify(beginning), [beginning]);
  const [found] = useState(() => {
    const draft = readDraft(key, authorId, isValues);
    return draft && isFresh(draft.values) ? undefined : draft;
  });
  const latest = useRef<Draft<Values> | undefined>(found);
  const kept = useRef<Draft<Values> | undefined>(found);
  const timer = useRef<number>(undefined);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    if (latest.current === kept.current) return;
    kept.current = latest.current;
    writeDraft(key, latest.current);
  }, [key]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const actions = useMemo(
    () => ({
      keep: (values: Values) => {
        latest.current = isFresh(values) ? undefined : { authorId, values, attempt: latest.current?.attempt };
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(flush, PAUSE_MS);
      },
      forget: () => {
        latest.current = undefined;
        flush();
      },
      /** Returns the id of the attempt to send these values; it stays the same while the values do. */
      attempt: (values: Values): string => {
        const attempt = attemptAt(JSON.stringify(values), latest.current?.attempt);
        latest.current = { authorId, values, attempt };
        flush();
        return attempt.id;
      },
    }),
    [authorId, flush, isFresh],
  );
  return { found: found?.values, fresh: beginning, ...actions };
}
