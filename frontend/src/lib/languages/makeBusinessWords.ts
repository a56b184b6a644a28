import type { Say } from './makeI18n';

/** The parts of a place that tell whether it is open for business. */
export interface BusinessFacts {
  /** `closed-temporarily`, `closed-permanently` or `opening-soon`; null if it is open. */
  businessStatus: string | null;
  /** Day from which it counts as open: `2026-05-03`. */
  opensOn: string | null;
}

export type BusinessWords = (facts: BusinessFacts, now: number) => string | null;

/**
 * Creates a function that describes a place that is not open for business: Closed until May 3. The function returns null for other places.
 * @param say returns texts in a language
 * @param locale BCP 47 tag for days
 */
export function makeBusinessWords(say: Say, locale: string): BusinessWords {
  let format: Intl.DateTimeFormat | undefined;
  const dayOf = (day: string): string => {
    format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return format.format(new Date(day));
  };
  return ({ businessStatus, opensOn }, now) => {
    // Responses that an earlier version has saved for use offline have neither.
    if (!businessStatus) return null;
    if (businessStatus === 'closed-permanently') return say('lib.permanentlyClosed');
    if (opensOn && opensOn <= new Date(now).toISOString().slice(0, 10)) return null;
    const isNew = businessStatus === 'opening-soon';
    if (!opensOn) return say(isNew ? 'lib.openingSoon' : 'lib.temporarilyClosed');
    return say(isNew ? 'lib.opensOnDay' : 'lib.closedUntilDay', { day: dayOf(opensOn) });
  };
}
