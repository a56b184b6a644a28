import { install, isInstalled } from '../../scripts/lib/install.mjs';
import { step } from '../../scripts/lib/terminal.mjs';

/** Installs what `bench/peers/package.json` names, unless it is there. */
export async function ensureInstalled() {
  if (!isInstalled('bench/peers')) await step('Install what benchmarks need', (progress) => install(progress, 'bench/peers'));
}
