import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { at } from './paths.mjs';
import { Problem } from './terminal.mjs';

const readPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
const isOurs = (name, { link }) => link || (!name.startsWith('node_modules/') && !name.includes('/node_modules/'));

/** Returns the packages that every machine installs: without workspaces and without optional packages. */
function wanted(folder) {
  return Object.entries(readPackages(at(folder, 'package-lock.json')))
    .filter(([name, { optional, devOptional, peer }]) => name && !optional && !devOptional && !peer)
    .filter(([name, entry]) => !isOurs(name, entry));
}

/**
 * Whether node_modules matches the lock file. Compares it with npm's own list of installed packages.
 * @param folder folder of both, relative to the repository's root
 */
export function isInstalled(folder = '') {
  try {
    const installed = readPackages(at(folder, 'node_modules/.package-lock.json'));
    return wanted(folder).every(([name, { version }]) => installed[name]?.version === version);
  } catch {
    return false;
  }
}

/** Returns the environment without npm's settings and NODE_ENV. A production setting (omit=dev) would skip packages that the build needs. */
function cleanEnv() {
  const unwanted = /^(NODE_ENV|npm_(config_(omit|production|include|only|workspaces?)|lifecycle|package).*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.test(name)));
}

let running;

/** Stops a running npm. */
export function stopInstall() {
  running?.kill('SIGTERM');
}

function npm(args, folder) {
  const script = process.env.npm_execpath;
  const [command, ...first] = script ? [process.execPath, script] : ['npm'];
  const shell = !script && process.platform === 'win32';
  return new Promise((resolve) => {
    running = spawn(command, [...first, ...args], { cwd: at(folder), env: cleanEnv(), stdio: ['ignore', 'pipe', 'pipe'], shell });
    let output = '';
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (output += chunk));
    running.on('error', (error) => resolve({ ok: false, output: error.message }));
    running.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const ARGUMENTS = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/**
 * Runs `npm ci`. Reports the progress by the share of packages on the disk.
 * @param folder folder of the lock file, relative to the repository's root
 */
export async function install(progress, folder = '') {
  const awaited = new Set(wanted(folder).map(([name]) => at(folder, name, 'package.json')));
  const total = awaited.size;
  const timer = setInterval(() => {
    for (const file of awaited) if (fs.existsSync(file)) awaited.delete(file);
    progress(1 - awaited.size / total);
  }, 500);
  try {
    const { ok, output } = await npm(ARGUMENTS, folder);
    if (ok) return `${total} packages`;
    throw new Problem(`npm could not install the packages:\n\n${output.trim()}\n\n` + 'Check the connection to the npm registry, then start again.');
  } finally {
    clearInterval(timer);
    running = undefined;
  }
}
