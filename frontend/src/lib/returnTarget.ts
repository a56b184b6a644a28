import type { Location } from 'react-router-dom';
import { paths } from './paths';

/**
 * Where a sign-in leads: the screen that asked for it, or home. It comes from the app's own history state and never from the address, so
 * that no link can send anybody elsewhere.
 */
export function returnTarget(state: unknown): string {
  const { pathname = '', search = '', hash = '' } = (state as { from?: Partial<Location> } | null)?.from ?? {};
  const target = pathname + search + hash;
  // Browsers read \ as /, and skip tabs and line breaks.
  return /^\/(?![\t\n\r]*[/\\])/.test(target) ? target : paths.home;
}
