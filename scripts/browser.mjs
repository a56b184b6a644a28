// Finds Chromium for the browser tests, and installs it if possible.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at } from './lib/paths.mjs';
import { fail, Problem } from './lib/terminal.mjs';

/** Program names, in order of preference. The headless shell is first: it renders the same and needs 25% less CPU time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const HOW = 'Install Chromium or Chrome, or set CHROMIUM_PATH to its program. `npm run check` runs everything that needs no browser.';

const isProgram = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean);
    return roots.flatMap((root) =>
      ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap((app) =>
        ['chrome.exe', 'msedge.exe'].map((program) => path.join(root, app, 'Application', program)),
      ),
    );
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

/** Returns the path of an installed Chromium, or undefined. @throws Problem if CHROMIUM_PATH is wrong */
async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isProgram(wanted)) throw new Problem(`CHROMIUM_PATH is ${wanted}, which is no program. ${HOW}`);
  return [wanted, ...usualPlaces(), await playwrightsOwn()].filter(Boolean).find(isProgram);
}

function tryTo(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  return { ok: status === 0, said: `${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-600)}` };
}

const failures = (tries) =>
  tries
    .filter(({ ok }) => !ok)
    .map(({ said }) => said)
    .join('\n');
const install = (chromium) => tryTo('apt-get', ['install', '-y', '--no-install-recommends', chromium, 'fonts-liberation']);

/** Tries to install Chromium. @returns the output of the failed commands; empty if all succeeded */
function installBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
  if (!isDebianRoot) return failures([tryTo(process.execPath, [at('node_modules/playwright-core/cli.js'), 'install', 'chromium'])]);
  const update = tryTo('apt-get', ['update']);
  const light = install('chromium-headless-shell');
  return failures(light.ok ? [update] : [update, light, install('chromium')]);
}

/**
 * Returns the path of Chromium, and installs it first if necessary.
 * @throws Problem with instructions if that fails
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('  No Chromium on this machine; installing one …');
  const said = installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Problem(`The browser tests need Chromium, and it could not be installed.\n${said}\n${HOW}`);
}

if (process.argv[1] === import.meta.filename) console.log(await ensureBrowser().catch(fail));
