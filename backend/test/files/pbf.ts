import { deflateSync } from 'node:zlib';
import Pbf from 'pbf';

const message = (write: (pbf: Pbf) => void): Buffer => {
  const pbf = new Pbf();
  write(pbf);
  return Buffer.from(pbf.finish());
};

/** Writes a block with its header, whose content is as it is (field 1), packed by zlib (3) or in another way. */
export function blob(type: string, content: Buffer, field = 3): Buffer {
  const body = message((pbf) => pbf.writeBytesField(field, field === 3 ? deflateSync(content) : content));
  const head = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, body.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, body]);
}

/** Writes the header of a file that requires these features. */
export const header = (...features: string[]): Buffer =>
  blob(
    'OSMHeader',
    message((pbf) => features.forEach((feature) => pbf.writeStringField(4, feature))),
  );

/** Writes the header of a file that states its bounds (degrees). */
export const headerOf = ({ west, east, north, south }: Record<'west' | 'east' | 'north' | 'south', number>): Buffer =>
  blob(
    'OSMHeader',
    message((pbf) =>
      pbf.writeMessage(1, () => [west, east, north, south].forEach((degrees, i) => pbf.writeSVarintField(i + 1, Math.round(degrees * 1e9))), undefined),
    ),
  );
export const HEADER = header('OsmSchema-V0.6', 'DenseNodes');

/** Writes values as differences from the one before. */
const deltas = (values: number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0));

/** Elements of a block. */
export interface Group {
  nodes?: { id: number; at: [longitude: number, latitude: number]; tags?: Record<string, string> }[];
  ways?: { id: number; refs: number[]; tags?: Record<string, string> }[];
  /** `memberType` is 1 for ways (the default), and 2 for relations. */
  relations?: { id: number; ways: [id: number, role: string][]; memberType?: number; tags: Record<string, string> }[];
  /** Nanodegrees for each unit of a coordinate. */
  granularity?: number;
}

/** Writes a block of elements, the nodes densely. */
export function data({ nodes = [], ways = [], relations = [], granularity = 100 }: Group): Buffer {
  const strings = new Map([['', 0]]);
  const textId = (text: string): number => {
    const known = strings.get(text) ?? strings.size;
    strings.set(text, known);
    return known;
  };
  const writeTags = (pbf: Pbf, tags: Record<string, string> = {}) => {
    pbf.writePackedVarint(2, Object.keys(tags).map(textId));
    pbf.writePackedVarint(3, Object.values(tags).map(textId));
  };
  const units = (degrees: number) => Math.round((degrees * 1e9) / granularity);
  const group = message((pbf) => {
    if (nodes.length > 0) {
      pbf.writeMessage(
        2,
        () => {
          pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
          pbf.writePackedSVarint(8, deltas(nodes.map(({ at }) => units(at[1]))));
          pbf.writePackedSVarint(9, deltas(nodes.map(({ at }) => units(at[0]))));
          pbf.writePackedVarint(
            10,
            nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(textId), 0]),
          );
        },
        undefined,
      );
    }
    for (const { id, refs, tags } of ways) {
      pbf.writeMessage(
        3,
        () => {
          pbf.writeVarintField(1, id);
          writeTags(pbf, tags);
          pbf.writePackedSVarint(8, deltas(refs));
        },
        undefined,
      );
    }
    for (const { id, ways: members, memberType = 1, tags } of relations) {
      pbf.writeMessage(
        4,
        () => {
          pbf.writeVarintField(1, id);
          writeTags(pbf, tags);
          pbf.writePackedVarint(
            8,
            members.map(([, role]) => textId(role)),
          );
          pbf.writePackedSVarint(9, deltas(members.map(([ref]) => ref)));
          pbf.writePackedVarint(
            10,
            members.map(() => memberType),
          );
        },
        undefined,
      );
    }
  });
  return message((pbf) => {
    pbf.writeMessage(1, () => [...strings.keys()].forEach((text) => pbf.writeBytesField(1, Buffer.from(text))), undefined);
    pbf.writeBytesField(2, group);
    if (granularity !== 100) pbf.writeVarintField(17, granularity);
  });
}
