import fs from 'node:fs';
import type { Reason } from '../../../core/errors/index.js';
import { type Position, type Projection, projectionOf, statedCrs } from './crs.js';
import { recordOf, type ReadGeometry, UnusableGeometry } from './json-record.js';
import type { Beginning, Input } from './kind.js';
import { scanObjects } from './object-scanner.js';
import { isRecord, type Portions, UnusableFile } from './reader.js';

/** Number of bytes at the end of a file in which a coordinate system is looked for. */
const TAIL = 4096;
/** Maximum nesting depth of coordinates, that of a MultiPolygon. */
const DEEPEST = 5;

/** Returns whether a file is JSON with a list of features: GeoJSON, uMap or Esri JSON. */
export const isGeoJson = ({ text }: Beginning): boolean => /^[{[]/.test(text) && /"features"\s*:\s*\[|"type"\s*:\s*"FeatureCollection"/.test(text);

function tailOf(path: string): string {
  const descriptor = fs.openSync(path, 'r');
  try {
    const { size } = fs.fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.min(TAIL, size));
    fs.readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString('utf8');
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Returns the projection that the beginning or the end of a file states; undefined if its coordinates are degrees. */
function statedProjection({ beginning, path }: Pick<Input, 'beginning' | 'path'>): Projection | undefined {
  const name = statedCrs(beginning.text) ?? (path === undefined ? undefined : statedCrs(tailOf(path)));
  return name === undefined ? undefined : projectionOf(name);
}

const isPosition = (value: unknown[]): value is Position => typeof value[0] === 'number' && typeof value[1] === 'number';

function converted(value: unknown, project: Projection, depth = 0): unknown {
  if (!Array.isArray(value) || depth > DEEPEST) return value;
  return isPosition(value) ? project(value) : value.map((part) => converted(part, project, depth + 1));
}

function firstPosition(value: unknown, depth = 0): Position | undefined {
  if (!Array.isArray(value) || depth > DEEPEST) return undefined;
  return isPosition(value) ? value : firstPosition(value[0], depth + 1);
}

/** Returns the reason why a position is not one in degrees; undefined if it is. */
function problemOf([x, y]: Position): Reason | undefined {
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return undefined;
  if (Math.abs(x) <= 90 && Math.abs(y) <= 180) return ['imports.pointSwapped', { x: String(x), y: String(y) }];
  return ['imports.pointNotDegrees', { x: String(x), y: String(y) }];
}

/** Returns a function that reads geometries in WGS 84. Points of Esri JSON, which have x and y, become points of GeoJSON. */
function geometryReader(project: Projection | undefined): ReadGeometry {
  return function read(geometry: unknown): unknown {
    if (!isRecord(geometry)) return geometry;
    if (Array.isArray(geometry.geometries)) return { ...geometry, geometries: geometry.geometries.map(read) };
    const { x, y } = geometry;
    const own = typeof x === 'number' && typeof y === 'number' ? { type: 'Point', coordinates: [x, y] } : geometry;
    const inDegrees = project ? { ...own, coordinates: converted(own.coordinates, project) } : own;
    const position = firstPosition(inDegrees.coordinates);
    const problem = position && problemOf(position);
    if (problem !== undefined) throw new UnusableGeometry(problem);
    return inDegrees;
  };
}

/**
 * Reads the features of a GeoJSON, uMap or Esri JSON file; each layer of uMap has its own `features` list.
 * @throws UnusableFile if the file has no `features` list, or is in an unknown projection
 */
export async function* readGeoJson(input: Input): Portions {
  const readGeometry = geometryReader(statedProjection(input));
  const hasFeatures = yield* scanObjects(input.utf8, {
    isList: (path) => path.at(-1) === 'features',
    recordOf: (line, text) => recordOf(line, text, readGeometry),
  });
  if (!hasFeatures) throw new UnusableFile('imports.noFeatures');
}
