import { install, isInstalled } from '../../scripts/lib/install.mjs';
import { step } from '../../scripts/lib/terminal.mjs';

/** Installs the packages of `bench/peers/package.json` if necessary. */
export async function ensureInstalled() {
  if (!isInstalled('bench/peers')) await step('Install what benchmarks need', (progress) => install(progress, 'bench/peers'));
}
