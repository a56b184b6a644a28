import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { DataEnv } from '../core/config/index.js';
import { englishOf, InvalidInput, StartError } from '../core/errors/index.js';
import { readInput } from '../core/rest/index.js';
import { AdminAccountService, Passwords, RegisterInput } from '../modules/accounts/index.js';
import type { User } from '../modules/users/index.js';
import { ENTITIES } from '../server/entities.js';
import { askSecret, confirm, isAttended } from './ask.js';
import { withDatabase } from './database.js';
import { EXIT } from './output.js';

interface Options {
  email: string;
  name: string;
  passwordStdin: boolean;
  promote: boolean;
  json: boolean;
}

/** A password, and whether this command has generated it. */
interface Password {
  text: string;
  isMadeUp: boolean;
}

const HELP = `
On a terminal, the command asks for the password. Without an answer or a terminal, it generates one and prints it once.
The rules are those of the registration. The e-mail address counts as confirmed.

An existing account becomes an admin only with --promote, or after a question on a terminal. Its user signs in again, with the
same password unless --password-stdin sets another. If the e-mail address is not confirmed, the account always gets a new
password and loses all other ways to sign in, because its user can be someone who does not own the address.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- create-admin --email ana@example.org --name "Ana Sofía"
  npm run --silent citypins -- create-admin --email ana@example.org --password-stdin < password.txt
  npm run citypins -- create-admin --email member@example.org --promote
`;

/** Adds the command `citypins create-admin`. @param onEnd receives the exit code */
export function addCreateAdminCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('create-admin')
    .description('create an admin account')
    .requiredOption('--email <address>', 'e-mail address for signing in')
    .option('--name <name>', 'display name', 'Admin')
    .option('--password-stdin', 'read the password from the standard input', false)
    .option('--promote', 'make an existing account an admin', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      await runCreateAdmin(options, env());
      onEnd(EXIT.done);
    });
}

async function choosePassword({ passwordStdin }: Options): Promise<Password> {
  if (passwordStdin) return { text: (await text(process.stdin)).replace(/\r?\n$/, ''), isMadeUp: false };
  if (isAttended()) {
    const chosen = await askSecret('Password (press Enter to generate one): ');
    if (chosen && (await askSecret('Repeat the password: ')) !== chosen) throw new StartError('The passwords differ. Nothing was changed.');
    if (chosen) return { text: chosen, isMadeUp: false };
  }
  return { text: randomBytes(12).toString('base64url'), isMadeUp: true };
}

/** Validates the input by the rules of the registration. @throws StartError with all violations, one a line */
function check(input: RegisterInput): RegisterInput {
  try {
    return readInput(RegisterInput, input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new StartError(Object.values(error.fields).map(englishOf).join('\n'), { cause: error });
  }
}

/** Makes sure that the operator wants to promote an existing account. @throws StartError if not, or if it is an admin already */
async function wantPromotion(user: User, { promote }: Options): Promise<void> {
  if (user.role === 'admin') {
    throw new StartError(
      `${user.email} is an admin already. If the password is lost, request a new one on the sign-in page. Without SMTP_URL, the mail is in DATA_DIR/outbox.`,
    );
  }
  if (promote || (isAttended() && (await confirm(`${user.email} has an account (${user.name}). Make it an admin?`)))) return;
  throw new StartError(`${user.email} already has an account. Use --promote to make it an admin.`);
}

async function runCreateAdmin(options: Options, env: DataEnv): Promise<void> {
  const { email, name, json, passwordStdin } = options;
  check({ email, name, password: 'not yet chosen' });
  const { isNew, password } = await withDatabase(
    env,
    async (dataSource) => {
      const user = await new AdminAccountService(dataSource.manager).find(email);
      if (user) await wantPromotion(user, options);
      const chosen = user?.isVerified && !passwordStdin ? undefined : await choosePassword(options);
      const { passwordMinLength } = env;
      const hash = chosen && (await new Passwords(passwordMinLength).hashNew('password', check({ email, name, password: chosen.text }).password));
      await dataSource.transaction(async (manager) => {
        const admins = new AdminAccountService(manager);
        if (user) await admins.promote(user, hash);
        else if (hash) await admins.create({ email, name }, hash);
      });
      return { isNew: !user, password: chosen?.isMadeUp ? chosen.text : undefined };
    },
    { entities: ENTITIES },
  );
  const kept = password ? ` with the password ${password}  (it is not shown again)` : '';
  process.stdout.write(
    json ? `${JSON.stringify({ email, isNew, password: password ?? null })}\n` : `${email} ${isNew ? 'is a new admin' : 'is an admin now'}${kept}\n`,
  );
}
