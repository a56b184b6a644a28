import type { ClientBase } from 'pg';

/** A table and the columns that backups contain. */
export interface CopiedTable {
  name: string;
  /** Names of all columns except generated ones. */
  columns: string[];
}

export interface SequenceState {
  name: string;
  /** A bigint in decimal. */
  value: string;
  isCalled: boolean;
}

/** Builds a condition that excludes objects of extensions: CREATE EXTENSION creates those. */
const ownOf = (catalogue: 'pg_class' | 'pg_proc' | 'pg_type', oid: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e')`;

const HERE = 'current_schema()::regnamespace';

const TABLES = `
SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
WHERE c.relkind = 'r' AND c.relnamespace = ${HERE} AND ${ownOf('pg_class', 'c.oid')} GROUP BY c.relname ORDER BY c.relname`;

/** Returns all tables of the current schema from the catalogue, including tables that this version does not know. */
export async function tablesOf(client: ClientBase): Promise<CopiedTable[]> {
  return (await client.query<CopiedTable>(TABLES)).rows;
}

/** Returns the current value of each sequence. */
export async function sequencesOf(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'S' AND c.relnamespace = ${HERE} ORDER BY 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<SequenceState>(
      `SELECT $1::text AS name, last_value::text AS value, is_called AS "isCalled" FROM ${client.escapeIdentifier(name)}`,
      [name],
    );
    states.push(...state.rows);
  }
  return states;
}

/** Returns the names of the migrations that have run, or undefined if there is no `migrations` table. */
export async function migrationsOf(client: ClientBase): Promise<string[] | undefined> {
  const {
    rows: [found],
  } = await client.query<{ exists: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  if (!found?.exists) return undefined;
  return (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(({ name }) => name);
}

/** Values of `relkind`: tables, partitioned tables, foreign tables, views, materialized views, sequences. */
const RELATIONS = `('r', 'p', 'f', 'v', 'm', 'S')`;

const OBJECTS = `
SELECT pg_describe_object('pg_class'::regclass, oid, 0) AS name FROM pg_class c
  WHERE relkind IN ${RELATIONS} AND relpersistence <> 't' AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) AND ${ownOf('pg_class', 'c.oid')}
UNION SELECT pg_describe_object('pg_proc'::regclass, p.oid, 0) FROM pg_proc p WHERE pronamespace = ${HERE} AND ${ownOf('pg_proc', 'p.oid')}
ORDER BY 1`;

/** Returns descriptions of all relations in the database, and of all functions in the current schema. */
export async function objectsOf(client: ClientBase): Promise<string[]> {
  return (await client.query<{ name: string }>(OBJECTS)).rows.map(({ name }) => name);
}

const DROP = `
DO $$
DECLARE things text[]; thing text;
BEGIN
  SELECT array_agg(what ORDER BY what) INTO things FROM (
    SELECT '1 TABLE IF EXISTS ' || oid::regclass AS what FROM pg_class c WHERE relkind IN ('r', 'p') AND relnamespace = ${HERE} AND ${ownOf('pg_class', 'c.oid')}
    UNION SELECT '2 ROUTINE IF EXISTS ' || oid::regprocedure FROM pg_proc p WHERE pronamespace = ${HERE} AND ${ownOf('pg_proc', 'p.oid')}
    UNION SELECT '3 TYPE IF EXISTS ' || oid::regtype FROM pg_type t WHERE typnamespace = ${HERE} AND ${ownOf('pg_type', 't.oid')}
      AND (typtype IN ('e', 'd') OR typtype = 'c' AND EXISTS (SELECT FROM pg_class WHERE pg_class.oid = typrelid AND relkind = 'c'))) found;
  FOREACH thing IN ARRAY coalesce(things, '{}') LOOP EXECUTE 'DROP ' || substr(thing, 3) || ' CASCADE'; END LOOP;
END $$`;

/** Drops all tables, functions and types of the current schema, and (CASCADE) all objects that depend on them. */
export async function dropGuide(client: ClientBase): Promise<void> {
  await client.query(DROP);
}
