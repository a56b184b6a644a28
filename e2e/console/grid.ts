import type { Locator, Page } from 'playwright-core';
import { see, stand, toast } from '../steps.js';

/** The row of a table of the console that is about something of this name. */
export const rowOf = (tab: Page, name: string): Locator => tab.getByRole('row').filter({ has: tab.getByText(name, { exact: true }) });

/** Names in the first five rows of a table; it draws those out of sight or not, as it likes. */
export async function namesIn(tab: Page): Promise<string[]> {
  const cells = tab.locator('[role=gridcell][data-field=name] a');
  await see(cells);
  return (await cells.allInnerTexts()).slice(0, 5);
}

/** Ticks rows of a list. */
export async function tick(tab: Page, ...names: string[]): Promise<void> {
  for (const name of names) await tab.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
}

/** What can be done with the rows that are ticked. */
export const selected = (tab: Page): Locator => tab.getByRole('group', { name: 'Selected' });

/** Chooses one of the values of a field that lets one choose. */
export async function pick(tab: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await tab.getByRole('option', { name: option, exact: true }).click();
}

/** Takes back what a toast tells of in these words, until another toast says so. */
export async function undo(tab: Page, words: string): Promise<void> {
  await stand(tab);
  await tab.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
  await toast(tab, 'Taken back.');
}

/** Says yes in a dialog that must say this. */
export async function confirm(tab: Page, words: string, button: string): Promise<void> {
  const dialog = tab.getByRole('dialog');
  await see(dialog.getByText(words, { exact: true }));
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
