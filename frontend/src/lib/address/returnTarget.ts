import type { Location } from 'react-router-dom';
import { paths } from './paths';

/**
 * Returns the path to open after a sign-in: the screen that required it, or the home page. The path comes from the history state, never from the
 * address. It must be on this site: no link can cause an open redirect.
 */
export function returnTarget(state: unknown): string {
  const { pathname = '', search = '', hash = '' } = (state as { from?: Partial<Location> } | null)?.from ?? {};
  const target = pathname + search + hash;
  // Parsed like the browser does: \ counts as /, tabs and line breaks are ignored, /.//x becomes //x.
  const read = target.startsWith('/') && URL.canParse(target, location.origin) ? new URL(target, location.origin) : undefined;
  return read?.origin === location.origin && !read.pathname.startsWith('//') ? target : paths.home;
}
