import { type Area, type Point, toPlane } from '../../../lib/address';
import { clusterSize, type PinCluster, type RatingPin } from '../../../ui/map';

/** Minimum gap between two clusters (px). */
const GAP = 2;
/** Distance from the center of a cluster within which a pin cannot be pressed (px). */
const COVERED = 24;
/** Width of the world map at zoom 0 (px). */
const EARTH = 256;

/** Returns the pixel position of a point on the whole world map. */
function pixelOf({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const width = EARTH * 2 ** zoom;
  return { x: ((longitude + 180) / 360) * width, y: (0.5 - toPlane(latitude) / 360) * width };
}

function isNear(a: Point, b: Point, zoom: number, pixels: number): boolean {
  const [p, q] = [pixelOf(a, zoom), pixelOf(b, zoom)];
  return Math.hypot(p.x - q.x, p.y - q.y) < pixels;
}

/** Makes a cluster whose id depends on position and count: if the count changes, React draws a new cluster. */
export const clusterOf = (position: Point, count: number, area: Area): PinCluster => ({
  id: `${position.latitude},${position.longitude},${count}`,
  position,
  count,
  area,
});

/** True if the areas are on opposite sides of the date line; such clusters cannot be merged into one rectangle. */
const isAcross = (a: PinCluster, b: PinCluster): boolean => Math.abs(a.area.southWest.longitude - b.area.southWest.longitude) > 180;

/** Merges two clusters; the position is the mean, weighted by the number of places. */
function joined(a: PinCluster, b: PinCluster): PinCluster {
  const count = a.count + b.count;
  const mean = (of: keyof Point) => (a.position[of] * a.count + b.position[of] * b.count) / count;
  const position = { latitude: mean('latitude'), longitude: mean('longitude') };
  const edge = (corner: 'southWest' | 'northEast', of: keyof Point, choose: (...values: number[]) => number) => choose(a.area[corner][of], b.area[corner][of]);
  const area = {
    southWest: { latitude: edge('southWest', 'latitude', Math.min), longitude: edge('southWest', 'longitude', Math.min) },
    northEast: { latitude: edge('northEast', 'latitude', Math.max), longitude: edge('northEast', 'longitude', Math.max) },
  };
  return clusterOf(position, count, area);
}

/**
 * Merges clusters that would overlap on screen.
 * The server clusters by grid cell, so clusters of two neighboring cells can be close to each other.
 */
export function separateClusters(clusters: readonly PinCluster[], zoom: number): PinCluster[] {
  const kept: PinCluster[] = [];
  for (const next of clusters) {
    let cluster = next;
    const touching = () =>
      kept.findIndex(
        (one) => isNear(one.position, cluster.position, zoom, (clusterSize(one.count) + clusterSize(cluster.count)) / 2 + GAP) && !isAcross(one, cluster),
      );
    for (let other = touching(); other >= 0; other = touching()) cluster = joined(cluster, ...(kept.splice(other, 1) as [PinCluster]));
    kept.push(cluster);
  }
  return kept;
}

/** Removes the pins that a cluster covers, and adds them to the cluster's count. */
export function absorbPins(pins: readonly RatingPin[], clusters: readonly PinCluster[], zoom: number): { pins: RatingPin[]; clusters: PinCluster[] } {
  const counts = clusters.map(({ count }) => count);
  const free = pins.filter(({ position }) => {
    const on = clusters.findIndex((cluster) => isNear(cluster.position, position, zoom, COVERED));
    if (on >= 0) counts[on] = (counts[on] ?? 0) + 1;
    return on < 0;
  });
  return { pins: free, clusters: clusters.map(({ position, count, area }, i) => clusterOf(position, counts[i] ?? count, area)) };
}
