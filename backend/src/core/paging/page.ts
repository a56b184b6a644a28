import { Max, Min } from 'class-validator';
import { type ClassType, Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import { because } from '../validation/index.js';

/** Maximum number of rows that paging by number can reach. To see further rows, a client must filter the list. */
export const MAX_ROWS = 10_000;
export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

@InputType({ description: 'The requested page of a list.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1. A number past the end returns the last page.' })
  @Min(1, because('api.pageTooLow'))
  @Max(MAX_ROWS, because(['api.pageTooHigh', { n: MAX_ROWS }]))
  number: number = 1;

  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Items per page, 1 to ${MAX_PAGE_SIZE}.` })
  @Min(1, because('api.pageSizeTooLow'))
  @Max(MAX_PAGE_SIZE, because(['api.pageSizeTooHigh', { n: MAX_PAGE_SIZE }]))
  size: number = DEFAULT_PAGE_SIZE;
}

/** Declares the usual length of a list without pages. The limit on the cost of queries uses it. */
export const UsualLength = (length: number): MethodDecorator & PropertyDecorator => Extensions({ usualLength: length });

/** Declares the cost (values) of a field of a page that is computed from the whole list, however many items the page has. */
export const CostOfPage = (costOfPage: number): MethodDecorator & PropertyDecorator => Extensions({ costOfPage });

/** One page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pages: number;
}

/** A page of a list whose items can all be selected together. */
export interface SelectablePage<T> extends Page<T> {
  /** Database snapshot that was taken before the page was read. */
  asOf: string;
}

/** Returns the GraphQL type `name` for a page of `item`. */
export function pageType<T extends object>(item: ClassType<T>, name: string): ClassType<Page<T>> {
  @ObjectType(name, { description: `One page of a list.` })
  class PageOf implements Page<T> {
    @Field(() => [item], { description: 'The items of this page, in the order of the list.' })
    items: T[];

    @Field(() => Int, { description: `Number of items in the whole list. Where they must be counted one by one, at most ${MAX_ROWS}.` })
    total: number;

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page: number;

    @Field(() => Int, { description: 'Number of pages of the list; at least 1.' })
    pages: number;
  }
  return PageOf;
}

/** Returns the GraphQL type for a page of a list whose items can all be selected together (see `pageType`). */
export function selectablePageType<T extends object>(item: ClassType<T>, name: string): ClassType<SelectablePage<T>> {
  @ObjectType(name, { description: `One page of a list.` })
  class SelectablePageOf extends pageType(item, name) implements SelectablePage<T> {
    @Field(() => String, { description: 'Identifies the moment at which the list was read. Send it when you select all items of the list.' })
    asOf: string;
  }
  return SelectablePageOf;
}

/**
 * Reads one page of a list of `total` rows. A page number past the end reads the last page.
 * @param read returns at most `limit` rows from row `offset` on
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
