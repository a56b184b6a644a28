// CommonJS: jest's global set-up and its tests both load it, and they agree on no other form.
const { spawn } = require('node:child_process');
const { randomInt } = require('node:crypto');
const { chmodSync, mkdtempSync, rmSync } = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');

const root = path.resolve(module.path, '../..');
/** What a test's own surroundings may not pass on to the app. */
const KEPT_BACK = /^(npm_.*|DATABASE_URL|NODE_ENV|ADMIN_.*|GOOGLE_.*|FACEBOOK_.*|SMTP_URL|JEST_.*)$/;

/** The admin of the journeys' app. */
const admin = { email: 'admin@example.org', password: 'seven quiet harbours' };

/** What makes an app know Google, at a server of identities that a test may start at this address. */
function googleAt(identityUrl) {
  return {
    GOOGLE_CLIENT_ID: 'guide',
    GOOGLE_CLIENT_SECRET: 'what only the two know',
    GOOGLE_AUTHORIZATION_URL: `${identityUrl}/authorize`,
    GOOGLE_TOKEN_URL: `${identityUrl}/token`,
    GOOGLE_PROFILE_URL: `${identityUrl}/userinfo`,
  };
}

/** Below the ports that systems give to connections on their way out (from 32768 on Linux), which take one between our look and its use. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on at this moment, and that nobody is given by chance in the next. */
async function freePort() {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
}

/** A data folder of its own, which the user that runs the database may enter. */
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
 * Starts the built app as `npm start` does, and collects what it says.
 * @param folder where its repository is; this one when left out
 * @param script what starts it: `scripts/start.mjs`, or `scripts/dev.mjs` for development
 * @returns the process; `output()`; `ready`, which fails when it ends instead; `ended` with the exit code
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
