import { englishOf, type Reason } from './reason.js';

/**
 * Thrown if a whole file of a user cannot be used, or not with these choices. The reason says why and what to do, also in the console.
 * A failure that only a command can have, such as an option that names another file, is a `StartError` with a text in English.
 */
export class UnusableFile extends Error {
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(englishOf(reason), options);
  }
}
