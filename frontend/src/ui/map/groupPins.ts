interface Pixel {
  x: number;
  y: number;
}

/**
 * Pins that would cover each other, as one. Each group stands where its first pin is, so that no two groups cover each other.
 * @param points where the pins are drawn, in pixels, the most important first
 * @param size of a pin, in pixels
 * @returns the indexes of the pins of each group
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
