import { type ObjectSchema, string } from 'yup';
import type { FetchMapAreaInput } from '../../../../graphql/schema.generated';
import type { Area } from '../../../../lib/address';
import { inputSchema } from '../../../../lib/api';
import { t } from '../../../../lib/i18n';

/** How the area is given. */
export type AreaBy = 'city' | 'bounds';

/** Edges of an area, in the order of the form. */
export const EDGES = ['west', 'south', 'east', 'north'] as const;
export type Edge = (typeof EDGES)[number];

export interface FetchValues extends Record<Edge, string> {
  address: string;
  name: string;
  by: AreaBy;
  cityId: string;
  /** Kilometers around the city, as typed. */
  marginKm: string;
}

/** Kilometers around a city at first; the default of the server. */
const MARGIN_KM = '5';
/** Most kilometers around a city that the server accepts. */
const MOST_MARGIN_KM = 100;

export const NO_AREA: FetchValues = { address: '', name: '', by: 'city', cityId: '', marginKm: MARGIN_KM, west: '', south: '', east: '', north: '' };

/** Parses a typed number; NaN if it is none. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

const isWithin = (text: string, least: number, most: number): boolean => numberOf(text) >= least && numberOf(text) <= most;

const edge = (most: number, wrong: () => string) =>
  string().when('by', { is: 'bounds', then: (text) => text.test('degrees', wrong, (value = '') => isWithin(value, -most, most)) });

const latitude = () => t('mapArchives.notLatitude');
const longitude = () => t('mapArchives.notLongitude');

/** Returns the form schema. Only the way that is chosen is checked. */
export const fetchSchema = (): ObjectSchema<object> =>
  inputSchema('FetchMapAreaInput').shape({
    cityId: string().when('by', { is: 'city', then: (id) => id.required(() => t('mapArchives.chooseCity')) }),
    marginKm: string().when('by', {
      is: 'city',
      then: (text) =>
        text.test(
          'margin',
          () => t('mapArchives.notMargin', { most: MOST_MARGIN_KM }),
          (value = '') => isWithin(value, 0, MOST_MARGIN_KM),
        ),
    }),
    west: edge(180, longitude),
    south: edge(90, latitude),
    east: edge(180, longitude),
    north: edge(90, latitude).when(['by', 'south'], ([by, south], text) =>
      by === 'bounds'
        ? text.test(
            'order',
            () => t('mapArchives.northBelowSouth'),
            (value = '') => !(numberOf(value) <= numberOf(String(south))),
          )
        : text,
    ),
  });

/** Returns the margin of the form; undefined if it is invalid. */
export const marginOf = ({ marginKm }: Pick<FetchValues, 'marginKm'>): number | undefined =>
  isWithin(marginKm, 0, MOST_MARGIN_KM) ? numberOf(marginKm) : undefined;

/** Returns the area of the typed edges; undefined if they are incomplete or invalid. */
export function boundsOf({ west, south, east, north }: Record<Edge, string>): Area | undefined {
  const isArea = [west, east].every((text) => isWithin(text, -180, 180)) && [south, north].every((text) => isWithin(text, -90, 90));
  if (!isArea || numberOf(south) >= numberOf(north)) return undefined;
  return {
    southWest: { latitude: numberOf(south), longitude: numberOf(west) },
    northEast: { latitude: numberOf(north), longitude: numberOf(east) },
  };
}

/** Returns the input of the mutation; the values must be valid. */
export function fetchInput(values: FetchValues): FetchMapAreaInput {
  const { address, name, by, cityId } = values;
  const area = by === 'city' ? { cityId, marginKm: marginOf(values) } : { bounds: boundsOf(values) };
  return { address: address.trim(), name: name.trim() || null, ...area };
}

/** Length of a degree of latitude (km): a 360th of the earth's meridian circumference of 40,008 km. */
const KM_PER_DEGREE = 111.13;

/** Returns width, at its middle, and height of an area (km). */
export function sizeOf({ southWest, northEast }: Area): { width: number; height: number } {
  const degrees = (northEast.longitude - southWest.longitude + 360) % 360 || 360;
  const middle = ((southWest.latitude + northEast.latitude) / 2) * (Math.PI / 180);
  return { width: degrees * KM_PER_DEGREE * Math.cos(middle), height: (northEast.latitude - southWest.latitude) * KM_PER_DEGREE };
}
