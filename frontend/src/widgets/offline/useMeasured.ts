import { useEffect, useState } from 'react';
import { language } from '../../lib/i18n';
import { fetchSummary, type KeepProblem, type KeptSummary, problemOf, sizeOf } from '../../lib/kept';

/** Size of what would be kept of a city, and the free space of this device (bytes). While they load, both are undefined. */
export interface Measured {
  summary?: KeptSummary;
  /** undefined if the browser does not tell. */
  free?: number | undefined;
  isTooLarge?: boolean;
  problem?: KeepProblem;
}

async function freeSpace(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/** Asks for the size of a city whenever `isWanted` becomes true. */
export function useMeasured(id: string, isWanted: boolean): Measured {
  const [measured, setMeasured] = useState<Measured>({});
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const measure = async (): Promise<Measured> => {
      const [summary, free] = await Promise.all([fetchSummary(id, language.code, abort.signal), freeSpace()]);
      return { summary, free, isTooLarge: free !== undefined && free < sizeOf(summary) };
    };
    void measure()
      .catch((error: unknown): Measured => ({ problem: problemOf(error) }))
      .then((found) => {
        if (!abort.signal.aborted) setMeasured(found);
      });
    return () => abort.abort();
  }, [id, isWanted]);
  return measured;
}
