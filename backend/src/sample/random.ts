/** Deterministic random generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns an integer; both ends are included. */
  between(low: number, high: number): number;
  /** Returns a real number from `low` to `high`. */
  around(low: number, high: number): number;
  /** Returns true with this probability (0 to 1). */
  chance(probability: number): boolean;
  /** Returns one of the items with equal probability. @throws RangeError if there is none */
  pick<T>(items: readonly T[]): T;
  /** Returns one of the items with a probability proportional to its weight; undefined if all weights are zero. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T | undefined;
  shuffle<T>(items: readonly T[]): T[];
}

/** Returns the FNV-1a hash of the UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Returns the generator for a seed (mulberry32 by Tommy Ettinger, public domain). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    around: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const index = between(0, items.length - 1);
      if (index >= items.length || index < 0) throw new RangeError('There is nothing to pick from.');
      return items[index] as (typeof items)[number];
    },
    weighted: (items, weight) => {
      const total = items.reduce((sum, item) => sum + weight(item), 0);
      let rest = next() * total;
      if (total <= 0) return undefined;
      let last;
      for (const item of items) {
        const share = weight(item);
        if (share <= 0) continue;
        last = item;
        rest -= share;
        if (rest < 0) return item;
      }
      return last;
    },
    shuffle: (items) => {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = between(0, i);
        [result[i], result[j]] = [result[j] as (typeof result)[number], result[i] as (typeof result)[number]];
      }
      return result;
    },
  };
}
