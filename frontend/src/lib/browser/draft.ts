import { browserStore } from './storage';

/** Attempt to send a form. A repeated attempt has the same id, so that the server processes it once. */
interface Attempt {
  content: string;
  id: string;
}

/** Unsent input of a form. */
export interface Draft<Values> {
  /** User who typed it. Other users of this browser do not see it. */
  authorId: string;
  values: Values;
  attempt?: Attempt | undefined;
}

/**
 * Returns the draft of this user; undefined if there is none or it is not valid.
 * @param isValues checks whether the stored values still fit the form
 */
export function readDraft<Values>(key: string, authorId: string, isValues: (found: unknown) => found is Values): Draft<Values> | undefined {
  try {
    const found = JSON.parse(browserStore.get(key) ?? 'null') as Draft<unknown> | null;
    return found?.authorId === authorId && isValues(found.values) ? (found as Draft<Values>) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; undefined deletes it. */
export const writeDraft = (key: string, draft: Draft<unknown> | undefined): void => browserStore.set(key, draft ? JSON.stringify(draft) : null);

/** Returns a random id of 128 bits. `crypto.randomUUID` would require HTTPS. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Returns the attempt for this content: the last one if it has the same content, else a new one. */
export function attemptAt(content: string, last: Attempt | undefined): Attempt {
  return last?.content === content ? last : { content, id: randomName() };
}
