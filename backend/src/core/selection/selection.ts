import { ArrayMaxSize, IsArray, IsInt, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { type ClassType, Field, ID, InputType, Int } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { isId } from '../db/index.js';
import { Conflict, InvalidInput, NotFound, type Reason, type Thing } from '../errors/index.js';
import { because } from '../validation/index.js';

/** Maximum number of rows that a request can name. */
const MAX_SELECTED = 10_000;

/**
 * Maximum number of rows that one transaction changes. A job changes more.
 * One UPDATE of 20,000 places took 2.8 s on a machine with two slow cores, because triggers update search, map and counters.
 */
export const AT_ONCE = 500;

const TOO_MANY: Reason = ['console.tooManySelected', { n: MAX_SELECTED }];

/** Maximum length of `asOf` (characters). A snapshot contains the id of each open transaction. */
const MAX_AS_OF = 5000;

@InputType({ description: 'An item in the version that the viewer has read.' })
export class SeenInput {
  @Field(() => ID, { description: 'Identifier of the item.' })
  id: string;

  @Field(() => Int, { description: 'Version of the item that was read.' })
  version: number;
}

const applied =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));

/** Rows to change: by id, with or without the version that was read, or all rows that a filter finds. */
export interface Selection<Filter> {
  ids?: string[] | null;
  seen?: SeenInput[] | null;
  filter?: Filter | null;
  /** `asOf` of the page on which the user has seen the rows of the filter. */
  asOf?: string | null;
}

/** The selection has more rows than one transaction changes; a job can change them in portions. */
export class TooManyAtOnce extends InvalidInput {
  constructor() {
    super({ selection: ['console.tooManySelected', { n: AT_ONCE }] });
  }
}

/** Returns the ids of at most `limit` rows that a filter finds, in any order. */
export type FindIds<Filter> = (filter: Filter, limit: number) => Promise<string[]>;

/** The field `seen` of a selection. */
export const SelectedAsSeen = (): PropertyDecorator =>
  applied(
    Field(() => [SeenInput], { nullable: true, description: 'Items with the versions that were read; items that have changed since are skipped.' }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_SELECTED, because(TOO_MANY)),
    ValidateNested({ each: true }),
  );

/** The field `ids` of a selection. */
export const SelectedIds = (): PropertyDecorator =>
  applied(
    Field(() => [ID], { nullable: true, description: 'Identifiers of items, also if they have changed since they were read; `seen` is safer.' }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_SELECTED, because(TOO_MANY)),
  );

/** Returns the GraphQL input `name` for a selection of `things`. The input class `Filter` filters them. */
export function selectionInput<Filter extends object>(Filter: ClassType<Filter>, name: string, things: string): ClassType<Selection<Filter>> {
  @InputType(name, {
    description: `${things} to change: named in \`seen\` or \`ids\`, or all that a filter finds. A background job changes more than ${AT_ONCE}.`,
  })
  class SelectionInput implements Selection<Filter> {
    @SelectedAsSeen()
    seen?: SeenInput[] | null;

    @SelectedIds()
    ids?: string[] | null;

    @Field(() => Filter, { nullable: true, description: 'Selects all items that it finds. Send `asOf` with it.' })
    @IsOptional()
    @ValidateNested()
    filter?: Filter | null;

    @Field(() => String, {
      nullable: true,
      description: '`asOf` of the page that was read; items that were added or changed since are skipped.',
    })
    @IsOptional()
    @MaxLength(MAX_AS_OF, because('api.asOf'))
    @Matches(/^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/, because('api.asOf'))
    asOf?: string | null;
  }
  return SelectionInput;
}

/** Validates the version that a decision is based on, in the body of a REST request. */
export const SeenVersion = (): PropertyDecorator => applied(IsOptional(), IsInt(because('api.version')));

/** Returns a selection of one row, with the version that was read if it is known. */
export const selectionOf = (id: string, version: number | null | undefined): Selection<never> =>
  typeof version === 'number' ? { seen: [{ id, version }] } : { ids: [id] };

/**
 * Returns ids of a selection, each once: all that it names, and at most `limit` that its filter finds. Malformed ids are skipped, because no row has them.
 * @param find returns the ids of at most `limit` rows that a filter finds, in any order
 * @throws InvalidInput if the selection has no part or several parts
 */
export async function selectedUpTo<Filter>({ ids, seen, filter }: Selection<Filter>, find: FindIds<Filter>, limit: number): Promise<string[]> {
  const parts = [ids, seen, filter].filter(Boolean).length;
  if (parts === 0) throw new InvalidInput({ selection: 'console.nothingSelected' });
  if (parts > 1) throw new InvalidInput({ selection: 'console.selectedTwice' });
  return filter ? find(filter, limit) : namedIds({ ids, seen });
}

/** Returns the ids of a selection as `selectedUpTo`. @throws TooManyAtOnce if it has more than `AT_ONCE` rows */
export async function selectedIds<Filter>(selection: Selection<Filter>, find: FindIds<Filter>): Promise<string[]> {
  const selected = await selectedUpTo(selection, find, AT_ONCE + 1);
  if (selected.length > AT_ONCE) throw new TooManyAtOnce();
  return selected;
}

/** Returns the ids that a selection names, each once. Malformed ids are skipped, because no row has them. */
export function namedIds({ ids, seen }: Pick<Selection<never>, 'ids' | 'seen'>): string[] {
  const named = ids ?? seen?.map(({ id }) => id) ?? [];
  return [...new Set(named.map((id) => id.toLowerCase()).filter(isId))];
}

/** The rows that a selection can contain: a condition on the row `t` of a table, with parameters from `$1` on. */
interface Selectable {
  table: string;
  where: string;
  parameters: readonly unknown[];
}

/**
 * Checks that a selection can contain at least one row.
 * @throws NotFound if no row meets the condition
 */
export async function requireSelected(manager: EntityManager, { table, where, parameters }: Selectable, thing: Thing): Promise<void> {
  const found = await manager.query<unknown[]>(`SELECT 1 FROM ${table} t WHERE ${where} LIMIT 1`, [...parameters]);
  if (found.length === 0) throw new NotFound(thing);
}

/**
 * Throws the error for a selection of which no row could be changed.
 * @param reason why rows that exist cannot be changed
 * @throws NotFound if no row meets the condition, otherwise Conflict
 */
export async function refuseUnchanged(manager: EntityManager, selectable: Selectable, thing: Thing, reason: Reason): Promise<never> {
  await requireSelected(manager, selectable, thing);
  throw new Conflict(reason);
}
