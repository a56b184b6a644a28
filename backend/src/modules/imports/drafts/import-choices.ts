import type { ImportChoices } from '../choices.js';
import { Choices, type ReadingChoices } from './types/index.js';
import type { Draft } from './draft.record.js';
import type { Format, ReadOptions } from '../readers/index.js';

/** Returns how a file is read. The columns of a table without a header are named by letters. */
export const readingOf = ({ encoding, delimiter, sheet }: ReadingChoices): ReadOptions => ({
  encoding: encoding ?? undefined,
  delimiter: delimiter ?? undefined,
  sheet: sheet ?? undefined,
  isMapped: true,
});

export const formatOf = ({ format }: ReadingChoices): Format | undefined => (format ?? undefined) as Format | undefined;

/** Returns the chosen columns as pairs of a target and a column; a column without a target is left out. */
export const mappedColumns = ({ columns }: Pick<Choices, 'columns'>): [string, string][] =>
  columns.map(({ column, target }) => (target === '' ? [column, ''] : [target, column]));

function cityOf({ cityMode, city, cityId }: Choices): ImportChoices['city'] {
  if (cityMode === 'municipalities') return { mode: 'municipalities' };
  if (cityMode === 'own') return { mode: 'own' };
  return cityId ? { mode: 'one', id: cityId } : { mode: 'one', name: city ?? '' };
}

/** Returns the choices of a draft in the form in which the command has them, too. */
export function importChoicesOf({ choices, readOptions, reading }: Pick<Draft, 'choices' | 'readOptions' | 'reading'>): ImportChoices {
  const { kind, fixed, words, decisions, source, isSourceForced, licence, attribution, ...rest } = choices;
  return {
    what: kind,
    format: formatOf({ format: readOptions.format ?? reading?.format }),
    reading: readingOf(readOptions),
    columns: { mapped: mappedColumns(choices), fixed: fixed.map(({ target, value }) => [target, value]) },
    words: new Map(words.map(({ word, category }) => [word, category ?? null])),
    city: kind === 'places' ? cityOf(choices) : { mode: 'own' },
    createsCities: rest.createsCities && rest.cityMode === 'own',
    radius: rest.radius,
    isPending: rest.isPending,
    duplicates: rest.duplicates,
    alike: rest.alike,
    decisions: new Map(decisions.map(({ key, decision }) => [key, decision])),
    origin: { source, isForced: isSourceForced, licence: licence ?? undefined, attribution: attribution ?? undefined },
  };
}

/** Returns the choices that differ from their defaults, for the list of imports. Decisions about single rows are only counted. */
export function recordedChoices({ decisions, ...choices }: Choices): Record<string, unknown> {
  const defaults = new Map<string, unknown>(Object.entries(new Choices()));
  const isDefault = ([name, value]: [string, unknown]) => value === null || JSON.stringify(value) === JSON.stringify(defaults.get(name));
  return { ...Object.fromEntries(Object.entries(choices).filter((one) => !isDefault(one))), ...(decisions.length > 0 && { decisions: decisions.length }) };
}
