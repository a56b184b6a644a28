// Runs before start, dev and test, and needs only Node: checks the version, installs the packages and builds. `--deps` skips the build.
// It has no static import, because an old Node must reach the error message below.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  await import('./lib/preparation.mjs');
} else {
  const way = 'Install a newer one from https://nodejs.org, then start again.';
  console.error(`\nThe app needs Node 20.19 or newer, and this is ${process.version}. ${way}\n`);
  process.exit(1);
}
