/** A table that imports fill, with the columns and SQL that depend on the table. */
export interface Target {
  table: 'places' | 'cities';
  /** Columns that users can edit. An import never overwrites a value that a user has edited. */
  editable: readonly string[];
  /** Columns that only imports write. */
  credits: readonly string[];
  /** SQL condition: the existing row `t` is the same place or city as the staged row `s`, although its source id differs. */
  isSame: string;
}
