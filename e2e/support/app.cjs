// CommonJS, as Jest's global setup and its tests both load this file and share no other module format.
const { spawn } = require('node:child_process');
const { randomInt } = require('node:crypto');
const { chmodSync, mkdtempSync, rmSync } = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');

const root = path.resolve(module.path, '../..');
/** Environment variables of the test process that the app must not inherit. */
const KEPT_BACK = /^(npm_.*|DATABASE_URL|NODE_ENV|ADMIN_.*|GOOGLE_.*|FACEBOOK_.*|SMTP_URL|JEST_.*)$/;

/** Admin of the tested app. */
const admin = { email: 'admin@example.org', password: 'seven quiet harbours' };

/** Returns the environment variables for a sign-in with Google. A test can start a fake identity server at the given address. */
function googleAt(identityUrl) {
  return {
    GOOGLE_CLIENT_ID: 'guide',
    GOOGLE_CLIENT_SECRET: 'what only the two know',
    GOOGLE_AUTHORIZATION_URL: `${identityUrl}/authorize`,
    GOOGLE_TOKEN_URL: `${identityUrl}/token`,
    GOOGLE_PROFILE_URL: `${identityUrl}/userinfo`,
  };
}

/** Range below the ephemeral ports (from 32768 on Linux), which outgoing connections could take between our check and our use. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Returns a free port that the system does not assign to other connections. */
async function freePort() {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
}

/** Creates a data folder that the user of the database can enter. */
function temporaryDataDir() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes what `temporaryDataDir` made. */
function removeDataDir(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the built app as `npm start` does, and collects its output.
 * @param folder repository of the app; this one by default
 * @param script `scripts/start.mjs`, or `scripts/dev.mjs` for development
 * @returns the process; `output()`; `ready`, which rejects if the app ends before it serves; `ended` with the exit code
 */
function startApp(variables, { folder = root, script = 'scripts/start.mjs' } = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !KEPT_BACK.test(name));
  const env = { ...Object.fromEntries(inherited), LOG_LEVEL: 'warn', RATE_LIMIT: '0', WORKERS: '1', MAIL_DECISION_DELAY: '4', ...variables };
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio });
  let output = '';
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code)));
  const ready = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('To stop')) resolve();
      });
    }
    void ended.then((code) => reject(new Error(`The app ended with code ${code}:\n${output}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, output: () => output };
}

module.exports = { admin, freePort, googleAt, removeDataDir, startApp, temporaryDataDir };
