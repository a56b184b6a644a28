/**
 * Does something to each of many, several at once.
 * @param most how many may be under way
 * @returns what came of each, in their order; a failure comes in its turn
 */
export async function* inOrder<Item, Result>(items: AsyncIterable<Item>, most: number, work: (item: Item) => Promise<Result>): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    result.catch(() => undefined); // it is thrown in its turn
    underWay.push(result);
    if (underWay.length >= most) yield (await underWay.shift()) as Result;
  }
  for (const result of underWay) yield await result;
}
