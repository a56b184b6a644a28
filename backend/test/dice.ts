/** Creates a pseudo-random generator of numbers from 0 to `sides - 1`, the same in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
