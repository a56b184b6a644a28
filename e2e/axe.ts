import { appendFileSync, readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { resize } from './steps.js';

/** Minified axe-core, which loads half a second faster per page than the version with comments. */
const SOURCE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** Rules that depend on colors. In dark mode, tests check only these. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * File to which `npm run accessibility` records each check.
 * If it is set, all rules run in both schemes and on tablets, too, which is too slow for tests.
 */
const RECORD = process.env.CITYPINS_AXE;

/** Whether `npm run accessibility` runs the tests; it also checks states that are similar to others. */
export const isThorough = RECORD !== undefined;

/** Scope of a check. */
interface Look {
  scheme: 'light' | 'dark';
  where: string;
  part: string;
  except: string[];
}

/** Ends the transitions that a change of the scheme has started: halfway, colors have contrasts that nobody reads. */
const endTransitions = (tab: Page): Promise<void> =>
  tab.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => {
          for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
          done();
        }),
      ),
  );

async function findings(tab: Page, { scheme, where, part, except }: Look): Promise<string[]> {
  await tab.emulateMedia({ colorScheme: scheme });
  await endTransitions(tab);
  const runOnly = scheme === 'dark' && !RECORD ? COLORS : TAGS;
  // Details of passed rules would take most of the time.
  const options: RunOptions = { runOnly, rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])), resultTypes: ['violations'] };
  const { violations, passes } = await tab.evaluate(([selector, wanted]) => (window as unknown as { axe: typeof axe }).axe.run(selector, wanted), [
    part,
    options,
  ] as const);
  if (RECORD) {
    const [{ pathname }, width] = [new URL(tab.url()), tab.viewportSize()?.width];
    const state = expect.getState().currentTestName;
    appendFileSync(RECORD, `${JSON.stringify({ pathname, width, scheme, state, part, passed: passes.length, found: violations.map(({ id }) => id) })}\n`);
  }
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where} ${scheme}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}

/** Returns what axe finds on the open page in light and dark: rule, element and reason. */
export async function lookAt(tab: Page, { where = '', part = 'html', except = [] as string[] } = {}): Promise<string[]> {
  const isThere = await tab.evaluate(() => 'axe' in window);
  if (!isThere) await tab.evaluate(SOURCE);
  return [...(await findings(tab, { scheme: 'light', where, part, except })), ...(await findings(tab, { scheme: 'dark', where, part, except }))];
}

/** Runs `lookAt` in several window sizes: by default a desktop and a phone. */
export async function lookAtAll(tab: Page, sizes = [DESKTOP, PHONE]): Promise<string[]> {
  const found: string[] = [];
  for (const size of RECORD && sizes.length > 1 ? [TABLET, ...sizes] : sizes) {
    await resize(tab, size);
    found.push(...(await lookAt(tab, { where: String(size.width) })));
  }
  return found;
}

/** Runs `lookAt` in one window size, which the page keeps; `npm run accessibility` checks the other sizes as well. */
export const lookIn = (tab: Page, size: typeof PHONE): Promise<string[]> => lookAtAll(tab, isThorough ? [size === PHONE ? DESKTOP : PHONE, size] : [size]);

/** Runs `lookAt` on open dialogs and menus. They belong to the control that opened them and not to a landmark. */
export const lookAtOpen = (tab: Page): Promise<string[]> => lookAt(tab, { part: '.MuiModal-root, .MuiPopper-root', except: ['region'] });
