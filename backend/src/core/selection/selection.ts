import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { type ClassType, Field, ID, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { isId } from '../db/ids.js';
import { Conflict, InvalidInput, NotFound } from '../errors/index.js';

/** Rows that are changed at once at most. */
const MAX_SELECTED = 10_000;

const TOO_MANY = `At most ${MAX_SELECTED.toLocaleString('en')} can be changed at once. Please narrow the selection.`;

/** Rows to do something with: either named, or all that a filter finds. */
export interface Selection<Filter> {
  ids?: string[] | null;
  filter?: Filter | null;
}

/** The GraphQL input `name` for a selection of `things`, which the input class `Filter` filters. */
export function selectionInput<Filter extends object>(Filter: ClassType<Filter>, name: string, things: string): ClassType<Selection<Filter>> {
  @InputType(name, { description: `${things} to do something with: either named, or all that a filter finds, at most 10,000.` })
  class SelectionInput implements Selection<Filter> {
    @Field(() => [ID], { nullable: true, description: 'These.' })
    @IsOptional()
    @IsArray()
    @ArrayMaxSize(MAX_SELECTED, { message: TOO_MANY })
    ids?: string[] | null;

    @Field(() => Filter, { nullable: true, description: 'All that it finds.' })
    @IsOptional()
    @ValidateNested()
    filter?: Filter | null;
  }
  return SelectionInput;
}

/**
 * The ids that a selection stands for, each once; what cannot be an id is left out, as it names nothing.
 * @param find answers the ids of at most `limit` rows that a filter finds, in any order
 * @throws InvalidInput where it has both parts or neither, or more than `MAX_SELECTED` rows
 */
export async function selectedIds<Filter>({ ids, filter }: Selection<Filter>, find: (filter: Filter, limit: number) => Promise<string[]>): Promise<string[]> {
  if ((ids ?? undefined) === undefined && !filter) throw new InvalidInput({ selection: 'Please select something' });
  if (ids && filter) throw new InvalidInput({ selection: 'Select either by ids or by a filter' });
  const selected = filter ? await find(filter, MAX_SELECTED + 1) : [...new Set(ids?.map((id) => id.toLowerCase()).filter(isId))];
  if (selected.length > MAX_SELECTED) throw new InvalidInput({ selection: TOO_MANY });
  return selected;
}

/** What a selection could have meant: a condition on the row `t` of a table, with parameters from `$1` on. */
interface Selectable {
  table: string;
  where: string;
  parameters: readonly unknown[];
}

/** @throws NotFound where no row meets the condition */
export async function requireSelected(manager: EntityManager, { table, where, parameters }: Selectable, what: string): Promise<void> {
  const found = await manager.query<unknown[]>(`SELECT 1 FROM ${table} t WHERE ${where} LIMIT 1`, [...parameters]);
  if (found.length === 0) throw new NotFound(what);
}

/**
 * Says why nothing of a selection could be changed.
 * @param what is not found, as `NotFound` takes it
 * @param because the sentence for rows that are there, but in a state that does not allow the change
 * @throws NotFound where no row meets the condition, else Conflict
 */
export async function refuseUnchanged(manager: EntityManager, selectable: Selectable, what: string, because: string): Promise<never> {
  await requireSelected(manager, selectable, what);
  throw new Conflict(because);
}
