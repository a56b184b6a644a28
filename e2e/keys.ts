import type { Page } from 'playwright-core';

/** Returns the accessible name or the text of the focused element. */
export const focused = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const { activeElement: element } = document;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    const words = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    // An empty select contains a zero-width space.
    return words === '\u200b' ? (document.getElementById(element?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent ?? '') : words;
  });

/** Waits until the focused element, or an element around it, shows a focus ring. */
export const seeFocus = (tab: Page): Promise<unknown> =>
  tab.waitForFunction(
    () => {
      const isOutlined = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
        if (isOutlined(element) || isOutlined(element, '::after')) return true;
        const frame = element.querySelector('.MuiOutlinedInput-notchedOutline');
        if (frame && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2) return true;
      }
      return false;
    },
    undefined,
    { timeout: 5000 },
  );

/** Presses Tab until an element with this name has the focus; every stop on the way must show a focus ring. */
export async function tabTo(tab: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    await tab.keyboard.press(key);
    const now = await focused(tab);
    seen.push(now);
    await seeFocus(tab).catch(async () => Promise.reject(new Error(`The focus on “${now}” cannot be seen; it is on “${await focused(tab)}” now.`)));
    if (typeof name === 'string' ? now === name : name.test(now)) return;
  }
  throw new Error(`“${String(name)}” is not among the stops: ${seen.join(' | ')}`);
}

/** Waits until the focus is on the heading of a page. */
export const seeFocusOn = (tab: Page, title: string): Promise<unknown> =>
  tab.waitForFunction((words) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === words, title);
