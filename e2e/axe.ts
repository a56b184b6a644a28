import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The rules whose outcome depends on colours; the others need no second look in the dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function findings(where: string, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze(); // without a page of its own for the frames, of which there are none
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}

/** What axe finds on the open page in light and dark, in short: rule, element and reason. */
export async function lookAt(tab: Page, { where = '', part = 'html', except = [] as string[] } = {}): Promise<string[]> {
  // What passes need not be told, which is most of the work.
  const axe = () => new AxeBuilder({ page: tab }).options({ resultTypes: ['violations'] }).include(part);
  await tab.emulateMedia({ colorScheme: 'light' });
  const light = await findings(`${where} light`, axe().withTags(TAGS).disableRules(except));
  await tab.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await findings(`${where} dark`, axe().withRules(COLOURS)))];
}

/** The same in several sizes: a desktop and a phone, if none are named. */
export async function lookAtAll(tab: Page, sizes = [DESKTOP, PHONE]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await tab.setViewportSize(size);
    found.push(...(await lookAt(tab, { where: String(size.width) })));
  }
  return found;
}

/** The same of the dialogs and menus that cover a page; they belong to the control that opened them and not to a landmark. */
export const lookAtOpen = (tab: Page): Promise<string[]> => lookAt(tab, { part: '.MuiModal-root, .MuiPopper-root', except: ['region'] });
