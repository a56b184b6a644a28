/**
 * Numbers that look random and come in the same order every time (mulberry32 by Tommy Ettinger, in the public domain).
 * @returns a function that gives a number from 0 to below 1
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

/** What can be drawn from a source of numbers. */
export function draws(random) {
  return {
    random,
    chance: (share) => random() < share,
    whole: (from, below) => from + Math.floor(random() * (below - from)),
    pick: (items) => items[Math.floor(random() * items.length)],
    /** Normally distributed, around 0 with a deviation of 1 (Box and Muller). */
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    /** The number of an item, each as likely as its weight says. */
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
