import type { Locator, Page, Request } from 'playwright-core';
import { see, stand } from './steps.js';

/**
 * Navigates inside the open app, as Back and Forward do.
 * Waits for `sign`, which only the new page shows, and for all responses.
 */
export async function go(tab: Page, address: string, sign: Locator): Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request): unknown => open.add(request);
  const end = (request: Request): unknown => open.delete(request);
  tab.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await tab.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  await see(sign);
  do await stand(tab);
  while (open.size > 0);
  tab.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
