import { Script } from 'node:vm';
import { type HoursLocation, isOpeningHours, openingTimes } from './opening-hours.js';

const BERLIN = { timeZone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405, country: 'Germany' };
const NEW_YORK = { timeZone: 'America/New_York', latitude: 40.71, longitude: -74.01, country: 'United States' };
const PUNE = { timeZone: 'Asia/Kolkata', latitude: 18.52, longitude: 73.86, country: 'India' };

/** Returns weekday, local time and UTC offset of an instant. */
function told(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'longOffset' });
  const { weekday = '', hour = '', minute = '', timeZoneName = '' } = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${weekday} ${hour}:${minute}${timeZoneName.replace('GMT', '')}`;
}

/** Returns the periods in the local time of the place. */
function times(text: string, place: HoursLocation, now: string): string[] | undefined {
  const found = openingTimes(text, place, new Date(now));
  return found?.periods.map(({ opensAt, closesAt, comment }) =>
    [told(opensAt, place.timeZone), told(closesAt, place.timeZone), ...(comment ? [comment] : [])].join(' | '),
  );
}

describe('openingTimes', () => {
  test('returns office hours from yesterday to the same weekday next week', () => {
    expect(times('Mo-Fr 09:00-18:00; Sa 10:00-14:00', BERLIN, '2026-11-20T12:00:00Z')).toEqual([
      'Thu 09:00+01:00 | Thu 18:00+01:00',
      'Fri 09:00+01:00 | Fri 18:00+01:00',
      'Sat 10:00+01:00 | Sat 14:00+01:00',
      'Mon 09:00+01:00 | Mon 18:00+01:00',
      'Tue 09:00+01:00 | Tue 18:00+01:00',
      'Wed 09:00+01:00 | Wed 18:00+01:00',
      'Thu 09:00+01:00 | Thu 18:00+01:00',
      'Fri 09:00+01:00 | Fri 18:00+01:00',
    ]);
  });

  test('uses the calendar day of the place, not that of UTC', () => {
    expect(times('Mo 10:00-11:00', PUNE, '2026-11-23T19:00:00Z')).toEqual(['Mon 10:00+05:30 | Mon 11:00+05:30', 'Mon 10:00+05:30 | Mon 11:00+05:30']);
    expect(times('Mo 10:00-11:00', NEW_YORK, '2026-11-25T04:00:00Z')).toEqual(['Mon 10:00-05:00 | Mon 11:00-05:00', 'Mon 10:00-05:00 | Mon 11:00-05:00']);
    expect(times('Mo 10:00-11:00', NEW_YORK, '2026-11-25T06:00:00Z')).toEqual(['Mon 10:00-05:00 | Mon 11:00-05:00']);
  });

  test('returns a night as one period, and cuts one that began before yesterday', () => {
    expect(times('Fr,Sa 22:00-03:00', PUNE, '2026-11-22T12:00:00Z')).toEqual([
      'Sat 00:00+05:30 | Sat 03:00+05:30',
      'Sat 22:00+05:30 | Sun 03:00+05:30',
      'Fri 22:00+05:30 | Sat 03:00+05:30',
      'Sat 22:00+05:30 | Sun 03:00+05:30',
    ]);
  });

  test('clocks put forward shorten a night, and move times out of the skipped hour', () => {
    expect(times('Sa 22:00-05:00, Su 02:30-06:00', BERLIN, '2026-03-28T12:00:00Z')?.slice(0, 2)).toEqual([
      'Sat 22:00+01:00 | Sun 06:00+02:00',
      'Sat 22:00+02:00 | Sun 00:00+02:00',
    ]);
    expect(times('Su 02:15-04:00', NEW_YORK, '2026-03-07T17:00:00Z')).toEqual(['Sun 03:15-04:00 | Sun 04:00-04:00']);
    expect(times('Su 02:15-03:00', NEW_YORK, '2026-03-07T17:00:00Z')).toEqual([]);
    expect(times('Mo-Su 09:00-17:00', BERLIN, '2026-03-28T12:00:00Z')?.slice(1, 3)).toEqual([
      'Sat 09:00+01:00 | Sat 17:00+01:00',
      'Sun 09:00+02:00 | Sun 17:00+02:00',
    ]);
  });

  test('clocks put back lengthen a night, and the first of the repeated hours counts', () => {
    const [night] = openingTimes('Sa 22:00-05:00', BERLIN, new Date('2026-10-24T12:00:00Z'))?.periods ?? [];
    expect([night?.opensAt.toISOString(), night?.closesAt.toISOString()]).toEqual(['2026-10-24T20:00:00.000Z', '2026-10-25T04:00:00.000Z']);
    const [early] = openingTimes('Su 01:30-09:00', NEW_YORK, new Date('2026-10-31T16:00:00Z'))?.periods ?? [];
    expect([early?.opensAt.toISOString(), early?.closesAt.toISOString()]).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T14:00:00.000Z']);
  });

  test('returns 24/7 as one period', () => {
    expect(times('24/7', PUNE, '2026-11-21T12:00:00Z')).toEqual(['Fri 00:00+05:30 | Sun 00:00+05:30']);
    expect(openingTimes('24/7', BERLIN, new Date('2026-10-24T12:00:00Z'))?.periods).toEqual([
      { opensAt: new Date('2026-10-22T22:00:00Z'), closesAt: new Date('2026-10-31T23:00:00Z'), comment: null },
    ]);
    expect(times('Mo-Su 00:00-24:00', PUNE, '2026-11-21T12:00:00Z')).toHaveLength(1);
  });

  test('merges adjacent periods unless their comments differ', () => {
    expect(times('Sa 08:00-12:00,12:00-18:00', PUNE, '2026-11-23T12:00:00Z')).toEqual(['Sat 08:00+05:30 | Sat 18:00+05:30']);
    expect(times('Sa 08:00-12:00; Sa 12:00-18:00 open "terrace"', PUNE, '2026-11-23T12:00:00Z')).toEqual(['Sat 12:00+05:30 | Sat 18:00+05:30 | terrace']);
    expect(times('Sa 08:00-12:00, Sa 12:00-18:00 open "terrace"', PUNE, '2026-11-23T12:00:00Z')).toEqual([
      'Sat 08:00+05:30 | Sat 12:00+05:30',
      'Sat 12:00+05:30 | Sat 18:00+05:30 | terrace',
    ]);
  });

  test('uses the public holidays of the country, and ignores holidays that are unknown', () => {
    const may1 = (place: HoursLocation, text = 'Fr 09:00-18:00; PH off') => times(text, place, '2026-05-01T06:00:00Z')?.[0];
    expect(may1(BERLIN)).toBe('Fri 09:00+02:00 | Fri 18:00+02:00');
    expect(times('Fr 09:00-18:00; PH off', BERLIN, '2026-05-01T06:00:00Z')).toHaveLength(1);
    expect(times('Fr 09:00-18:00; PH off', { ...BERLIN, country: 'Freedonia' }, '2026-05-01T06:00:00Z')).toHaveLength(2);
    expect(may1(PUNE)).toBe('Fri 09:00+05:30 | Fri 18:00+05:30');
    expect(may1(PUNE, 'Fr,PH 10:00-12:00; PH off "closed"')).toBe('Fri 10:00+05:30 | Fri 12:00+05:30');
    expect(times('PH 10:00-12:00', PUNE, '2026-05-01T06:00:00Z')).toEqual([]);
  });

  test('applies different hours for each season', () => {
    expect(times('Apr-Sep We 10:00-20:00; Oct-Mar Th 10:00-16:00', BERLIN, '2026-09-30T12:00:00Z')).toEqual([
      'Wed 10:00+02:00 | Wed 20:00+02:00',
      'Thu 10:00+02:00 | Thu 16:00+02:00',
    ]);
  });

  test('returns comments, and omits times at which it is unknown whether the place is open', () => {
    expect(times('Mo 09:00-12:00 open "ring the bell"', BERLIN, '2026-11-23T06:00:00Z')?.[0]).toBe('Mon 09:00+01:00 | Mon 12:00+01:00 | ring the bell');
    for (const text of ['"by appointment"', 'Mo 09:00-12:00 "by appointment"', 'Mo unknown', 'off', 'Mo-Su closed "moving"']) {
      expect(times(text, BERLIN, '2026-11-23T06:00:00Z')).toEqual([]);
    }
  });

  test('computes sunrise and sunset for the place, in its time zone', () => {
    // Berlin on 2026-03-28, and on 2026-03-29 after the clocks were put forward by an hour
    const [, saturday, sunday] = openingTimes('sunrise-sunset', BERLIN, new Date('2026-03-28T12:00:00Z'))?.periods ?? [];
    const minutes = (date?: Date) => (date ? date.getUTCHours() * 60 + date.getUTCMinutes() : undefined);
    expect(minutes(saturday?.opensAt)).toBeCloseTo(4 * 60 + 50, -1);
    expect(minutes(saturday?.closesAt)).toBeCloseTo(17 * 60 + 32, -1);
    expect(minutes(sunday?.opensAt)).toBeCloseTo(4 * 60 + 48, -1);
    expect(openingTimes('sunrise-sunset', { timeZone: 'Arctic/Longyearbyen', latitude: 78.2, longitude: 15.6 }, new Date('2026-12-21T12:00:00Z'))).toBeNull();
  });
});

test('never uses the time zone of the process', () => {
  const local = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'setDate', 'setHours', 'getTimezoneOffset'] as const;
  const spies = local.map((name) => jest.spyOn(Date.prototype, name));
  for (const text of ['Mo[1] 02:30-05:00', 'Mo-Fr 09:00-18:00; PH off', 'easter 10:00-12:00', 'week 1-53/2 Sa 22:00-03:00', 'sunrise-(sunset-00:30)']) {
    expect(times(text, NEW_YORK, '2026-03-05T12:00:00Z')).toBeDefined();
  }
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

describe('isOpeningHours', () => {
  test.each([
    '',
    '   ',
    ';',
    'nonsense',
    'Mo-Fr 9 to 5',
    'Monday 09:00-18:00',
    '<script>',
    'Mo 25:00-26:00',
    'Mo 09:00-',
    '09:00',
    '\0',
    '🙂',
    'Mo "unfinished',
  ])('rejects %j', (text) => {
    expect(isOpeningHours(text)).toBe(false);
    expect(openingTimes(text, BERLIN, new Date('2026-11-20T12:00:00Z'))).toBeNull();
  });

  test.each(['24/7', 'Mo-Fr 09:00-18:00', 'mo-fr 09:00-18:00', 'Mo-Su sunrise-sunset', 'PH off', 'Apr-Sep Mo[1] 10:00-12:00 open "first Monday"', ' Mo  off;'])(
    'accepts %j',
    (text) => expect(isOpeningHours(text)).toBe(true),
  );

  /** Texts that are hard to parse, most of them as long as allowed (500 characters). */
  const hostile: [string, string][] = [
    ['blanks behind a semicolon', `;${' '.repeat(498)}x`],
    ['semicolons and blanks', `${' ;'.repeat(249)}x`],
    ['semicolons and tabs inside', `Mo${';\t '.repeat(160)}x`],
    ['open brackets', '('.repeat(500)],
    ['quotation marks', '"'.repeat(499)],
    ['letters', 'a'.repeat(500)],
    ['words', 'Mo '.repeat(166)],
    ['numbers', '1;'.repeat(250)],
    ['holidays', `${'PH,SH,'.repeat(80)}PH 10:00-12:00`],
    ['suns', `${'dawn-sunrise,sunset-dusk,'.repeat(19)}10:00-12:00`],
    ['nights', `${'sunset-sunrise||'.repeat(30)}sunset-sunrise`],
    ['open ends', `${'09:00-18:00+,'.repeat(38)}+1`],
    ['long years', `${'99999999;'.repeat(55)}Th`],
    ['years', '2000-9999/2 '.repeat(41)],
    ['more than 500 characters', `Mo-Fr 09:00-18:00${' '.repeat(484)}`],
  ];
  // For some of these texts, a parser that tries all possibilities would practically never finish.
  test.each(hostile)('does not block the process: %s', (_what, text) => {
    expect(typeof isOpeningHours(text)).toBe('boolean');
  });

  test('rejects a text with too many opening periods', () => {
    const minute = (n: number) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
    const spans = Array.from({ length: 41 }, (_, n) => `${minute(n * 20)}-${minute(n * 20 + 1)}`);
    expect(isOpeningHours(spans.join(','))).toBe(false);
    expect(isOpeningHours(spans.slice(0, 9).join(','))).toBe(true);
  });
});

describe('the time limit', () => {
  /** Lets attempts at a text end at the time limit, each after some CPU time (ms) of the process. @returns the spy on attempts */
  function timeOut({ attempts, cpu }: { attempts: number; cpu: number }) {
    isOpeningHours('24/7'); // loads the package
    let spent = 0;
    jest.spyOn(process, 'cpuUsage').mockImplementation((since) => ({ user: spent * 1000 - (since?.user ?? 0), system: 0 }));
    const spy = jest.spyOn(Script.prototype, 'runInContext');
    for (let i = 0; i < attempts; i += 1) {
      spy.mockImplementationOnce(() => {
        spent += cpu;
        throw Object.assign(new Error('Script execution timed out'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
      });
    }
    return spy;
  }
  afterEach(() => jest.restoreAllMocks());

  test('refuses no text for time in which the process did not run', () => {
    const attempts = timeOut({ attempts: 30, cpu: 5 });
    expect(isOpeningHours('Mo 09:00-17:01')).toBe(true);
    expect(attempts).toHaveBeenCalledTimes(31);
  });

  test('refuses a text whose attempts take the CPU time', () => {
    const attempts = timeOut({ attempts: 30, cpu: 90 });
    expect(isOpeningHours('Mo 09:00-17:02')).toBe(false);
    expect(attempts).toHaveBeenCalledTimes(3);
  });
});
