interface Pixel {
  x: number;
  y: number;
}

/**
 * Groups pins that overlap. Each group stands at its first pin, so groups do not overlap each other.
 * @param points positions of the pins (px), most important first
 * @param size size of a pin (px)
 * @returns for each group, the indexes of its pins
 */
export function groupPins(points: readonly Pixel[], { width, height }: { width: number; height: number }): number[][] {
  const groups: { first: Pixel; members: number[] }[] = [];
  for (const [i, point] of points.entries()) {
    const covered = groups.find(({ first }) => Math.abs(first.x - point.x) < width && Math.abs(first.y - point.y) < height);
    if (covered) covered.members.push(i);
    else groups.push({ first: point, members: [i] });
  }
  return groups.map(({ members }) => members);
}
