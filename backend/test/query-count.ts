import type { DataSource, EntitySubscriberInterface } from 'typeorm';

/** Returns the SQL statements that the app sends while `work` runs, in their order. No other code can use the data source meanwhile. */
export async function statementsOf(dataSource: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const listener: EntitySubscriberInterface = { beforeQuery: ({ query }) => void statements.push(query) };
  dataSource.subscribers.push(listener);
  try {
    await work();
  } finally {
    dataSource.subscribers.splice(dataSource.subscribers.indexOf(listener), 1);
  }
  return statements;
}
