import { browserStore } from './storage';

/** An attempt to send something: sent again, it goes by the same name, so that the server takes it once. */
interface Attempt {
  content: string;
  id: string;
}

/** What a person has typed into a form and not sent yet. */
export interface Draft<Values> {
  /** Whose it is: others at this browser do not see it. */
  authorId: string;
  values: Values;
  attempt?: Attempt | undefined;
}

/**
 * The draft that this person has left; undefined where there is none, or none that can be read.
 * @param isValues whether what was kept is still what the form holds
 */
export function readDraft<Values>(key: string, authorId: string, isValues: (found: unknown) => found is Values): Draft<Values> | undefined {
  try {
    const found = JSON.parse(browserStore.get(key) ?? 'null') as Draft<unknown> | null;
    return found?.authorId === authorId && isValues(found.values) ? (found as Draft<Values>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; undefined forgets it. */
export const writeDraft = (key: string, draft: Draft<unknown> | undefined): void => browserStore.set(key, draft ? JSON.stringify(draft) : null);

/** A name for an attempt that nobody else chooses: 128 random bits. `randomUUID` would need HTTPS. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** The attempt to send something: the last one where it was to send the same. */
export function attemptAt(content: string, last: Attempt | undefined): Attempt {
  return last?.content === content ? last : { content, id: randomName() };
}
