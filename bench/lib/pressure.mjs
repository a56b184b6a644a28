import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { at } from '../../scripts/lib/paths.mjs';

const run = promisify(execFile);

const hasWrk = (() => {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return error.code !== 'ENOENT'; // wrk --version exits with 1
  }
})();

/** Load generator: wrk, which needs the least CPU time, or else autocannon. */
export const TOOL = hasWrk ? 'wrk' : 'autocannon';

/** Runs wrk with one of our scripts, which print the result. */
async function wrk({ script, url, connections, seconds, headers = {}, args = [] }) {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    '-s',
    at('bench/lib', script),
    url,
    ...(args.length > 0 ? ['--', ...args] : []),
  ]);
  const { requests, microseconds, p50, p99, errors } = JSON.parse(/^RESULT (.*)$/m.exec(stdout)[1]);
  return { requests, seconds: microseconds / 1e6, p50: p50 / 1000, p99: p99 / 1000, errors };
}

const byWrk = ({ path, file, ...rest }) => wrk({ ...rest, script: 'post.lua', args: [file, path, String(Math.floor(Math.random() * 1e6))] });

async function autocannon(options) {
  const { default: fire } = await import('autocannon');
  const { requests, duration, latency, errors, non2xx } = await fire({ ...options, duration: options.seconds });
  return { requests: requests.total, seconds: duration, p50: latency.p50, p99: latency.p99, errors: errors + non2xx };
}

const byAutocannon = ({ path, requests: asked, ...rest }) =>
  autocannon({
    ...rest,
    requests: asked.map(({ body, token }) => ({
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body,
    })),
  });

/**
 * Sends requests repeatedly over several connections. Each connection sends one request at a time.
 * @param options `requests` (`body`, and `token` of a session), and the `file` with the same requests for `post.lua`
 * @returns number of completed `requests`, duration (`seconds`), latencies `p50` and `p99` (ms), number of `errors`
 */
export const press = hasWrk ? byWrk : byAutocannon;

/**
 * Gets one address repeatedly over several connections.
 * @param options `url`, `headers`, `connections`, `seconds`
 * @returns the same as `press`
 */
export const pressOne = hasWrk ? (options) => wrk({ ...options, script: 'get.lua' }) : autocannon;
