import { useEffect, useState } from 'react';
import { locale } from '../../../lib/locale';

const REFRESH_MS = 15_000;

const FORMAT = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** What the clocks show in an IANA time zone; undefined where the browser does not know the zone. */
function timeIn(timeZone: string, at: number): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { ...FORMAT, timeZone }).format(at);
  } catch {
    return undefined;
  }
}

/** The time of day in a time zone, kept up to date. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return <time>{timeIn(timeZone, now) ?? timeZone}</time>;
}
