import { OLDEST_POSTGRES } from '../server/startup/data.js';
import { type Check, one } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';
import { sizeText } from './size-text.js';

interface Facts {
  name: string;
  number: number;
  version: string;
  encoding: string;
  bytes: number;
  mayCreate: boolean;
  /** Tables of the guide that belong to somebody else. */
  foreign: number;
}

const FACTS = `SELECT current_database() AS name, current_setting('server_version_num')::integer AS number, current_setting('server_version') AS version,
  current_setting('server_encoding') AS encoding, pg_database_size(current_database())::float8 AS bytes,
  has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
  (SELECT count(*)::integer FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND NOT pg_has_role(relowner, 'USAGE')) AS foreign`;

/** The database: that it answers, is one that the app can use, and lets the app do what it must. */
export const databaseCheck: Check = {
  name: 'Database',
  async run({ database, env }) {
    if ('problem' in database) {
      const remedy = env.databaseUrl
        ? 'Start the database, or correct DATABASE_URL; leave it out for the embedded one.'
        : 'If nothing runs on this data folder, npm start tells more. docs/backup.md says how to get a guide back.';
      return [failure(database.problem, remedy)];
    }
    if (!('pool' in database)) return [ok('there is none yet: the first start makes it')];
    const facts = await one<Facts>(database.pool, FACTS);
    const { number, version, encoding, mayCreate, foreign } = facts;
    const found: Finding[] = [];
    if (number < OLDEST_POSTGRES)
      found.push(failure(`PostgreSQL ${version} is too old`, 'Use PostgreSQL 15 or newer, or leave DATABASE_URL out for the embedded one.'));
    if (encoding !== 'UTF8') {
      found.push(
        failure(
          `the encoding is ${encoding}, and names in other letters cannot be stored`,
          `Make a database with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
        ),
      );
    }
    if (!mayCreate)
      found.push(
        failure(
          'the user of DATABASE_URL may not make tables and extensions',
          `As its owner or a superuser: ALTER DATABASE "${facts.name}" OWNER TO …, the user of DATABASE_URL`,
        ),
      );
    if (foreign > 0) {
      found.push(
        warning(
          `${foreign} tables belong to another user, and the next version could not change them`,
          'As a superuser: REASSIGN OWNED BY that user TO the user of DATABASE_URL',
        ),
      );
    }
    return found.length > 0 ? found : [ok(`PostgreSQL ${version}, ${encoding}, ${sizeText(facts.bytes)}`)];
  },
};
