// CommonJS, as Jest's global setup and its tests both load this file and share no other module format.
const { chromium } = require('playwright-core');

/**
 * Disabled features; they replace Playwright's own list.
 * The invisible pages of the address bar's popup took a tenth of the CPU time.
 */
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
  // Pages of tests are too short-lived for optimized code; without it, they need an eighth less CPU time.
  '--js-flags=--no-opt --no-maglev',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES.join(',')}`,
  // No test needs the internet. Intercepting each request would take an eighth of the CPU time.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Starts a Chromium server, to which the test workers connect.
 * @param executablePath path of Chromium
 */
function startChromium(executablePath) {
  const isRoot = process.getuid?.() === 0;
  return chromium.launchServer({ executablePath, args: isRoot ? ['--no-sandbox', ...FLAGS] : FLAGS });
}

module.exports = { startChromium };
