import { InvalidArgumentError } from 'commander';
import type { Bounds } from '../core/place-files/index.js';

/** Parses `west,south,east,north` in degrees. @throws InvalidArgumentError */
export function readBounds(text: string): Bounds {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isOnEarth = [west, east].every((value) => Math.abs(value) <= 180) && [south, north].every((value) => Math.abs(value) <= 90);
  if (!isOnEarth || more.length > 0) throw new InvalidArgumentError('Use four numbers with commas between them: west,south,east,north (degrees).');
  if (south > north) throw new InvalidArgumentError(`The south (${south}) must not exceed the north (${north}).`);
  return { west, south, east, north };
}
