// CommonJS: jest's global set-up and its tests both load it, and they agree on no other form.
const { chromium } = require('playwright-core');

/** Playwright's own list is replaced by this one. The pages of the address bar's popup, which nobody sees, took a tenth of all computing time. */
const FEATURES = [
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];
const FLAGS = [
  // Pages of journeys live too shortly for optimised code to pay: without it they take an eighth less of computing time.
  '--js-flags=--no-opt --no-maglev',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES.join(',')}`,
  // No test needs the internet. To catch requests one by one would take an eighth of all computing time.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Starts Chromium for others to connect to.
 * @param executablePath of its program
 */
function startChromium(executablePath) {
  const isRoot = process.getuid?.() === 0;
  return chromium.launchServer({ executablePath, args: isRoot ? ['--no-sandbox', ...FLAGS] : FLAGS });
}

module.exports = { startChromium };
