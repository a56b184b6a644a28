import type { Locator, Page } from 'playwright-core';
import { see, stand, toast } from '../steps.js';

/** Returns the row of a console table that shows this name. */
export const rowOf = (tab: Page, name: string): Locator => tab.getByRole('row').filter({ has: tab.getByText(name, { exact: true }) });

/** Returns the names in the first five rows; the grid does not always render rows out of sight. */
export async function namesIn(tab: Page): Promise<string[]> {
  const cells = tab.locator('[role=gridcell][data-field=name] a');
  await see(cells);
  return (await cells.allInnerTexts()).slice(0, 5);
}

/** Selects rows of a list. */
export async function tick(tab: Page, ...names: string[]): Promise<void> {
  for (const name of names) await tab.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
}

/** Returns the toolbar for the selected rows. */
export const selected = (tab: Page): Locator => tab.getByRole('group', { name: 'Selected' });

/** Chooses an option of a select field. */
export async function pick(tab: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await tab.getByRole('option', { name: option, exact: true }).click();
}

/** Presses Undo in the toast with these words, and waits for the confirmation. */
export async function undo(tab: Page, words: string): Promise<void> {
  await stand(tab);
  await tab.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
  await toast(tab, 'Undone.');
}

/** Confirms a dialog that must show these words. */
export async function confirm(tab: Page, words: string, button: string): Promise<void> {
  const dialog = tab.getByRole('dialog');
  await see(dialog.getByText(words, { exact: true }));
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
