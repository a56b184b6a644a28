import { type HoursLocation, openingTimes, wallClock } from '../../../core/hours/index.js';
import { isOpenForBusiness } from './business-state.js';

/** The parts of a place on which its opening times depend. */
export interface HoursFacts extends HoursLocation {
  /** Opening hours. */
  text: string;
  businessStatus: string | null;
  opensOn: string | null;
}

/** Returns whether a place is open for business at an instant, by the calendar of its time zone. */
export const isInBusiness = (place: Pick<HoursFacts, 'businessStatus' | 'opensOn'>, timeZone: string, now: Date): boolean =>
  place.businessStatus === null || isOpenForBusiness(place, new Date(wallClock(now.getTime(), timeZone)).toISOString().slice(0, 10));

/** Returns the opening times of a place around an instant; null if it is not open for business on that day. */
export function placeTimes({ text, businessStatus, opensOn, ...location }: HoursFacts, now: Date): ReturnType<typeof openingTimes> {
  return isInBusiness({ businessStatus, opensOn }, location.timeZone, now) ? openingTimes(text, location, now) : null;
}
