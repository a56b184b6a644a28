import { getIn, setIn } from 'formik';
import type { ReactNode } from 'react';

/** Part of a form that the user chooses as a whole in a conflict: one field, or several that belong together. */
export interface FormPart<Values> {
  label: string;
  /** Names of the fields, or paths in the values: `tagline.de`. */
  names: readonly (keyof Values & string)[];
  /** Returns the part's values as text; empty for no value. */
  text: (values: Values) => string;
  /** Returns what to show instead of the text, such as a picture; undefined for the text. */
  show?: (values: Values) => ReactNode;
}

/** Returns what identifies a part of a form. */
export const keyOf = <Values>({ names }: FormPart<Values>): string => names.join();

/** Part whose value in the form differs from the other user's saved value. */
interface Difference<Values> {
  part: FormPart<Values>;
  /** True if only the other user changed the part, so the viewer has no change to lose. */
  isTheirs: boolean;
}

// Forms trim texts when saving, so spaces around them are no difference.
const trimmed = (_name: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const contentOf = <Values>({ names }: FormPart<Values>, values: Values): string =>
  JSON.stringify(
    names.map((name) => getIn(values, name) as unknown),
    trimmed,
  );

/**
 * Compares two edits of the same record, part by part.
 * @param base values that both users started from
 * @returns the parts whose values differ
 */
export function differencesOf<Values>(parts: readonly FormPart<Values>[], base: Values, mine: Values, theirs: Values): Difference<Values>[] {
  return parts
    .filter((part) => contentOf(part, mine) !== contentOf(part, theirs))
    .map((part) => ({ part, isTheirs: contentOf(part, mine) === contentOf(part, base) }));
}

/** True if the other user changed none of the form's parts. */
export function isUntouched<Values>(parts: readonly FormPart<Values>[], base: Values, theirs: Values): boolean {
  return parts.every((part) => contentOf(part, base) === contentOf(part, theirs));
}

/** Returns `mine` with the chosen parts taken from `theirs`. */
export function withTheirs<Values>(mine: Values, theirs: Values, chosen: readonly FormPart<Values>[]): Values {
  return chosen.flatMap((part) => part.names).reduce((merged, name) => setIn(merged, name, getIn(theirs, name)) as Values, mine);
}
