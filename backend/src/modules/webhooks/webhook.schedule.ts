const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between an attempt that has failed and the next one. After as many there is none any more. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** Seconds that a header `Retry-After` asks to wait, at most a day; 0 where it asks for nothing that can be understood. */
export function retryAfter(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Math.min(Math.max(seconds || 0, 0), DAY);
}

/**
 * Seconds until a message is sent again.
 * @param attempts how often it was sent, all of them in vain
 * @param asked seconds that the receiver has asked to wait at least
 * @returns null where it is given up
 */
export function waitAfter(attempts: number, asked: number): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : Math.max(wait, asked);
}
