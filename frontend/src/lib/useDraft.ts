import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { attemptAt, type Draft, readDraft, writeDraft } from './draft';

/** Milliseconds without a further change after which a draft is kept. */
const PAUSE_MS = 400;

interface Options<Values> {
  /** Where it is kept. */
  key: string;
  /** Who types. */
  authorId: string;
  /** What the form begins with where there is no draft; a draft that says the same is none. */
  fresh: Values;
  /** Whether what was kept is still what the form holds. */
  isValues: (found: unknown) => found is Values;
}

/** Keeps what is typed until it has been sent, over reloads, sign-ins and failures. The options must stay the same. */
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
      /** The name of the attempt to send these values: the same one as long as they stay the same. */
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
