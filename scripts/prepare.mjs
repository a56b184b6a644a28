// Runs before start, dev and test, with nothing but Node itself: checks the machine, installs the packages, builds what is stale.
// `--deps` leaves out the build. No import at the top: a Node that is too old for the others must get as far as this sentence.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  await import('./lib/preparation.mjs');
} else {
  const way = 'Install a newer one from https://nodejs.org, then start again.';
  console.error(`\nCityPins needs Node 20.19 or newer, and this is ${process.version}. ${way}\n`);
  process.exit(1);
}
