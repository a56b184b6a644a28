import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { resize } from './steps.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The rules whose outcome depends on colours; the others need no second look in the dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function findings(tab: Page, where: string, part: string, options: RunOptions): Promise<string[]> {
  // What passes need not be told, which is most of the work.
  const { violations } = await tab.evaluate(([selector, wanted]) => (window as unknown as { axe: typeof axe }).axe.run(selector, wanted), [
    part, { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  ] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}

/** What axe finds on the open page in light and dark, in short: rule, element and reason. */
export async function lookAt(tab: Page, { where = '', part = 'html', except = [] as string[] } = {}): Promise<string[]> {
  const isThere = await tab.evaluate(() => 'axe' in window);
  if (!isThere) await tab.evaluate(axe.source);
  await tab.emulateMedia({ colorScheme: 'light' });
  const light = await findings(tab, `${where} light`, part, { runOnly: TAGS, rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) });
  await tab.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await findings(tab, `${where} dark`, part, { runOnly: COLOURS }))];
}

/** The same in several sizes: a desktop and a phone, if none are named. */
export async function lookAtAll(tab: Page, sizes = [DESKTOP, PHONE]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await resize(tab, size);
    found.push(...(await lookAt(tab, { where: String(size.width) })));
  }
  return found;
}

/** The same of the dialogs and menus that cover a page; they belong to the control that opened them and not to a landmark. */
export const lookAtOpen = (tab: Page): Promise<string[]> => lookAt(tab, { part: '.MuiModal-root, .MuiPopper-root', except: ['region'] });
