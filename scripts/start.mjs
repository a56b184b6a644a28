// From here on `npm start` is one process, the server, and those that it starts to serve beside it. The script in package.json replaces
// npm's shell by it (exec), because that shell would die of Ctrl-C at once, and npm's exit code would be the shell's; Windows has no exec
// and takes the second half.
import fs from 'node:fs';
import { at } from './lib/paths.mjs';
import { takeStopped } from './lib/stopped.mjs';
import { fail, Problem } from './lib/terminal.mjs';

// nothing has been started yet; the server takes over as soon as it is loaded
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));

if (takeStopped()) process.exit(0);
if (fs.existsSync(at('.env'))) process.loadEnvFile(at('.env'));
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);

// whoever started us may be killed without passing it on: then the loss of the parent is the signal
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 300).unref();
}

const main = at('backend/dist/server/main.js');
if (!fs.existsSync(main)) fail(new Problem('The app is not built yet. Run it by `npm start`, or build it first: npm run build'));
await import(main);
