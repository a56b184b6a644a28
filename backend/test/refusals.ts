import { errorBody, faceOf, InvalidInput } from '../src/core/errors/index.js';

/** Returns the messages of the fields that some work refuses, in English; no fields if it refuses none. */
export function refusedFields(work: () => unknown): Readonly<Record<string, string>> {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return errorBody(error, faceOf(error)).fields ?? {};
    throw error;
  }
  return {};
}
