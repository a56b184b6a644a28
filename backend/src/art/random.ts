/** Random generator with a seed. The same seed gives the same picture on every machine. */
export interface Rng {
  /** Returns a uniform number in [0, 1). */
  next(): number;
  /** Returns a uniform number in [min, max). */
  between(min: number, max: number): number;
  /** Returns an integer from min to max, both included. */
  int(min: number, max: number): number;
  /** Returns true with the given probability (0–1). */
  chance(probability: number): boolean;
  /** Returns a random element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns a random key, with probabilities proportional to the weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** Returns a shuffled copy of a list. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Returns the FNV-1a hash of a text's code points, as an unsigned 32-bit number. */
export function hashSeed(seed: string): number {
  let hash = 2166136261;
  for (const char of seed) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Creates a generator with 32 bits of state (mulberry32). */
export function createRng(seed: string): Rng {
  let state = hashSeed(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number): number => min + next() * (max - min);
  const int = (min: number, max: number): number => Math.floor(between(min, max + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T;
  return {
    next,
    between,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const keys = Object.keys(weights) as K[];
      let rest = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      return keys.find((key) => (rest -= weights[key]) < 0) ?? pick(keys);
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
      }
      return copy;
    },
  };
}
