import type { Feature, Position } from 'geojson';
import { Column } from '../../../../core/osm/index.js';
import type { Box } from '../../../../core/tiles/index.js';
import type { MapFeature } from './features.js';
import type { Rule } from './rules.js';

/** Shape of a feature: the numbers of positions of its line, or of the rings of its polygons. */
type Lengths = number | readonly (readonly number[])[];

/** Features in little memory: 16 bytes for each position. */
export class FeatureStore {
  private readonly coordinates = new Column(Float64Array);
  private readonly starts = new Column(Float64Array);
  private readonly corners = new Column(Float64Array);
  private readonly lengths: Lengths[] = [];
  private readonly rules: Rule[] = [];
  /** Rules by their content: most features have no name, and share theirs. */
  private readonly known = new Map<string, Rule>();

  get size(): number {
    return this.rules.length;
  }

  add({ geometry, properties }: MapFeature): void {
    this.starts.push(this.coordinates.length);
    this.rules.push(this.shared(properties));
    this.lengths.push(this.write(geometry));
    const box = this.around(this.starts.at(this.starts.length - 1));
    for (const corner of [box.west, box.south, box.east, box.north]) this.corners.push(corner);
  }

  ruleOf(index: number): Rule {
    return this.rules[index] as Rule;
  }

  isLine(index: number): boolean {
    return typeof this.lengths[index] === 'number';
  }

  /** Returns the rectangle around a feature. Longitudes of one across the date line continue beyond 180 or −180. */
  boxOf(index: number): Box {
    const [west, south, east, north] = [0, 1, 2, 3].map((i) => this.corners.at(4 * index + i)) as [number, number, number, number];
    return { west, south, east, north };
  }

  /** Returns a feature as GeoJSON. */
  get(index: number): Feature {
    let at = this.starts.at(index);
    const read = (count: number): Position[] =>
      Array.from({ length: count }, () => {
        at += 2;
        return [this.coordinates.at(at - 2), this.coordinates.at(at - 1)];
      });
    const lengths = this.lengths[index] as Lengths;
    const line = typeof lengths === 'number' ? read(lengths) : [];
    const geometry: Feature['geometry'] =
      typeof lengths !== 'number'
        ? { type: 'MultiPolygon', coordinates: lengths.map((rings) => rings.map(read)) }
        : lengths === 1
          ? { type: 'Point', coordinates: line[0] ?? [] }
          : { type: 'LineString', coordinates: line };
    return { type: 'Feature', geometry, properties: this.ruleOf(index) };
  }

  private shared(rule: Rule): Rule {
    if (rule.properties.name !== undefined) return rule;
    const key = JSON.stringify(rule);
    const known = this.known.get(key);
    if (known) return known;
    this.known.set(key, rule);
    return rule;
  }

  private write(geometry: MapFeature['geometry']): Lengths {
    const push = (line: readonly Position[]): number => {
      for (const [x = 0, y = 0] of line) {
        this.coordinates.push(x);
        this.coordinates.push(y);
      }
      return line.length;
    };
    if (geometry.type === 'Point') return push([geometry.coordinates]);
    if (geometry.type === 'LineString') return push(geometry.coordinates);
    return geometry.coordinates.map((rings) => rings.map(push));
  }

  private around(from: number): Box {
    const box: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
    for (let i = from; i < this.coordinates.length; i += 2) {
      const [x, y] = [this.coordinates.at(i), this.coordinates.at(i + 1)];
      box.west = Math.min(box.west, x);
      box.east = Math.max(box.east, x);
      box.south = Math.min(box.south, y);
      box.north = Math.max(box.north, y);
    }
    return box;
  }
}
