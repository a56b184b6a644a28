import { cutText } from '../../../../graphql/cutText.generated';
import type { DuplicatePolicy, ImportChoicesInput, ImportCityMode, ImportKind } from '../../../../graphql/schema.generated';
import type { ColumnsStep_DraftFragment } from './ColumnsStep.generated';

type Reading = NonNullable<ColumnsStep_DraftFragment['reading']>;

/** Draft whose file has been read. */
export type ReadDraft = Omit<ColumnsStep_DraftFragment, 'reading'> & { reading: Reading };

/** Target of a column that is left out, and category of words whose kind is unknown. */
export const NONE = '';
/** Category of words whose rows are left out. */
export const LEFT_OUT = '-';

/** Choices of an import in the form: a target for each column, and a category for each word. Empty texts are missing values. */
export interface ChoiceValues {
  kind: ImportKind;
  columns: { column: string; target: string }[];
  fixed: { target: string; value: string }[];
  words: { word: string; category: string }[];
  cityMode: ImportCityMode;
  city: string;
  cityId: string;
  createsCities: boolean;
  radius: string;
  isPending: boolean;
  duplicates: DuplicatePolicy;
  source: string;
  isSourceForced: boolean;
  licence: string;
  attribution: string;
}

/** Word of a file with its number of rows. */
interface CountedWord {
  word: string;
  count: number;
  /** Category without a choice: a slug, `NONE` or `LEFT_OUT`. */
  initial: string;
}

/** Returns the category words of a file. Those that only the preview has found come last. Within each group, those without a category come first. */
export function wordsOf({ reading, preview }: Pick<ReadDraft, 'reading' | 'preview'>): CountedWord[] {
  const read = reading.words.map(({ word, count, category, isLeftOut }) => ({ word, count, initial: isLeftOut ? LEFT_OUT : (category ?? NONE) }));
  const known = new Set(read.map(({ word }) => word));
  const found = (preview?.unknownWords ?? []).filter(({ word }) => !known.has(word)).map(({ word, count }) => ({ word, count, initial: NONE }));
  const all = [...read, ...found];
  return [...all.filter(({ initial }) => initial === NONE), ...all.filter(({ initial }) => initial !== NONE)];
}

/** Returns the values of the form for the choices of a draft. */
export function valuesOf(draft: ReadDraft): ChoiceValues {
  const { reading, choices } = draft;
  const { kind, fixed, cityMode, city, cityId, createsCities, radius, isPending, duplicates, source, isSourceForced, licence, attribution } = choices;
  const targets = new Map(choices.columns.map(({ column, target }) => [column, target]));
  const categories = new Map(choices.words.map(({ word, category }) => [word, category ?? LEFT_OUT]));
  return {
    kind,
    columns: reading.columns.map(({ name, target }) => ({ column: name, target: targets.get(name) ?? target ?? NONE })),
    fixed: fixed.map(({ target, value }) => ({ target, value })),
    words: wordsOf(draft).map(({ word, initial }) => ({ word, category: categories.get(word) ?? initial })),
    cityMode,
    city: city ?? '',
    cityId: cityId ?? '',
    createsCities,
    radius: String(radius),
    isPending,
    duplicates,
    source,
    isSourceForced,
    licence: licence ?? '',
    attribution: attribution ?? '',
  };
}

/** Derives the name of a source from the name of a file, like the import does for the command line. */
const sourceOfFile = (fileName: string): string =>
  cutText(
    fileName
      .replace(/\.[^.]+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[^a-z0-9]+/, ''),
    35,
  ) || 'file';

/** Returns the values of the form without any choice: what the columns give by their names. */
export const guessesOf = (draft: ReadDraft): ChoiceValues => ({
  ...valuesOf({ ...draft, choices: { ...draft.choices, kind: draft.reading.kind, columns: [], fixed: [], words: [] } }),
  cityMode: 'OWN_COLUMN',
  city: '',
  cityId: '',
  createsCities: false,
  radius: '25',
  isPending: false,
  duplicates: 'SAME',
  source: sourceOfFile(draft.fileName),
  isSourceForced: false,
  licence: '',
  attribution: '',
});

/** Returns a typed number, with a decimal point or comma. */
export const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** Returns the choices as the API takes them: only those that differ from what the file gives without a choice. */
export function inputOf(values: ChoiceValues, draft: ReadDraft): ImportChoicesInput {
  const { kind, fixed, cityMode, createsCities, isPending, duplicates, isSourceForced } = values;
  const guesses = new Map(draft.reading.columns.map(({ name, target }) => [name, target ?? NONE]));
  const initial = new Map(wordsOf(draft).map((one) => [one.word, one.initial]));
  // Words of other files that the source remembers stay.
  const others = draft.choices.words.filter(({ word }) => !initial.has(word)).map(({ word, category }) => ({ word, category }));
  const chosen = values.words.filter(({ word, category }) => category !== NONE && category !== initial.get(word));
  const isOne = cityMode === 'ONE';
  return {
    kind,
    columns: values.columns.filter(({ column, target }) => target !== guesses.get(column)).map(({ column, target }) => ({ column, target })),
    fixed: fixed.map(({ target, value }) => ({ target, value: value.trim() })),
    words: [...chosen.map(({ word, category }) => ({ word, category: category === LEFT_OUT ? null : category })), ...others],
    cityMode,
    city: isOne && values.cityId === '' ? values.city.trim() || null : null,
    cityId: isOne ? values.cityId || null : null,
    createsCities,
    radius: numberIn(values.radius),
    isPending,
    duplicates,
    alike: draft.choices.alike,
    decisions: draft.choices.decisions.map(({ key, decision }) => ({ key, decision })),
    source: values.source.trim(),
    isSourceForced,
    licence: values.licence.trim() || null,
    attribution: values.attribution.trim() || null,
  };
}

/**
 * Returns the path of a field of the form for a path in the input, whose lists are shorter.
 * @param input input that the server has refused
 */
export function fieldAt(path: string, input: ImportChoicesInput, values: ChoiceValues): string {
  const [list, n, ...rest] = path.split('.');
  if (list === 'columns' && n !== undefined) {
    const at = values.columns.findIndex(({ column }) => column === input.columns?.[Number(n)]?.column);
    return ['columns', at, 'target'].join('.');
  }
  if (list === 'words' && n !== undefined) {
    const at = values.words.findIndex(({ word }) => word === input.words?.[Number(n)]?.word);
    return ['words', at, 'category'].join('.');
  }
  return list === 'fixed' && n !== undefined && rest.length === 0 ? `fixed.${n}.value` : path;
}
