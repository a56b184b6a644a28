import { LRUCache } from 'lru-cache';
import { readInput } from '../rest/index.js';

/**
 * Maximum number of cached inputs, and maximum length of a cached input as JSON (characters). Validation takes longer than everything else before the
 * statement.
 */
const KEPT = 2000;
const LONGEST = 300;

const checked = new Map<new () => object, LRUCache<string, object>>();

/**
 * Returns the arguments of a field as an instance of its input class, validated.
 * @returns an object that must not be changed: equal arguments can return the same object
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
