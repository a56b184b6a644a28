import { LRUCache } from 'lru-cache';
import { readInput } from '../rest/read-input.js';

/** Inputs that are kept, and characters of the longest: checking takes longer than all else that a read does before its statement. */
const KEPT = 2000;
const LONGEST = 300;

const checked = new Map<new () => object, LRUCache<string, object>>();

/**
 * The arguments of a field as their input class, by its rules.
 * @returns an object that nobody may change: the same arguments may be given the same one
 * @throws InvalidInput
 */
export function inputOf<Input extends object>(Input: new () => Input, given: unknown): Readonly<Input> {
  const key = JSON.stringify(given ?? {});
  if (key.length > LONGEST) return readInput(Input, given);
  const known = checked.get(Input) ?? new LRUCache<string, object>({ max: KEPT });
  checked.set(Input, known);
  const input = known.get(key) ?? readInput(Input, given ?? {});
  known.set(key, input);
  return input as Input;
}
