// `npm run citypins -- …`: installs the packages and builds the server if necessary, then runs the command. Messages of these steps go to stderr,
// because stdout is for the output of the command.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { at } from './lib/paths.mjs';

for (const step of [
  ['prepare.mjs', '--deps'],
  ['build.mjs', 'server'],
]) {
  const [script, ...args] = step;
  const { status } = spawnSync(process.execPath, [at('scripts', script), ...args], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
if (fs.existsSync(at('.env'))) process.loadEnvFile(at('.env'));
// npm changes to the folder of package.json, but paths in the arguments are relative to the user's folder
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(at('backend/dist/cli/citypins.js'));
