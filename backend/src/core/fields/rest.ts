import { type TOptional, type TString, Type } from '@sinclair/typebox';
import type { CsvColumns } from '../rest/index.js';
import { isRequired, type TextField, type TextFields, type TextsOf } from './text-field.js';

type Names<Fields extends TextFields> = keyof Fields & string;

/** Names of the texts in an object of the REST representation; `''` for the representation itself. */
type NamesIn<Fields extends TextFields, Inside extends string> = {
  [Name in Names<Fields>]: Fields[Name] extends { restObject: Inside } ? Name : never;
}[Names<Fields>];

const namesIn = <Fields extends TextFields, Inside extends string>(fields: Fields, inside: Inside): NamesIn<Fields, Inside>[] =>
  Object.keys(fields).filter((name): name is NamesIn<Fields, Inside> => fields[name]?.restObject === inside);

/** Returns the JSON schemas of the texts in an object of the REST representation. */
export const textTypes = <Fields extends TextFields, Inside extends string>(fields: Fields, inside: Inside) =>
  Object.fromEntries(
    namesIn(fields, inside).map((name) => {
      const field = fields[name] as TextField;
      return [name, isRequired(field) ? Type.String() : Type.Optional(Type.String({ description: field.description }))];
    }),
  ) as { [Name in NamesIn<Fields, Inside>]: null extends TextsOf<Fields>[Name] ? TOptional<TString> : TString };

const Texts = Type.Array(Type.Object({ language: Type.String({ description: 'Language tag (BCP 47).' }), text: Type.String() }));

/** JSON schemas of the texts in other languages in the REST representation. */
export const TRANSLATED = { names: Texts, descriptions: Texts };

/** Returns the texts of a record in an object of its REST representation. */
export const textsIn = <Fields extends TextFields, Inside extends string>(fields: Fields, inside: Inside, record: TextsOf<Fields>) =>
  Object.fromEntries(namesIn(fields, inside).map((name) => [name, record[name] ?? undefined])) as {
    [Name in NamesIn<Fields, Inside>]: null extends TextsOf<Fields>[Name] ? string | undefined : string;
  };

/** Names of the texts whose columns are at the end of the console's CSV file. */
export const lastInCsv = <Fields extends TextFields>(fields: Fields): Names<Fields>[] =>
  Object.keys(fields).filter((name): name is Names<Fields> => fields[name]?.isLastInCsv ?? false);

/** Returns columns of the console's CSV file: texts of a record. */
export const textCells = <Fields extends TextFields>(fields: Fields, names: readonly Names<Fields>[]): CsvColumns<TextsOf<Fields>> =>
  Object.fromEntries(names.map((name) => [fields[name]?.csvName ?? name, (record: TextsOf<Fields>) => record[name]]));
