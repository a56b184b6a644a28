import { useEffect, useState } from 'react';
import { locale } from '../../../lib/i18n';

const REFRESH_MS = 15_000;

const FORMAT = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats the local time in an IANA time zone; undefined if the browser does not support the zone. */
function timeIn(timeZone: string, at: number): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { ...FORMAT, timeZone }).format(at);
  } catch {
    return undefined;
  }
}

/** Current local time in a time zone, updated regularly. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return <time>{timeIn(timeZone, now) ?? timeZone}</time>;
}
