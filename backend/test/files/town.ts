import type { Group } from './pbf.js';

/** Writes nodes, and ways of elements by their corners. */
export class Town {
  readonly group: Required<Pick<Group, 'nodes' | 'ways' | 'relations'>> = { nodes: [], ways: [], relations: [] };

  way(tags: Record<string, string>, ...corners: [number, number][]): number {
    const first = this.group.nodes.length + 1;
    const isClosed = corners.length > 3;
    for (const at of corners) this.group.nodes.push({ id: this.group.nodes.length + 1, at });
    const refs = [...corners.map((_, i) => first + i), ...(isClosed ? [first] : [])];
    return this.group.ways.push({ id: this.group.ways.length + 1, refs, tags });
  }

  square(tags: Record<string, string>, [x, y]: [number, number], side: number): number {
    return this.way(tags, [x, y], [x + side, y], [x + side, y + side], [x, y + side]);
  }
}

/** Center of the sample town. */
export const AT = [9.521, 47.141] as const;

/** Returns a town with roads, water, buildings and names. */
export function sampleTown(): Town {
  const town = new Town();
  town.way({ highway: 'motorway', ref: 'A13', name: 'Rheintal' }, [9.4, 47.14], [9.53, 47.141]);
  town.way({ highway: 'residential', name: 'Städtle', 'name:en': 'Little town' }, [9.52, 47.14], [9.522, 47.142]);
  town.way({ highway: 'footway', tunnel: 'yes' }, [9.52, 47.141], [9.522, 47.141]);
  town.way({ railway: 'rail' }, [9.4, 47.143], [9.53, 47.142]);
  town.way({ waterway: 'river', name: 'Rhein' }, [9.4, 47.139], [9.53, 47.1405]);
  town.square({ building: 'yes', amenity: 'townhall', name: 'Town hall' }, [9.5205, 47.1405], 0.0005);
  town.square({ leisure: 'park' }, [9.5215, 47.1405], 0.001);
  const [shore, island] = [town.square({}, [9.5, 47.12], 0.03), town.square({}, [9.51, 47.13], 0.005)];
  town.group.relations.push({
    id: 1,
    ways: [
      [shore, 'outer'],
      [island, 'inner'],
    ],
    tags: { type: 'multipolygon', natural: 'water', water: 'lake', name: 'Sample Lake' },
  });
  town.group.nodes.push({ id: 900, at: [...AT], tags: { place: 'town', name: 'Vaduz', population: '5,500', 'name:zh': '瓦杜茲' } });
  town.group.nodes.push({ id: 901, at: [...AT], tags: { tourism: 'museum', name: 'Museum' } });
  town.group.nodes.push({ id: 902, at: [...AT], tags: { amenity: 'bench' } });
  return town;
}
