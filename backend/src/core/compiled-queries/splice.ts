import type { Viewer } from '../access/index.js';
import { shouldYield, yieldToEventLoop } from '../event-loop.js';

/** Computes the JSON of a field from an input of the database, as text, and the arguments of the field. `viewer` is null for visitors. */
export type Maker = (input: string, viewer: Viewer | null, args: object | undefined) => string;

/** The viewer and the arguments of a request, for its makers. */
interface Request {
  /** The signed-in user; null for visitors. */
  viewer: Viewer | null;
  /** Arguments of the fields, by the number of the maker. */
  args: readonly object[];
}

/** Replaces the placeholders in the JSON of the database with JSON from JavaScript. Yields to the event loop if that takes long. */
export async function splice(json: string, makers: readonly Maker[], { viewer, args }: Request): Promise<string> {
  if (makers.length === 0) return json;
  const parts = json.split('\t');
  for (let i = 1; i < parts.length; i += 2) {
    while (shouldYield()) await yieldToEventLoop();
    const part = parts[i] ?? '';
    const comma = part.indexOf(',');
    const number = Number(part.slice(0, comma));
    parts[i] = makers[number]?.(part.slice(comma + 1), viewer, args[number]) ?? 'null';
  }
  return parts.join('');
}
