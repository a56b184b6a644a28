import { ArrayMaxSize, IsArray, IsInt, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { type ClassType, Field, ID, InputType, Int } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { isId } from '../db/ids.js';
import { Conflict, InvalidInput, NotFound } from '../errors/index.js';

/** Rows that are changed at once at most. */
const MAX_SELECTED = 10_000;

const TOO_MANY = `At most ${MAX_SELECTED.toLocaleString('en')} can be changed at once. Please narrow the selection.`;

/** Longest `asOf` (characters): a snapshot names each transaction that is under way. */
const MAX_AS_OF = 5000;

@InputType({ description: 'Something as the viewer has seen it.' })
export class SeenInput {
  @Field(() => ID, { description: 'Its identifier.' })
  id: string;

  @Field(() => Int, { description: 'Its version, as it was read with it.' })
  version: number;
}

const applied =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));

/** Rows to do something with: named with or without the version that was seen, or all that a filter finds. */
export interface Selection<Filter> {
  ids?: string[] | null;
  seen?: SeenInput[] | null;
  filter?: Filter | null;
  /** `asOf` of the page in which somebody has seen what the filter finds. */
  asOf?: string | null;
}

const AS_OF = 'This is not the `asOf` of a list';

/** Answers the ids of at most `limit` rows that a filter finds, in any order. */
export type FindIds<Filter> = (filter: Filter, limit: number) => Promise<string[]>;

/** The field `seen` of a selection. */
export const SelectedAsSeen = (): PropertyDecorator =>
  applied(
    Field(() => [SeenInput], { nullable: true, description: 'These, as they were seen: those that have changed since are left out.' }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_SELECTED, { message: TOO_MANY }),
    ValidateNested({ each: true }),
  );

/** The field `ids` of a selection. */
export const SelectedIds = (): PropertyDecorator =>
  applied(
    Field(() => [ID], { nullable: true, description: 'These, whatever has become of them since they were seen; `seen` is safer.' }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_SELECTED, { message: TOO_MANY }),
  );

/** The GraphQL input `name` for a selection of `things`, which the input class `Filter` filters. */
export function selectionInput<Filter extends object>(Filter: ClassType<Filter>, name: string, things: string): ClassType<Selection<Filter>> {
  @InputType(name, { description: `${things} to do something with: named in \`seen\` or \`ids\`, or all that a filter finds, at most 10,000.` })
  class SelectionInput implements Selection<Filter> {
    @SelectedAsSeen()
    seen?: SeenInput[] | null;

    @SelectedIds()
    ids?: string[] | null;

    @Field(() => Filter, { nullable: true, description: 'All that it finds. Send `asOf` with it.' })
    @IsOptional()
    @ValidateNested()
    filter?: Filter | null;

    @Field(() => String, {
      nullable: true,
      description: '`asOf` of the page that was seen: what was added or has changed since is left out.',
    })
    @IsOptional()
    @MaxLength(MAX_AS_OF, { message: AS_OF })
    @Matches(/^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/, { message: AS_OF })
    asOf?: string | null;
  }
  return SelectionInput;
}

/** Takes the version of what a decision is about, in the body of a request to the REST API. */
export const SeenVersion = (): PropertyDecorator => applied(IsOptional(), IsInt({ message: 'A version is a whole number' }));

/** One thing, in the version that somebody has seen where they say which. */
export const selectionOf = (id: string, version: number | null | undefined): Selection<never> =>
  typeof version === 'number' ? { seen: [{ id, version }] } : { ids: [id] };

/**
 * The ids that a selection stands for, each once; what cannot be an id is left out, as it names nothing.
 * @param find answers the ids of at most `limit` rows that a filter finds, in any order
 * @throws InvalidInput where it has several parts or none, or more than `MAX_SELECTED` rows
 */
export async function selectedIds<Filter>({ ids, seen, filter }: Selection<Filter>, find: FindIds<Filter>): Promise<string[]> {
  const parts = [ids, seen, filter].filter(Boolean).length;
  if (parts === 0) throw new InvalidInput({ selection: 'Please select something' });
  if (parts > 1) throw new InvalidInput({ selection: 'Select either by ids or by a filter' });
  const named = ids ?? seen?.map(({ id }) => id) ?? [];
  const selected = filter ? await find(filter, MAX_SELECTED + 1) : [...new Set(named.map((id) => id.toLowerCase()).filter(isId))];
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
