import { type Command, InvalidArgumentError } from 'commander';
import { DatabasePool } from '../core/database-client.js';
import type { WholeEnv } from '../core/config/index.js';
import { englishOf, type OutsideFailure, StartError } from '../core/errors/index.js';
import { connectionConfig, explainOpening } from '../core/db/index.js';
import { isMade } from '../core/embedded-database/index.js';
import { CHECKS, type Database, examine, type Finding, type Subject } from '../doctor/index.js';
import { brokenRule, cleanEmail, EMAIL } from '../core/validation/index.js';
import { findApp } from '../server/startup/index.js';
import { openDatabase } from './database.js';
import { EXIT } from './output.js';

/** Timeout of a query (ms). */
const QUERY_TIMEOUT = 8_000;
/** Widths of the first two columns (characters). */
const [LEVEL, NAME] = [9, 15];

const HELP = `
Checks everything that the installation needs, and suggests a fix for each problem. Let the app run meanwhile, so that its
public address can be checked. The command changes nothing: it writes a probe to the data folder and to the bucket, and
removes it again.

Exit codes: 0 no failures (warnings are possible), 1 failures, 2 wrong usage.

Examples:
  npm run citypins -- doctor
  npm run citypins -- doctor --mail-to me@example.org
  npm run --silent citypins -- doctor --json | jq '.findings[] | select(.level == "failure")'
`;

interface Options {
  mailTo?: string;
  json: boolean;
}

/** A finding as the command prints it. */
interface Told {
  check: string;
  level: Finding['level'];
  text: string;
  remedy?: string;
}

function readAddress(text: string): string {
  if (brokenRule(text, EMAIL) !== undefined) throw new InvalidArgumentError('Use an e-mail address.');
  return cleanEmail(text);
}

/** Adds the command `citypins doctor`. @param onEnd receives the exit code */
export function addDoctorCommand(program: Command, env: () => WholeEnv, onEnd: (code: number) => void): void {
  program
    .command('doctor')
    .description('check the installation and suggest fixes')
    .option('--mail-to <address>', 'send a test message to this address', readAddress)
    .option('--json', 'print the findings as JSON', false)
    .addHelpText('after', HELP)
    .action(async (options: Options) => onEnd(await runDoctor(options, env())));
}

async function runDoctor({ mailTo, json }: Options, env: WholeEnv): Promise<number> {
  const { database, close } = await tryDatabase(env);
  const subject = { ...(await withAddress(env)), database, mailTo };
  const found: Told[] = [];
  try {
    for await (const { name, findings } of examine(CHECKS, subject)) {
      const told = findings.map((finding) => inEnglish(englishOf(name), finding));
      if (!json) for (const one of told) process.stdout.write(describe(one));
      found.push(...told);
    }
  } finally {
    await close();
  }
  const count = (level: Finding['level']) => found.filter((one) => one.level === level).length;
  const [warnings, failures] = [count('warning'), count('failure')];
  process.stdout.write(json ? `${JSON.stringify({ findings: found, warnings, failures })}\n` : `\n${summary(warnings, failures)}\n`);
  return failures > 0 ? EXIT.failed : EXIT.done;
}

function inEnglish(check: string, { level, text, ...rest }: Finding): Told {
  return { check, level, text: englishOf(text), ...('remedy' in rest && { remedy: englishOf(rest.remedy) }) };
}

function describe({ check, level, text, remedy }: Told): string {
  const line = `${level.padEnd(LEVEL)}${check.padEnd(NAME)}${text}\n`;
  return remedy === undefined ? line : `${line}${''.padEnd(LEVEL + NAME)}${remedy}\n`;
}

function summary(warnings: number, failures: number): string {
  if (failures + warnings === 0) return 'No problems found.';
  const told = [
    [failures, 'failure'],
    [warnings, 'warning'],
  ] as const;
  return told
    .filter(([n]) => n > 0)
    .map(([n, what]) => `${n} ${what}${n === 1 ? '' : 's'}`)
    .join(', ');
}

/** Converts a failure of the embedded database. Its message often contains the remedy. */
const embeddedFailure = ({ message }: StartError): OutsideFailure => ({
  problem: ['findings.verbatim', { text: message }],
  remedy: 'remedies.embeddedDatabase',
});

/** Adds the address of the app that runs on the data folder: the app and this command can have different environment variables. */
async function withAddress(whole: WholeEnv): Promise<WholeEnv & Pick<Subject, 'running'>> {
  const { env } = whole;
  const address = env.databaseUrl ? undefined : await findApp(env.dataDir);
  if (!address) return whole;
  return { ...whole, env: { ...env, ...address }, running: { isAsConfigured: address.port === env.port && address.publicUrl === env.publicUrl } };
}

/** Opens the database, or returns why that fails. Never creates one. */
async function tryDatabase({ env }: WholeEnv): Promise<{ database: Database; close: () => Promise<void> }> {
  if (!env.databaseUrl && !isMade(env.dataDir)) return { database: { isMade: false }, close: async () => undefined };
  try {
    const { connection, close } = await openDatabase(env);
    const pool = new DatabasePool({ ...connectionConfig(connection), max: 3, query_timeout: QUERY_TIMEOUT, application_name: 'citypins doctor' });
    const end = async () => {
      await pool.end();
      await close();
    };
    try {
      await pool.query('SELECT 1');
    } catch (error) {
      await end();
      throw error;
    }
    return { database: { pool }, close: end };
  } catch (error) {
    return { database: error instanceof StartError ? embeddedFailure(error) : explainOpening(error), close: async () => undefined };
  }
}
