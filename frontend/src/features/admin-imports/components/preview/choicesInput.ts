import type { ImportChoicesInput } from '../../../../graphql/schema.generated';
import type { ImportChoices_ChoicesFragment } from './ImportChoices.generated';

/** Copies objects without further fields, such as those that the API client adds: an input must not have them. */
const only = <Row extends object, Name extends keyof Row>(rows: readonly Row[], ...names: Name[]): Pick<Row, Name>[] =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>);

/** Returns the choices of an import as an input. */
export function choicesInput(choices: ImportChoices_ChoicesFragment): ImportChoicesInput {
  const { kind, cityMode, city, cityId, createsCities, radius, isPending, duplicates, alike, source, isSourceForced, licence, attribution } = choices;
  return {
    ...{ kind, cityMode, city, cityId, createsCities, radius, isPending, duplicates, alike, source, isSourceForced, licence, attribution },
    columns: only(choices.columns, 'column', 'target'),
    fixed: only(choices.fixed, 'target', 'value'),
    words: only(choices.words, 'word', 'category'),
    decisions: only(choices.decisions, 'key', 'decision'),
  };
}
