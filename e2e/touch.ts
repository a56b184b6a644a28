import type { Page } from 'playwright-core';
import { resize } from './steps.js';

/**
 * Returns controls that are smaller than 44 × 44 pixels.
 * @param controls CSS selector of the controls to check
 */
export async function tooSmall(tab: Page, what: string, controls = 'main button:visible, main input:visible:not([aria-hidden=true])'): Promise<string[]> {
  const small = await tab.locator(controls).evaluateAll((found) =>
    found
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name')),
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
      .map(({ name, box }) => `${name ?? ''} ${box.width}×${box.height}`),
  );
  return small.map((control) => `${what}: ${control}`);
}

/** Returns the phone widths (px) at which the page is wider than the screen. */
export async function tooWide(tab: Page, what: string): Promise<string[]> {
  const wider: string[] = [];
  for (const width of [320, 360, 390]) {
    await resize(tab, { width, height: 844 });
    const found = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (found > width) wider.push(`${what}: ${found} instead of ${width}`);
  }
  return wider;
}
