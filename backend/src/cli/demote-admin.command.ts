import type { Command } from 'commander';
import type { EntityManager } from 'typeorm';
import type { DataEnv } from '../core/config/index.js';
import { AdminAccountService, type Ended } from '../modules/accounts/index.js';
import { Webhook } from '../modules/webhooks/index.js';
import { ENTITIES } from '../server/entities.js';
import { accountOf } from './account.js';
import { withDatabase } from './database.js';
import { describeEnded } from './end-sessions.command.js';
import { EXIT } from './output.js';

const HELP = `
Use it when the account of an admin is in the wrong hands, or when an admin leaves: the console does not let admins change each
other. The account becomes a user. Its sessions, API tokens and mailed links end at once, also while the app runs. The command
lists what the admin has left behind: other admins and active webhooks.

The account still exists, with its password. An admin can suspend or delete it in the console now. The last admin can be demoted
as well: make another one with create-admin. The log of changes records the demotion.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Example:
  npm run citypins -- demote-admin ana@example.org
`;

interface Outcome extends Ended {
  email: string;
  /** E-mail addresses of current admins whom this account has made admins. */
  adminsMade: string[];
  /** URLs of active webhooks that this account has created. */
  webhooks: string[];
  /** Number of remaining admins. */
  adminsLeft: number;
  /** Whether ADMIN_EMAIL names the account, so that the next start makes it an admin again. */
  isAdminByConfiguration: boolean;
}

/** Adds the command `citypins demote-admin`. @param onEnd receives the exit code */
export function addDemoteAdminCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('demote-admin')
    .description('remove the admin role of an account, and end its sessions and API tokens')
    .argument('<email>', 'the address of the account')
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', HELP)
    .action(async (email: string, { json }: { json: boolean }) => {
      const outcome = await demote(email, env());
      process.stdout.write(`${json ? JSON.stringify(outcome) : describe(outcome)}\n`);
      onEnd(EXIT.done);
    });
}

const demote = (address: string, env: DataEnv): Promise<Outcome> =>
  withDatabase(
    env,
    (dataSource) =>
      dataSource.transaction(async (manager: EntityManager) => {
        const admins = new AdminAccountService(manager);
        const user = await accountOf(admins, address);
        const ended = await admins.demote(user);
        const webhooks = await manager.find(Webhook, { where: { createdBy: user.id, isActive: true }, order: { url: 'ASC' } });
        return {
          email: user.email,
          ...ended,
          adminsMade: await admins.adminsMadeBy(user),
          webhooks: webhooks.map(({ url }) => url),
          adminsLeft: await admins.countAdmins(),
          isAdminByConfiguration: env.adminEmail?.toLowerCase() === user.email.toLowerCase(),
        };
      }),
    { entities: ENTITIES },
  );

function describe({ email, adminsMade, webhooks, adminsLeft, isAdminByConfiguration, ...ended }: Outcome): string {
  return [
    `${email} is no longer an admin. ${describeEnded(ended)}`,
    isAdminByConfiguration && `ADMIN_EMAIL names this account: the next start makes it an admin again. Remove ADMIN_EMAIL and ADMIN_PASSWORD.`,
    adminsMade.length > 0 && `Admins who have their role from this account: ${adminsMade.join(', ')}. Demote those that you do not know.`,
    webhooks.length > 0 && `Active webhooks that this account has created: ${webhooks.join(', ')}. Delete those that you do not know in the console.`,
    adminsLeft === 0 && 'There is no admin left. Make one: npm run citypins -- create-admin --email you@example.org',
  ]
    .filter(Boolean)
    .join('\n');
}
