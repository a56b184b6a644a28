import { useStored } from '../../lib/browser';

const MOST = 5;

const isTexts = (stored: unknown): stored is string[] => Array.isArray(stored) && stored.every((text) => typeof text === 'string');

/** Returns the last searches in this browser, newest first, and functions to add one and to forget all. */
export function useRecentSearches() {
  const [recent, store] = useStored<string[]>('recent-searches', [], isTexts);
  return {
    recent,
    remember: (text: string) => store([text, ...recent.filter((one) => one !== text)].slice(0, MOST)),
    forget: () => store([]),
  };
}
