import { type Command, InvalidArgumentError } from 'commander';
import type { ColumnChoices } from '../../modules/imports/index.js';

type Pair = readonly [string, string];

/** Adds a pair `one=other` to those of the same option. */
function addPair(text: string, pairs: readonly Pair[]): readonly Pair[] {
  const [left = '', ...right] = text.split('=');
  if (left.trim() === '' || right.length === 0) throw new InvalidArgumentError('Write two names with = between them, such as name=title.');
  return [...pairs, [left.trim(), right.join('=').trim()]];
}

export interface ColumnOptions {
  map: readonly Pair[];
  fixed: readonly Pair[];
  leftOut?: string;
}

/** Adds the options about columns. */
export const addColumnOptions = (command: Command): Command =>
  command
    .option('--map <field=column>', 'column of a field or attribute, or column= to ignore a column; repeatable', addPair, [])
    .option('--fixed <field=value>', 'value of a field or attribute in all rows; repeatable', addPair, [])
    .option('--left-out <file>', 'file for values that are left out (default: FILE.left-out.csv; none in a dry run)');

export const choicesOf = ({ map, fixed }: ColumnOptions): ColumnChoices => ({ mapped: map, fixed });
