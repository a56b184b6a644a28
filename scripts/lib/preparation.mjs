// Installs the packages and builds, after `scripts/prepare.mjs` has checked the Node version. Imports no packages.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { install, isInstalled, stopInstall } from './install.mjs';
import { oneAtATime } from './lock.mjs';
import { at, root } from './paths.mjs';
import { markStopped, takeStopped } from './stopped.mjs';
import { fail, Problem, step } from './terminal.mjs';

const isStart = process.env.npm_lifecycle_event === 'prestart';

function checkWritable() {
  try {
    for (const folder of [root, at('backend'), at('frontend')]) fs.accessSync(folder, fs.constants.W_OK);
    const modules = at('node_modules');
    if (fs.existsSync(modules)) fs.accessSync(modules, fs.constants.W_OK);
  } catch (error) {
    throw new Problem(
      `The app installs and builds in its own folder, and this user may not write to ${error.path}. ` +
        'Start it as the owner of that folder, or copy the folder to a place of your own.',
    );
  }
}

function stopOn(signal) {
  // not `once`: npm forwards a signal that the terminal has sent as well, and the second one would kill this process
  process.on(signal, () => {
    stopInstall();
    process.stdout.write('\n  Stopped. The next start goes on from here.\n');
    if (isStart) markStopped();
    process.exit(isStart ? 0 : 130);
  });
}

async function prepare() {
  checkWritable();
  takeStopped();
  if (!isInstalled()) await oneAtATime(async () => void (isInstalled() || (await step('Install packages', install))));
  if (process.argv.includes('--deps')) return;
  const { build } = await import('../build.mjs');
  await build();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) stopOn(signal);
await prepare().catch(async (error) => {
  await sleep(200); // Ctrl-C can end a tool before the signal handler of this process runs, so give the handler time
  fail(error);
});
