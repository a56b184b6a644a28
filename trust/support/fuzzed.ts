import { type Actor, Actors } from '../../backend/test/fuzz/actors.js';
import { type KnownIds, readKnownIds } from '../../backend/test/fuzz/known-ids.js';
import { type RawAnswer, type RawRequest, sendRaw } from '../../backend/test/raw.js';
import { startInstance } from './instance.js';
import { addPeople } from './people.js';
import { query, startCluster } from './postgres.js';

/** Number of requests after which the ids of existing content are read again. */
const FRESH = 50;

/** The running app with sample data, and requests from users of every role. */
export interface Fuzzed {
  url: string;
  /** Seed of the random requests: CITYPINS_SEED, which repeats an earlier run, or a new one. */
  seed: number;
  known: () => KnownIds;
  /** Sends a request as a user of a role; an ended session is replaced first. */
  ask(actor: Actor, request: RawRequest): Promise<RawAnswer>;
  /** Returns the log lines of the levels error and fatal, and a note if the app has ended. */
  blames(): string[];
  /** Returns the time of the slowest response (ms). */
  slowest(): number;
}

/** Returns the log lines of the levels error and fatal, by pino's numbers: https://github.com/pinojs/pino/blob/main/docs/api.md#loggerlevels-object */
const blamesIn = (log: string): string[] => log.split('\n').filter((line) => /"level":[56]0/.test(line));

/** Starts the app with its own database. Both run until the test file ends. */
export async function startFuzzed(): Promise<Fuzzed> {
  const cluster = await startCluster();
  const { url, output, ended } = await startInstance({ DATABASE_URL: cluster.url() });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const actors = new Actors(async (role) => (await addPeople(cluster.url(), 1, role))[0]?.headers ?? {});
  let known: KnownIds = new Map();
  let asked = 0;
  let slowest = 0;
  return {
    url,
    seed: Number(process.env.CITYPINS_SEED ?? Date.now() % 2 ** 31),
    known: () => known,
    slowest: () => slowest,
    blames: () => [...blamesIn(output()), ...(hasEnded ? ['The app has ended.'] : [])],
    async ask(actor, request) {
      if (asked % FRESH === 0) known = await readKnownIds((sql) => query(cluster.url(), sql));
      asked += 1;
      const begun = performance.now();
      const answer = await sendRaw(url, { ...request, headers: { ...(await actors.headersOf(actor)), ...request.headers } });
      slowest = Math.max(slowest, performance.now() - begun);
      actors.look(actor, answer);
      return answer;
    },
  };
}
