/** Moves points to the copy of the world where each is at most 180° from the one before. So lines cross the date line without a jump. */
function continuous(points) {
  const moved = [];
  for (const [longitude, latitude] of points) {
    const before = moved.at(-1)?.[0] ?? longitude;
    moved.push([longitude - 360 * Math.round((longitude - before) / 360), latitude]);
  }
  return moved;
}

/** Closes a ring around a pole along the edge of the map, as that of Antarctica. */
function closed(ring) {
  const [[west], [east]] = [ring[0], ring.at(-1)];
  if (Math.abs(east - west) < 180) return ring;
  const pole = ring[0][1] < 0 ? -90 : 90;
  return [...ring, [east, pole], [west, pole], ring[0]];
}

const middleOf = (ring) => (Math.min(...ring.map(([longitude]) => longitude)) + Math.max(...ring.map(([longitude]) => longitude))) / 2;

/** Returns a polygon without jumps at the date line; its holes are in the same copy of the world. */
function wholePolygon(rings) {
  const [outline, ...holes] = rings.map((ring) => closed(continuous(ring)));
  const middle = middleOf(outline);
  return [outline, ...holes.map((hole) => hole.map(([longitude, latitude]) => [longitude - 360 * Math.round((middleOf(hole) - middle) / 360), latitude]))];
}

/**
 * Returns a geometry of GeoJSON without jumps at the date line. The packages join shapes there that Natural Earth has cut, and jump from 180° to −180°.
 * Longitudes can then be beyond 180°, which the library that cuts tiles expects.
 * @returns all parts of the geometry, as polygons or lines
 */
export function partsOf({ type, coordinates }) {
  if (type === 'Polygon') return [wholePolygon(coordinates)];
  if (type === 'MultiPolygon') return coordinates.map(wholePolygon);
  return coordinates.map(continuous);
}
