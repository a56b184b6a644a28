import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two pings. */
const PAUSE = 20;

/** Milliseconds until a server has answered one request of a kind that costs it nothing. */
function ping(url: string, agent: http.Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    http.get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', () => resolve(performance.now() - begun))).on('error', reject);
  });
}

/**
 * Asks a server whether it is there, over and over, while something else is done.
 * @param look called after each ping
 * @returns what `work` has given, how many milliseconds it took, and the slowest ping before, during and right after it
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
