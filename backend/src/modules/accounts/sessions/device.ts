import Bowser from 'bowser';

/** Maximum length of a `User-Agent` header that is parsed. No real browser sends a longer one. */
const LONGEST = 1000;

/** Returns the browser and system that a `User-Agent` header names, such as “Chrome on Windows”; null if both are unknown. */
export function deviceOf(userAgent: string): string | null {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
