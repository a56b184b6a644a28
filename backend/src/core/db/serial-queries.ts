import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Makes each connection run one statement at a time. Loaders and fields of one transaction send statements simultaneously. PostgreSQL runs them one
 * after the other anyway. From version 9 on, `pg` refuses a statement while another one runs.
 */
export function serializeQueries(dataSource: DataSource): DataSource {
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => inTurn(create(mode));
  return dataSource;
}

function inTurn(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  runner.query = ((...args: unknown[]) => {
    const answer = last.then(() => query(...args));
    last = answer.catch(() => undefined);
    return answer;
  }) as QueryRunner['query'];
  return runner;
}
