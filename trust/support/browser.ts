import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Instance } from './instance.js';

const root = path.resolve(__dirname, '../..');

/** Finds Chromium and directs the steps of the browser tests (`e2e/steps.ts`) to an instance. Only tests with a browser call it. */
export function browse({ url, dataDir }: Pick<Instance, 'url' | 'dataDir'>): void {
  const said = process.env.CITYPINS_CHROMIUM ?? execFileSync(process.execPath, ['scripts/browser.mjs'], { cwd: root, encoding: 'utf8' });
  Object.assign(process.env, { CITYPINS_CHROMIUM: said.trim().split('\n').pop(), CITYPINS_URL: url, CITYPINS_DATA_DIR: dataDir });
}

/** Forbidden events in the tabs of a browser. */
export interface Watched {
  /** Numbers of the payloads that ran; each calls `__xss` with its number. */
  ran: Set<number>;
  /** Texts of opened dialogs. */
  dialogs: string[];
  /** Violations of the Content-Security-Policy. */
  violations: string[];
}

/** Watches a tab and its frames, from the next navigation on. */
export async function watch(tab: Page): Promise<Watched> {
  const seen: Watched = { ran: new Set(), dialogs: [], violations: [] };
  await tab.exposeFunction('__xss', (n: number) => void seen.ran.add(n));
  await tab.exposeFunction('__violated', (text: string) => void seen.violations.push(text));
  await tab.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      (Reflect.get(window, '__violated') as (text: string) => void)(`${location.href}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  tab.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}
