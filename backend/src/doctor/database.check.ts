import { findObstacles } from '../core/db/index.js';
import { type Check, one } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

interface Facts {
  name: string;
  version: string;
  encoding: string;
  bytes: number;
  mayCreate: boolean;
  /** Number of tables that another user owns. */
  foreign: number;
}

const FACTS = `SELECT current_database() AS name, current_setting('server_version') AS version,
  current_setting('server_encoding') AS encoding, pg_database_size(current_database())::float8 AS bytes,
  has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
  (SELECT count(*)::integer FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND NOT pg_has_role(relowner, 'USAGE')) AS foreign`;

/** Checks that the database is reachable and suitable, and that its user has the necessary rights. */
export const databaseCheck: Check = {
  name: 'checks.database',
  async run({ database }) {
    if ('problem' in database) return [failure(database.problem, database.remedy)];
    if (!('pool' in database)) return [ok('findings.databaseNotYet')];
    const facts = await one<Facts>(database.pool, FACTS);
    const obstacles = await findObstacles(async <Row>(sql: string) => (await database.pool.query(sql)).rows as Row[]);
    const { version, encoding, mayCreate, foreign } = facts;
    const found: Finding[] = obstacles.map(({ problem, remedy }) => failure(problem, remedy));
    if (!mayCreate && obstacles.length === 0) found.push(failure('findings.cannotCreateTables', ['remedies.ownDatabase', { name: facts.name }]));
    if (foreign > 0) {
      found.push(warning(['findings.foreignTables', { n: foreign }], 'remedies.ownTables'));
    }
    return found.length > 0 ? found : [ok(['findings.databaseFound', { version, encoding, size: facts.bytes }])];
  },
};
