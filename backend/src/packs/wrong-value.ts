import { englishOf, InvalidInput, type Reason, reasonFace } from '../core/errors/index.js';

/** Field of the errors about a pack. */
export const PACK_FIELD = 'pack';

/** Returns the error of a pack that cannot be used. */
export const refusal = (reason: Reason): InvalidInput => new InvalidInput({ [PACK_FIELD]: reason });

/** A value, a line or a header of a table is wrong. */
export class WrongValue extends Error {
  constructor(readonly reason: Reason) {
    super(englishOf(reason));
  }
}

/** Returns the reason of a wrong line of a file. */
export const lineReason = (file: string, line: number, { reason }: WrongValue): Reason => [
  'packs.lineInvalid',
  { file, line: String(line), problem: reasonFace(reason) },
];
