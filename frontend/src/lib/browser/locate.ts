import type { Point } from '../address';

/** Timeout of the request (ms). */
const TIMEOUT = 10_000;

/** Reason without a position: the visitor or the browser refuses, no source knows it, it takes too long, or the page has no HTTPS. */
export type LocationProblem = 'blocked' | 'unknown' | 'late' | 'insecure';

/** Position of the visitor, and the radius (m) within which the browser expects it. */
export interface OwnPosition {
  point: Point;
  accuracy: number;
}

interface Options {
  /** Maximum age of a cached position (ms). */
  maximumAge: number;
  /** Whether to use the most precise source, such as GPS, which takes longer. */
  isPrecise?: boolean;
}

/** Codes of the Geolocation API (W3C, section 4.4). */
const PROBLEMS: Readonly<Record<number, LocationProblem>> = { 1: 'blocked', 2: 'unknown', 3: 'late' };

/** Asks the browser for the visitor's position. The browser asks the visitor. Never rejects. */
export function locate({ maximumAge, isPrecise = false }: Options): Promise<OwnPosition | LocationProblem> {
  // Browsers can lack both, although the DOM types say always. Without HTTPS they refuse with the code for a visitor who blocks.
  const { isSecureContext } = window as { isSecureContext?: boolean };
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (isSecureContext === false) return Promise.resolve('insecure');
  if (!geolocation) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ point: { latitude, longitude }, accuracy }),
      ({ code }) => resolve(PROBLEMS[code] ?? 'unknown'),
      { timeout: TIMEOUT, maximumAge, enableHighAccuracy: isPrecise },
    );
  });
}
