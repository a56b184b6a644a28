import { Max, Min } from 'class-validator';
import { type ClassType, Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';

/** Rows that paging by number may pass over; beyond it a list is narrowed by filters instead. */
export const MAX_ROWS = 10_000;
export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

@InputType({ description: 'Which part of a list to answer.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1. A number past the end answers the last page.' })
  @Min(1, { message: 'A page number starts at 1' })
  @Max(MAX_ROWS, { message: `A page number is at most ${MAX_ROWS}` })
  number: number = 1;

  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Items on a page, 1 to ${MAX_PAGE_SIZE}.` })
  @Min(1, { message: 'A page has at least one item' })
  @Max(MAX_PAGE_SIZE, { message: `A page has at most ${MAX_PAGE_SIZE} items` })
  size: number = DEFAULT_PAGE_SIZE;
}

/** Says how many items a list without pages usually has: with so many it is weighed when a query asks for it. */
export const UsualLength = (length: number): MethodDecorator & PropertyDecorator => Extensions({ usualLength: length });

/** One page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pages: number;
}

/** A page of a list from which all that it has can be selected. */
export interface SelectablePage<T> extends Page<T> {
  /** The snapshot of the database that was taken before the page was read. */
  asOf: string;
}

/** The GraphQL type of a page of `item`, named `name`. */
export function pageType<T extends object>(item: ClassType<T>, name: string): ClassType<Page<T>> {
  @ObjectType(name, { description: `One page of a list.` })
  class PageOf implements Page<T> {
    @Field(() => [item], { description: 'The items of this page, in the order of the list.' })
    items: T[];

    @Field(() => Int, { description: `How many items the whole list has. Where they must be counted one by one, at most ${MAX_ROWS}.` })
    total: number;

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page: number;

    @Field(() => Int, { description: 'How many pages the list has; at least 1.' })
    pages: number;
  }
  return PageOf;
}

/** As `pageType`, of a list from which all that it has can be selected. */
export function selectablePageType<T extends object>(item: ClassType<T>, name: string): ClassType<SelectablePage<T>> {
  @ObjectType(name, { description: `One page of a list.` })
  class SelectablePageOf extends pageType(item, name) implements SelectablePage<T> {
    @Field(() => String, { description: 'When the list was read: a selection of all that it has names it.' })
    asOf: string;
  }
  return SelectablePageOf;
}

/**
 * Reads one page of a list of `total` rows; a page number past the end reads the last page.
 * @param read gives `limit` rows from row `offset` on
 */
export async function readPage<T>(
  { number, size }: PageInput,
  total: number,
  read: (range: { offset: number; limit: number }) => Promise<T[]>,
): Promise<Page<T>> {
  const pages = Math.max(1, Math.min(Math.ceil(total / size), Math.floor(MAX_ROWS / size)));
  const page = Math.min(number, pages);
  const items = total === 0 ? [] : await read({ offset: (page - 1) * size, limit: size });
  return { items, total, page, pages };
}
