/** Values of a place that is not open for business. */
export const BUSINESS_STATES = ['closed-temporarily', 'closed-permanently', 'opening-soon'] as const;

/** Word for a place without such a value. */
export const OPEN = 'open';

/** Value of a place that is closed for good. */
export const CLOSED_FOR_GOOD: (typeof BUSINESS_STATES)[number] = 'closed-permanently';

/**
 * Returns the SQL condition that lists contain a public place. Migration 1790000000056 has the same condition for counters and the map.
 * @param row alias of the place
 */
export const isListed = (row: string): string => `${row}.business_status IS DISTINCT FROM '${CLOSED_FOR_GOOD}'`;

/** Words of imported files for each state, in the five languages of the app; empty for a place that is open. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '': ['open', 'operational', 'offen', 'geöffnet', 'abierto', 'abierta', 'खुला', 'مفتوح'],
  'closed-temporarily': [
    'temporarily closed',
    'vorübergehend geschlossen',
    'cerrado temporalmente',
    'temporalmente cerrado',
    'अस्थायी रूप से बंद',
    'مغلق مؤقتا',
    'مغلق مؤقتًا',
  ],
  'closed-permanently': [
    'permanently closed',
    'closed',
    'closed for good',
    'dauerhaft geschlossen',
    'geschlossen',
    'cerrado permanentemente',
    'cerrado definitivamente',
    'cerrado',
    'स्थायी रूप से बंद',
    'बंद',
    'مغلق نهائيا',
    'مغلق نهائيًا',
    'مغلق',
  ],
  'opening-soon': ['coming soon', 'öffnet bald', 'eröffnet bald', 'próxima apertura', 'abre pronto', 'जल्द खुलेगा', 'يفتح قريبا', 'يفتح قريبًا'],
};

const STATES: ReadonlyMap<string, string> = new Map(Object.entries(WORDS).flatMap(([state, words]) => words.map((word) => [word, state] as const)));

/** Returns the state that a word of an imported file stands for; the word itself if it stands for none. */
export function stateOfWord(word: string): string {
  const written = word
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const [first = '', ...rest] = written.split(' ');
  return STATES.get(written) ?? STATES.get([...rest, first].join(' ')) ?? written.replaceAll(' ', '-');
}

/** Returns whether a text is a day of the calendar, such as `2026-05-03`. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns whether a place in this state opens on a later day. */
export const opensLater = (businessStatus: string | null): boolean => businessStatus !== null && businessStatus !== CLOSED_FOR_GOOD;

/** Returns whether a place is open for business on a day. It can still be outside its opening hours. */
export const isOpenForBusiness = ({ businessStatus, opensOn }: { businessStatus: string | null; opensOn: string | null }, today: string): boolean =>
  businessStatus === null || (opensLater(businessStatus) && opensOn !== null && opensOn <= today);
