/** A part of a form that people choose as a whole where two of them have changed it: one field, or some that belong together. */
export interface FormPart<Values> {
  label: string;
  names: readonly (keyof Values & string)[];
  /** What the values say there, in words; empty for nothing. */
  text: (values: Values) => string;
}

/** A part that says something else in what was saved meanwhile than in the form. */
interface Difference<Values> {
  part: FormPart<Values>;
  /** Whether only the other person has touched it, so that there is nothing of one's own to lose. */
  isTheirs: boolean;
}

// Blanks around a text are not kept.
const trimmed = (_name: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const contentOf = <Values>({ names }: FormPart<Values>, values: Values): string =>
  JSON.stringify(
    names.map((name) => values[name]),
    trimmed,
  );

/**
 * What two people have made of the same thing, part by part.
 * @param base what both began with
 * @returns the parts that they do not agree on
 */
export function differencesOf<Values>(parts: readonly FormPart<Values>[], base: Values, mine: Values, theirs: Values): Difference<Values>[] {
  return parts
    .filter((part) => contentOf(part, mine) !== contentOf(part, theirs))
    .map((part) => ({ part, isTheirs: contentOf(part, mine) === contentOf(part, base) }));
}

/** Whether the other person has touched nothing that the form holds. */
export function isUntouched<Values>(parts: readonly FormPart<Values>[], base: Values, theirs: Values): boolean {
  return parts.every((part) => contentOf(part, base) === contentOf(part, theirs));
}

/** One's own values with the chosen parts as the other person has them. */
export function withTheirs<Values>(mine: Values, theirs: Values, chosen: readonly FormPart<Values>[]): Values {
  const names = chosen.flatMap((part) => part.names);
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
}
