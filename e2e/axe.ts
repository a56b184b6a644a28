import { appendFileSync, readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { resize } from './steps.js';

/** A page takes half a second less for it than for the one with comments. */
const SOURCE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** The rules whose outcome depends on colours; the others need no second look in the dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Where `npm run accessibility` wants to be told of each look; it looks at everything in both schemes and on tablets, too, for which tests have no time. */
const RECORD = process.env.CITYPINS_AXE;

/** Whether it is that command which looks, also at states that look like others. */
export const isThorough = RECORD !== undefined;

/** How much of the page to look at, and for what. */
interface Look {
  scheme: 'light' | 'dark';
  where: string;
  part: string;
  except: string[];
}

async function findings(tab: Page, { scheme, where, part, except }: Look): Promise<string[]> {
  await tab.emulateMedia({ colorScheme: scheme });
  const runOnly = scheme === 'dark' && !RECORD ? COLOURS : TAGS;
  // What passes need not be told, which is most of the work.
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

/** What axe finds on the open page in light and dark, in short: rule, element and reason. */
export async function lookAt(tab: Page, { where = '', part = 'html', except = [] as string[] } = {}): Promise<string[]> {
  const isThere = await tab.evaluate(() => 'axe' in window);
  if (!isThere) await tab.evaluate(SOURCE);
  return [...(await findings(tab, { scheme: 'light', where, part, except })), ...(await findings(tab, { scheme: 'dark', where, part, except }))];
}

/** The same in several sizes: a desktop and a phone, if none are named. */
export async function lookAtAll(tab: Page, sizes = [DESKTOP, PHONE]): Promise<string[]> {
  const found: string[] = [];
  for (const size of RECORD && sizes.length > 1 ? [TABLET, ...sizes] : sizes) {
    await resize(tab, size);
    found.push(...(await lookAt(tab, { where: String(size.width) })));
  }
  return found;
}

/** The same in one size, in which the page stays; `npm run accessibility` looks in all of them. */
export const lookIn = (tab: Page, size: typeof PHONE): Promise<string[]> => lookAtAll(tab, isThorough ? [size === PHONE ? DESKTOP : PHONE, size] : [size]);

/** The same of the dialogs and menus that cover a page; they belong to the control that opened them and not to a landmark. */
export const lookAtOpen = (tab: Page): Promise<string[]> => lookAt(tab, { part: '.MuiModal-root, .MuiPopper-root', except: ['region'] });
