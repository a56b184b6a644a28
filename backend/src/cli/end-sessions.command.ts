import type { Command } from 'commander';
import type { DataEnv } from '../core/config/index.js';
import { AdminAccountService, type Ended } from '../modules/accounts/index.js';
import { ENTITIES } from '../server/entities.js';
import { accountOf } from './account.js';
import { withDatabase } from './database.js';
import { EXIT } from './output.js';

const HELP = `
Signs out an account on all its devices, or everybody with --all, also while the app runs. API tokens end as well: programs need
new ones. For one account, links that were mailed to it end, too. Passwords stay: everybody can sign in again. The log of
changes records each account whose sessions have ended.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- end-sessions ana@example.org
  npm run citypins -- end-sessions --all
`;

interface Options {
  all: boolean;
  json: boolean;
}

/** Adds the command `citypins end-sessions`. @param onEnd receives the exit code */
export function addEndSessionsCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('end-sessions')
    .description('end the sessions and API tokens of an account, or of all')
    .argument('[email]', 'the address of the account')
    .option('--all', 'end those of all accounts', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', HELP)
    .action(async (email: string | undefined, { all, json }: Options, command: Command) => {
      if (all === (email !== undefined)) command.error('error: name either the address of an account or --all');
      const ended = await end(email, env());
      process.stdout.write(`${json ? JSON.stringify({ email: email ?? null, ...ended }) : `${email ?? 'All accounts'}: ${describeEnded(ended)}`}\n`);
      onEnd(EXIT.done);
    });
}

const end = (email: string | undefined, env: DataEnv): Promise<Ended> =>
  withDatabase(
    env,
    (dataSource) =>
      dataSource.transaction(async (manager) => {
        const admins = new AdminAccountService(manager);
        return email === undefined ? admins.endAllSessions() : admins.endSessions(await accountOf(admins, email));
      }),
    { entities: ENTITIES },
  );

const count = (n: number, what: string): string => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;

/** Returns a sentence with the numbers of ended sessions and API tokens. */
export const describeEnded = ({ sessions, apiTokens }: Ended): string => `${count(sessions, 'session')} and ${count(apiTokens, 'API token')} ended.`;
