// `npm run citypins -- …`: makes sure that the packages are there and the server is built, then hands over. What that says goes to the
// standard error, because the standard output belongs to the command.
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
// npm goes to the folder of package.json; files are named from where the person is
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(at('backend/dist/cli/citypins.js'));
