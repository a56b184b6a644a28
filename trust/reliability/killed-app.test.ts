import { figure } from '../support/figures.js';
import { childrenOf, type Instance, launchInstance, startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { killDuring } from '../support/kills.js';
import { addPeople } from '../support/people.js';
import { startCluster } from '../support/postgres.js';
import { activePlaces, describeStatuses, lostOf, nothingWritten, recognisedOf, writeReviews } from '../support/reviewers.js';

const REVIEWERS = 200;
const EACH = 100;
const KILLS = 20;
/** Number of the kill before which a worker process is killed as well. */
const WORKER_KILL = 10;
/** Attempts for each review, 100 ms apart: enough for the start of an instance on a busy machine. */
const ATTEMPTS = 600;
const TIMEOUT = 900_000;

const any = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;

test(
  'acknowledged reviews survive repeated kills of the app and a kill of a worker',
  async () => {
    const cluster = await startCluster();
    const processes = ['1', '2'].map((WORKERS) => ({ WORKERS, DATABASE_URL: cluster.url() }));
    const instances: Instance[] = [];
    for (const variables of processes) instances.push(await startInstance(variables));
    const [people, placeIds] = [await addPeople(cluster.url(), REVIEWERS), await activePlaces(cluster.url())];

    /** Kills an instance, ready or still starting, and starts it again. */
    const killOne = async (i: number) => {
      const victim = instances[i] as Instance;
      await victim.kill();
      instances[i] = await launchInstance({ ...processes[i], PORT: String(victim.port), DATA_DIR: victim.dataDir });
    };

    const killWorker = async () => {
      const { ready, pid } = instances[1] as Instance;
      await ready;
      process.kill(any(childrenOf(pid)), 'SIGKILL');
    };

    const [written, total] = [nothingWritten(), REVIEWERS * EACH];
    const writing = writeReviews({ urls: () => instances.map(({ url }) => url), people, placeIds, each: EACH, attempts: ATTEMPTS, written });
    const kills = await killDuring(writing, { written, total, kills: KILLS }, async (n) => {
      if (n === WORKER_KILL) await killWorker();
      await killOne(n === WORKER_KILL ? 0 : any([0, 1]));
    });

    figure(
      'R1',
      `${written.acknowledged.length} acknowledged under ${kills} kills of an instance and 1 of a worker, ${await recognisedOf(cluster.url(), written)} retries recognised; ${describeStatuses(written)}`,
    );
    expect(kills).toBe(KILLS);
    expect([written.acknowledged.length, new Set(written.acknowledged).size]).toEqual([total, total]);
    expect([...written.statuses.keys()].filter((status) => ![201, 503, 0].includes(status))).toEqual([]);
    expect(written.withoutRetryAfter).toBe(0);
    expect(await lostOf(cluster.url(), written)).toEqual([]);
    expect(await contradictionsIn(cluster.url())).toEqual([]);
  },
  TIMEOUT,
);
