/**
 * Runs `work` on each item, several in parallel.
 * @param most maximum number of items in progress
 * @returns the results in the order of the items; a failure is thrown at the position of its item
 */
export async function* inOrder<Item, Result>(items: AsyncIterable<Item>, most: number, work: (item: Item) => Promise<Result>): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    result.catch(() => undefined); // the await below throws it
    underWay.push(result);
    if (underWay.length >= most) yield (await underWay.shift()) as Result;
  }
  for (const result of underWay) yield await result;
}
