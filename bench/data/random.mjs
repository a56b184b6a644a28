/**
 * Creates a pseudorandom generator with a seed (mulberry32 by Tommy Ettinger, in the public domain).
 * @returns a function that returns a number in [0, 1)
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns functions that draw values from a pseudorandom generator. */
export function draws(random) {
  return {
    random,
    chance: (share) => random() < share,
    whole: (from, below) => from + Math.floor(random() * (below - from)),
    pick: (items) => items[Math.floor(random() * items.length)],
    /** Draws a normally distributed number: mean 0, standard deviation 1 (Box–Muller transform). */
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    /** Returns a function that draws an index, with probabilities proportional to the weights. */
    weighted(weights) {
      const sums = [];
      for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
      return () => {
        const wanted = random() * sums.at(-1);
        let [low, high] = [0, sums.length - 1];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (sums[middle] > wanted) high = middle;
          else low = middle + 1;
        }
        return low;
      };
    },
  };
}
