import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval between two pings (ms). */
const PAUSE = 20;

/** Returns the response time of `/healthz` (ms), which costs the server almost nothing. */
function ping(url: string, agent: http.Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    http.get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', () => resolve(performance.now() - begun))).on('error', reject);
  });
}

/**
 * Pings `/healthz` repeatedly while `work` runs.
 * @param look called after each ping
 * @returns the result of `work`, its duration (ms), and the slowest ping before, during and right after it (ms)
 */
export async function pinging<T>(
  url: string,
  work: () => Promise<T>,
  look: () => void = () => undefined,
): Promise<{ given: T; took: number; slowestPing: number }> {
  const agent = new http.Agent({ keepAlive: true });
  let slowestPing = 0;
  const done = new AbortController();
  const goOn = async (): Promise<void> => {
    const isLast = done.signal.aborted;
    slowestPing = Math.max(slowestPing, await ping(url, agent));
    look();
    if (isLast) return;
    await sleep(PAUSE);
    await goOn();
  };
  const pings = goOn();
  await sleep(PAUSE * 2);
  const begun = performance.now();
  try {
    const given = await work();
    const took = performance.now() - begun;
    done.abort();
    await pings;
    return { given, took, slowestPing };
  } finally {
    done.abort();
    await pings.catch(() => undefined);
    agent.destroy();
  }
}
