import type { Location } from 'react-router-dom';
import { paths } from './paths';

/**
 * Where a sign-in leads: the screen that asked for it, or home. It comes from the app's own history state and never from the address, so
 * that no link can send anybody elsewhere.
 */
export function returnTarget(state: unknown): string {
  const { pathname = '', search = '', hash = '' } = (state as { from?: Partial<Location> } | null)?.from ?? {};
  const target = pathname + search + hash;
  // As the browser reads it: \ as /, without tabs and line breaks, /.//x as //x.
  const read = target.startsWith('/') && URL.canParse(target, location.origin) ? new URL(target, location.origin) : undefined;
  return read?.origin === location.origin && !read.pathname.startsWith('//') ? target : paths.home;
}
