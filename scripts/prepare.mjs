// Runs before start, dev and test, with nothing but Node itself: checks the machine, installs the packages, builds what is stale.
// `--deps` leaves out the build.
import fs from 'node:fs';
import { install, isInstalled, stopInstall } from './lib/install.mjs';
import { oneAtATime } from './lib/lock.mjs';
import { at, root } from './lib/paths.mjs';
import { fail, Problem, step } from './lib/terminal.mjs';

function checkNode() {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(process.version).map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Problem(`CityPins needs Node 20.19 or newer, and this is ${process.version}. `
    + 'Install a newer one from https://nodejs.org, then start again.');
}

function checkWritable() {
  try {
    for (const folder of [root, at('backend'), at('frontend')]) fs.accessSync(folder, fs.constants.W_OK);
    const modules = at('node_modules');
    if (fs.existsSync(modules)) fs.accessSync(modules, fs.constants.W_OK);
  } catch (error) {
    throw new Problem(`CityPins installs and builds in its own folder, and this user may not write to ${error.path}. `
      + 'Start it as the owner of that folder, or copy the folder to a place of your own.');
  }
}

function stopOn(signal) {
  process.once(signal, () => {
    stopInstall();
    process.stdout.write('\n  Stopped. The next start goes on from here.\n');
    process.exit(130);
  });
}

async function prepare() {
  checkNode();
  checkWritable();
  if (!isInstalled()) await oneAtATime(async () => void (isInstalled() || (await step('Install packages', install))));
  if (process.argv.includes('--deps')) return;
  const { build } = await import('./build.mjs');
  await build();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) stopOn(signal);
await prepare().catch(fail);
