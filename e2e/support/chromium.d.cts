import type { BrowserServer } from 'playwright-core';

export function startChromium(executablePath: string | undefined): Promise<BrowserServer>;
