import { useSyncExternalStore } from 'react';
import type { ToKeep } from './keepCity';
import { appVersion, findKeptCity, isOutdated, type KeptCity, listKeptCities, removeKept } from './keptCities';
import { type KeepProblem, problemOf } from './problems';

/** State of a city on this device. */
export type KeptState =
  | { is: 'unknown' | 'absent' }
  | { is: 'kept'; city: KeptCity }
  /** The download is running; `done` is a fraction from 0 to 1, undefined while the total is not known. */
  | { is: 'running'; done: number | undefined }
  /** The download has failed. `city` is what is stored so far; undefined if that was removed. */
  | { is: 'failed'; problem: KeepProblem; city: KeptCity | undefined };

const UNKNOWN: KeptState = { is: 'unknown' };

const states = new Map<string, KeptState>();
const runs = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function set(id: string, state: KeptState): void {
  states.set(id, state);
  for (const listener of listeners) listener();
}

/** Registers a callback for changes of the kept cities. Returns a function that removes it. */
export function onKeptChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Reads the state of a city from the device, unless its download is running. */
export async function lookUp(id: string): Promise<void> {
  if (runs.has(id)) return;
  const city = await findKeptCity(id).catch(() => undefined);
  if (!runs.has(id)) set(id, city ? { is: 'kept', city } : { is: 'absent' });
}

/** Returns the state of a city, and renders again when it changes. */
export const useKept = (id: string): KeptState => useSyncExternalStore(onKeptChange, () => states.get(id) ?? UNKNOWN);

/** Runs `work` while no other tab does the same for this city. Does nothing if one does. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`keep ${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Undoes what a failed first download has stored, if the device is full: half a city would keep the space. */
async function clearAfter(problem: KeepProblem, id: string): Promise<KeptCity | undefined> {
  const city = await findKeptCity(id).catch(() => undefined);
  if (!city || city.isWhole || problem !== 'full') return city;
  await removeKept(id);
  return undefined;
}

/**
 * Keeps a city on the device, or updates it, even if the component that has started it disappears. Errors become the state of the city.
 * @param total expected size (bytes); without it, no progress is shown
 */
export async function keep(city: ToKeep, total?: number): Promise<void> {
  const { id } = city;
  if (runs.has(id)) return;
  const abort = new AbortController();
  runs.set(id, abort);
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    const done = total ? Math.min(1, Math.floor((100 * bytes) / total) / 100) : undefined;
    const known = states.get(id);
    if (known?.is !== 'running' || known.done !== done) set(id, { is: 'running', done });
  };
  onBytes(0);
  let end: KeptState | undefined;
  try {
    await alone(id, async () => {
      const { keepCity } = await import('./keepCity'); // not needed to show and remove what is kept
      end = { is: 'kept', city: await keepCity(city, { signal: abort.signal, onBytes }) };
    });
  } catch (error) {
    abort.abort(); // ends the other requests of this city
    const problem = problemOf(error);
    end = { is: 'failed', problem, city: await clearAfter(problem, id) };
  } finally {
    runs.delete(id);
  }
  if (abort.signal.reason === CANCELLED) end = undefined;
  if (end) set(id, end);
  else await lookUp(id);
}

const CANCELLED = new DOMException('The visitor has stopped the download', 'AbortError');

/** Stops the download of a city. A city that was never complete is removed; otherwise its last complete state stays, with newer parts. */
export async function stopKeeping(id: string): Promise<void> {
  runs.get(id)?.abort(CANCELLED);
  await navigator.locks.request(`keep ${id}`, async () => {
    const city = await findKeptCity(id);
    if (city && !city.isWhole) await removeKept(id);
  });
  await lookUp(id);
}

/** Removes a kept city. Stops its download first. */
export async function removeCity(id: string): Promise<void> {
  runs.get(id)?.abort(CANCELLED);
  await navigator.locks.request(`keep ${id}`, () => removeKept(id));
  await lookUp(id);
}

/** Updates the complete cities that are outdated, one after the other. Without an entry script there is no version: in development. */
export async function updateKept(): Promise<void> {
  if (appVersion() === '') return;
  for (const city of await listKeptCities()) {
    if (city.isWhole && isOutdated(city)) await keep(city);
  }
}
