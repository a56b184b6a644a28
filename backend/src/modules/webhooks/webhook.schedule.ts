const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Delays (s) after the first, second, … failed attempt. After the last delay there is one more attempt. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** Returns the delay (s) that a header `Retry-After` requests, at most a day; 0 if it is missing or invalid. */
export function retryAfter(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Math.min(Math.max(seconds || 0, 0), DAY);
}

/**
 * Returns the delay (s) until the next attempt to send a message; null if the message is given up.
 * @param attempts number of attempts so far, all failed
 * @param asked minimum delay (s) that the receiver requested
 */
export function waitAfter(attempts: number, asked: number): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : Math.max(wait, asked);
}
