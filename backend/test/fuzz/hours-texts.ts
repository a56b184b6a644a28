const pad = (value: number): string => String(value).padStart(2, '0');

type Dice = (sides: number) => number;

const DAYS = ['Mo-Fr', 'Sa,Su', 'Tu-Su', 'Mo,We,Fr', 'Mo-Su', 'Sa', 'Fr-Mo', 'Mo[1]', 'Th[-1]', 'Su[2]', 'Mo-Fr,PH', 'PH', 'PH,Su'];
const DATES = [
  'Apr-Sep',
  'Nov-Mar',
  'Jun',
  'Dec 24',
  'Dec 24-26',
  'Dec 20-Jan 06',
  'Jan 01',
  'Feb 29',
  'easter',
  'easter -2 days',
  'week 01-53/2',
  'week 10-20',
  '2026 Dec 31',
  '2027 Mar 27-Apr 02',
];
const SUN = ['sunrise-sunset', 'dawn-dusk', '09:00-sunset', '(sunrise+01:00)-(sunset-00:30)', 'sunset-23:30'];
const ENDS = ['', '', '', '', ' open "ring the bell"', ' unknown "by appointment"', ' "if the flag is up"', ' off'];

function period(dice: Dice): string {
  const from = dice(20) * 60 + dice(4) * 15;
  // A tenth ends after midnight, as times of the next day.
  const to = from + 30 + dice(dice(10) === 0 ? 1440 : 1440 - from - 30 + 1);
  return `${pad(Math.floor(from / 60))}:${pad(from % 60)}-${pad(Math.floor(to / 60) % (to === 1440 ? 25 : 24))}:${pad(to % 60)}`;
}

function times(dice: Dice): string {
  const kind = dice(12);
  if (kind === 0) return '00:00-24:00';
  if (kind === 1) return 'off';
  if (kind === 2) return SUN[dice(SUN.length)] ?? '';
  if (kind === 3) return `${pad(18 + dice(6))}:${pad(dice(60))}-${pad(dice(6))}:${pad(dice(60))}`;
  if (kind < 6) return `${pad(7 + dice(4))}:${pad(dice(2) * 30)}-12:00,${pad(13 + dice(3))}:00-${pad(18 + dice(5))}:${pad(dice(60))}`;
  return period(dice);
}

function rule(dice: Dice): string {
  const [days, dates] = [DAYS[dice(DAYS.length)], DATES[dice(DATES.length)]];
  const kind = dice(8);
  const selector = kind === 0 ? dates : kind === 1 && !dates?.startsWith('easter') ? `${dates} ${days}` : days;
  return `${selector} ${times(dice)}${ENDS[dice(ENDS.length)]}`.replace('off off', 'off');
}

/** Returns opening hours as real places have them: weekly, past midnight, with holidays, seasons, dates, weeks, the sun, comments, and so on. */
export function randomHours(dice: Dice): string {
  if (dice(40) === 0) return '24/7';
  const rules = Array.from({ length: 1 + dice(4) }, () => rule(dice));
  return rules.reduce((text, next) => `${text}${['; ', '; ', '; ', '; ', ', ', ' || '][dice(6)]}${next}`);
}
