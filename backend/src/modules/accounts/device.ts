import Bowser from 'bowser';

/** More than any real browser sends; longer ones are somebody's joke. */
const LONGEST = 1000;

/** A browser's own description in words people know, such as “Chrome on Windows”; null where it says nothing known. */
export function deviceOf(userAgent: string): string | null {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
