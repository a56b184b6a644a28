// Reads files of OpenStreetMap in PBF (https://wiki.openstreetmap.org/wiki/PBF_Format).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import zlib from 'node:zlib';
import { at } from './paths.mjs';

// The package belongs to the backend.
const Pbf = createRequire(at('backend/package.json'))('pbf');

/** Reads the fields of a message into an object by the functions in `fields`. */
function read(pbf, fields, end) {
  const message = {};
  pbf.readFields((tag) => fields[tag]?.(pbf, message), message, end);
  return message;
}

const part = (pbf, fields) => read(pbf, fields, pbf.readVarint() + pbf.pos);
const bytes = (name) => (pbf, message) => (message[name] = Buffer.from(pbf.readBytes()));
const number = (name) => (pbf, message) => (message[name] = pbf.readVarint(true));
const packed = (name, method) => (pbf, message) => (message[name] = pbf[method]([], true));

const HEADER = { 1: (pbf, message) => (message.type = pbf.readString()), 3: number('size') };
const BLOB = { 1: bytes('raw'), 3: bytes('zlib') };
const DENSE = {
  1: packed('ids', 'readPackedSVarint'),
  8: packed('latitudes', 'readPackedSVarint'),
  9: packed('longitudes', 'readPackedSVarint'),
  10: packed('tags', 'readPackedVarint'),
};
const WAY = {
  1: number('id'),
  2: packed('keys', 'readPackedVarint'),
  3: packed('values', 'readPackedVarint'),
  8: packed('refs', 'readPackedSVarint'),
};
const GROUP = {
  2: (pbf, message) => (message.dense = part(pbf, DENSE)),
  3: (pbf, message) => (message.ways ??= []).push(part(pbf, WAY)),
};
const STRINGS = { 1: (pbf, message) => (message.all ??= []).push(Buffer.from(pbf.readBytes()).toString('utf8')) };
const BLOCK = {
  1: (pbf, message) => (message.strings = part(pbf, STRINGS).all ?? []),
  2: (pbf, message) => (message.groups ??= []).push(part(pbf, GROUP)),
  17: number('granularity'),
  19: (pbf, message) => (message.latOffset = pbf.readVarint(true)),
  20: (pbf, message) => (message.lonOffset = pbf.readVarint(true)),
};

function* blocksOf(file) {
  const content = fs.readFileSync(file);
  for (let position = 0; position < content.length; ) {
    const headerEnd = position + 4 + content.readUInt32BE(position);
    const { type, size } = read(new Pbf(content.subarray(position + 4, headerEnd)), HEADER);
    position = headerEnd + size;
    if (type !== 'OSMData') continue;
    const { raw, zlib: compressed } = read(new Pbf(content.subarray(headerEnd, position)), BLOB);
    yield read(new Pbf(raw ?? zlib.inflateSync(compressed)), BLOCK);
  }
}

/** Yields the nodes of a group. Ids and coordinates are differences to the ones before, and a zero ends the tags of a node. */
function* nodesOf({ ids, latitudes, longitudes, tags = [] }, { strings, granularity = 100, latOffset = 0, lonOffset = 0 }) {
  const degrees = (offset, value) => (offset + granularity * value) * 1e-9;
  let [id, latitude, longitude, next] = [0, 0, 0, 0];
  for (let i = 0; i < ids.length; i += 1) {
    [id, latitude, longitude] = [id + ids[i], latitude + latitudes[i], longitude + longitudes[i]];
    const found = {};
    for (; tags[next]; next += 2) found[strings[tags[next]]] = strings[tags[next + 1]];
    next += 1;
    yield { type: 'node', id, latitude: degrees(latOffset, latitude), longitude: degrees(lonOffset, longitude), tags: found };
  }
}

/** Yields nodes and ways with their tags. A way has the coordinates of its nodes, which come before it in the file. */
export function* readOsm(file) {
  const positions = new Map();
  for (const block of blocksOf(file)) {
    for (const { dense, ways = [] } of block.groups ?? []) {
      for (const node of dense ? nodesOf(dense, block) : []) {
        positions.set(node.id, [node.longitude, node.latitude]);
        yield node;
      }
      for (const { id, keys = [], values = [], refs = [] } of ways) {
        let ref = 0;
        const coordinates = refs.map((step) => positions.get((ref += step))).filter(Boolean);
        const tags = Object.fromEntries(keys.map((key, i) => [block.strings[key], block.strings[values[i]]]));
        yield { type: 'way', id, coordinates, tags };
      }
    }
  }
}
