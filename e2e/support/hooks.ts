import { takeProblems } from './browser.js';
import { leaveBrowser, takeBackTabs } from './tabs.js';

afterEach(async () => {
  await takeBackTabs();
  expect(takeProblems()).toEqual([]);
});

afterAll(leaveBrowser);
