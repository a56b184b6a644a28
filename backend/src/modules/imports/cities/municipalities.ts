import type { ClientBase } from 'pg';
import type { Point } from '../../../core/geo/index.js';
import type { CityMaker, KnownCity } from './city-maker.js';
import { type Area, areaOf, contains } from './areas.js';
import { groupBy } from '../grouping.js';
import type { PlaceRow } from '../mapping/index.js';
import { nearestOf, pointsOf } from './points.js';
import { isRecord, type Portions, type Values } from '../readers/index.js';

/** Level of municipalities in most countries: https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative */
const MUNICIPALITY = '8';
/** Values of the tag `place` that are cities of a guide. */
const SETTLEMENTS = ['city', 'town', 'village'];
/** Maximum distance (km) to a settlement. */
const NEAR = 25;

interface Settlement {
  name: string;
  center: Point;
}

interface Municipality {
  name: string;
  area: Area;
}

const nameOf = ({ name }: Values): string | undefined => (typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined);

function settlementOf(values: Values): Settlement | undefined {
  const { geometry, place } = values;
  const name = nameOf(values);
  if (name === undefined || !SETTLEMENTS.includes(String(place)) || !isRecord(geometry) || geometry.type !== 'Point') return undefined;
  const [longitude, latitude] = geometry.coordinates as unknown[];
  return typeof longitude === 'number' && typeof latitude === 'number' ? { name, center: { latitude, longitude } } : undefined;
}

function municipalityOf(values: Values): Municipality | undefined {
  const [name, area] = [nameOf(values), areaOf(values.geometry)];
  const isOne = values.boundary === 'administrative' && String(values.admin_level) === MUNICIPALITY;
  return isOne && name !== undefined && area ? { name, area } : undefined;
}

/** The municipalities and settlements of a file of OpenStreetMap, which become the cities of its places. */
export class Municipalities {
  private readonly cities = new Map<Municipality | Settlement, KnownCity | undefined>();

  private constructor(
    private readonly municipalities: readonly Municipality[],
    private readonly settlements: readonly Settlement[],
  ) {}

  /** Reads a whole file. Only boundaries and settlements are kept. */
  static async read(portions: Portions): Promise<Municipalities> {
    const municipalities: Municipality[] = [];
    const settlements: Settlement[] = [];
    for await (const portion of portions)
      for (const item of portion) {
        if (!('values' in item)) continue;
        const [municipality, settlement] = [municipalityOf(item.values), settlementOf(item.values)];
        if (municipality) municipalities.push(municipality);
        if (settlement) settlements.push(settlement);
      }
    return new Municipalities(municipalities, settlements);
  }

  /**
   * Finds the city of each place: that of the municipality around it, or else of the nearest settlement within 25 km. Adds missing cities.
   * Places without a position, and those far from all settlements, have none.
   */
  async find(client: ClientBase, rows: readonly PlaceRow[], maker: CityMaker): Promise<Map<PlaceRow, KnownCity>> {
    const found = new Map<PlaceRow, KnownCity>();
    for (const [one, places] of groupBy(rows, (row) => this.around(row))) {
      const city = one && (await this.cityOf(client, one, { points: pointsOf(places), maker }));
      if (city) for (const place of places) found.set(place, city);
    }
    return found;
  }

  private around({ latitude, longitude }: PlaceRow): Municipality | Settlement | undefined {
    if (latitude === null || longitude === null) return undefined;
    const point = { latitude, longitude };
    const within = this.municipalities.find(({ area }) => contains(area, point));
    if (within) return within;
    const nearest = nearestOf(this.settlements, point, ({ center }) => center);
    return nearest && nearest.distance <= NEAR ? nearest.item : undefined;
  }

  private async cityOf(client: ClientBase, one: Municipality | Settlement, { points, maker }: { points: readonly Point[]; maker: CityMaker }) {
    if (!this.cities.has(one)) {
      const center = 'center' in one ? one.center : this.settlements.find(({ name, center: at }) => name === one.name && contains(one.area, at))?.center;
      const words = { city: one.name, state: null, country: null };
      this.cities.set(one, await maker.make(client, words, { points, center, isAtWorldsPoint: true, isRegionGuessed: true }));
    }
    return this.cities.get(one);
  }
}
