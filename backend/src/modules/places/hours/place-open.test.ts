import { dice } from '../../../../test/dice.js';
import { buildCity, clearGuide } from '../../../../test/builders.js';
import { randomHours } from '../../../../test/fuzz/hours-texts.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { countryCode } from '../../../core/geo/index.js';
import { isOpeningHours, wallClock } from '../../../core/hours/index.js';
import { withoutHolidays } from '../../../core/hours/opening-hours.js';
import { evaluate, tidyHours as tidyText } from '../../../core/hours/syntax.js';

const TEXTS = 100;
const INSTANTS = 50;
/** Timeout (ms) for a busy machine. */
const TIMEOUT = 300_000;
const SEED = Number(process.env.HOURS_SEED ?? 69);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const CITIES = [
  { timeZone: 'Europe/Berlin', country: 'Germany', latitude: 52.5, longitude: 13.4 },
  { timeZone: 'America/New_York', country: 'United States', latitude: 40.7, longitude: -74 },
  { timeZone: 'Asia/Kolkata', country: 'India', latitude: 18.5, longitude: 73.9 },
  { timeZone: 'Australia/Lord_Howe', country: 'Australia', latitude: -31.5, longitude: 159.1 },
  { timeZone: 'America/Santiago', country: 'Chile', latitude: -33.4, longitude: -70.7 },
  { timeZone: 'Pacific/Kiritimati', country: 'Freedonia', latitude: 1.9, longitude: -157.4 },
  { timeZone: 'Europe/Oslo', country: 'Norway', latitude: 69.6, longitude: 18.9 },
  { timeZone: 'Africa/Cairo', country: 'Egypt', latitude: 30, longitude: 31.2 },
];

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

type Zone = (typeof CITIES)[number];

/** Evaluates a text for one minute of the wall clock; holidays that are unknown do not count. */
function isOpenAt(text: string, { country, ...location }: Zone, wall: number): boolean {
  const tidy = tidyText(text) ?? '';
  const open = (rules: string, code: string | undefined) => evaluate(rules, location, code, { from: wall, to: wall + MINUTE }).some(({ from }) => from <= wall);
  for (const [rules, code] of [[tidy, countryCode(country)] as const, [withoutHolidays(tidy), undefined] as const]) {
    try {
      return rules !== '' && open(rules, code);
    } catch {
      // The next one; without the sun, none.
    }
  }
  return false;
}

/** Returns the instants at which the clocks of a zone change within the next year. */
function changesOf(timeZone: string, now: number): number[] {
  const offset = (instant: number) => wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
  const hours = Array.from({ length: 365 * 24 }, (_, i) => Math.floor(now / (60 * MINUTE) + i) * 60 * MINUTE);
  return hours.filter((hour) => offset(hour) !== offset(hour + 60 * MINUTE));
}

/** Returns an instant from yesterday to 366 days ahead: at any time, or close to midnight, new year, a full hour, or a change of the clocks. */
function randomInstant(throwDice: ReturnType<typeof dice>, now: number, changes: readonly number[], timeZone: string): number {
  const any = now - DAY + throwDice(366 * 1440) * MINUTE + throwDice(60) * 1000;
  const aside = (throwDice(7) - 3) * MINUTE;
  const kind = throwDice(8);
  if (kind === 0 && changes.length > 0) return (changes[throwDice(changes.length)] ?? now) + (throwDice(360) - 180) * MINUTE;
  if (kind === 1) return Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1) + (throwDice(2880) - 1440) * MINUTE;
  if (kind === 2) return any - (wallClock(any, timeZone) % DAY) + DAY + aside;
  if (kind === 3) return any - (wallClock(any, timeZone) % (60 * MINUTE)) + aside;
  return any;
}

async function addPlaces(texts: readonly { text: string; zone: number }[]): Promise<void> {
  const cityIds: string[] = [];
  for (const city of CITIES) cityIds.push((await buildCity(server.dataSource, { name: city.timeZone, ...city })).id);
  await server.dataSource.query(
    `INSERT INTO places (id, city_id, name, description, category, status, opening_hours)
      SELECT gen_random_uuid(), ($1::uuid[])[1 + (x ->> 'zone')::integer], 'P' || n, '-', 'cafe', 'active', x ->> 'text' FROM json_array_elements($2) WITH ORDINALITY j (x, n)`,
    [cityIds, JSON.stringify(texts)],
  );
}

test(
  `place_open agrees with opening_hours for ${TEXTS * INSTANTS} random texts and times, by instant and by local time`,
  async () => {
    const throwDice = dice(SEED);
    const texts: { text: string; zone: number }[] = [];
    while (texts.length < TEXTS) {
      const text = randomHours(throwDice);
      if (isOpeningHours(text)) texts.push({ text, zone: throwDice(CITIES.length) });
    }
    await addPlaces(texts);
    await server.ran('place-hours');

    const now = Date.now();
    const changes = CITIES.map(({ timeZone }) => changesOf(timeZone, now));
    const asked = texts.flatMap(({ text, zone }, n) =>
      Array.from({ length: INSTANTS }, () => {
        const city = CITIES[zone] as Zone;
        const instant = randomInstant(throwDice, now, changes[zone] ?? [], city.timeZone);
        const wall = Math.floor(wallClock(instant, city.timeZone) / MINUTE) * MINUTE;
        return {
          name: `P${n + 1}`,
          text,
          zone: city.timeZone,
          at: new Date(instant).toISOString(),
          local: new Date(wall).toISOString().slice(0, 16),
          wall,
          city,
        };
      }),
    );
    const found = await server.dataSource.query<{ byInstant: boolean; byLocal: boolean }[]>(
      `SELECT place_open(p, h, a.at) AS "byInstant", place_open(p, h, NULL, a.local) AS "byLocal" FROM json_to_recordset($1) a (name text, at timestamptz, local timestamp, nth integer)
      JOIN places p ON p.name = a.name LEFT JOIN place_hours h ON h.id = p.hours_id ORDER BY nth`,
      [JSON.stringify(asked.map(({ name, at, local }, nth) => ({ name, at, local, nth })))],
    );
    const expected = asked.map(({ text, city, wall }) => isOpenAt(text, city, wall));
    const differences = asked.flatMap(({ text, zone, at, local }, i) => {
      const { byInstant, byLocal } = found[i] ?? {};
      return byInstant === expected[i] && byLocal === expected[i] ? [] : [{ text, zone, at, local, expected: expected[i], byInstant, byLocal }];
    });
    expect({ seed: SEED, differences: differences.slice(0, 10) }).toEqual({ seed: SEED, differences: [] });
    const open = expected.filter(Boolean).length / expected.length;
    expect(open).toBeGreaterThan(0.1);
    expect(open).toBeLessThan(0.9);
  },
  TIMEOUT,
);
