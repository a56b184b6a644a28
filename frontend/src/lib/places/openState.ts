import { locale, t } from '../i18n';
import { makeBusinessWords, makeOpenWords } from '../languages';

export { type BusinessFacts, openState, type OpenState, type OpenTimes, type Period } from '../languages';

/** Formatters of opening states and times in the page's language. */
export const { knowsZone, clockAt, dayAt, openWords } = makeOpenWords((text, values) => t(text, values), locale);

/** Describes a place that is not open for business in the page's language; null for other places. */
export const businessWords = makeBusinessWords((text, values) => t(text, values), locale);
