// Starts the server for `npm start`. The script in package.json replaces npm's shell with this process (exec): otherwise Ctrl-C would kill the
// shell at once, and npm would return its exit code. Windows has no exec and uses the second half of that script.
import fs from 'node:fs';
import { at } from './lib/paths.mjs';
import { takeStopped } from './lib/stopped.mjs';
import { fail, Problem } from './lib/terminal.mjs';

// until the server has loaded and installs its own handlers, there is nothing to shut down
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));

if (takeStopped()) process.exit(0);
if (fs.existsSync(at('.env'))) process.loadEnvFile(at('.env'));
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);

// a killed parent process (npm) sends no signal, so a lost parent means "stop"
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 300).unref();
}

const main = at('backend/dist/server/main.js');
if (!fs.existsSync(main)) fail(new Problem('The app is not built yet. Run it by `npm start`, or build it first: npm run build'));
await import(main);
