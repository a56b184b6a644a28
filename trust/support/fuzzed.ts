import { type Actor, Actors } from '../../backend/test/fuzz/actors.js';
import { type KnownIds, readKnownIds } from '../../backend/test/fuzz/known-ids.js';
import { type RawAnswer, type RawRequest, sendRaw } from '../../backend/test/raw.js';
import { startInstance } from './instance.js';
import { addPeople } from './people.js';
import { query, startCluster } from './postgres.js';

/** After so many requests the ids of what there is are read anew. */
const FRESH = 50;

/** The real app with its sample data, asked by people of every role. */
export interface Fuzzed {
  url: string;
  /** Of what is random: CITYPINS_SEED, which repeats an earlier run, or a new one. */
  seed: number;
  known: () => KnownIds;
  /** Sends a request as somebody of a role; a session that has ended is replaced first. */
  ask(actor: Actor, request: RawRequest): Promise<RawAnswer>;
  /** Lines of the log that blame the server. */
  blames(): string[];
  /** Milliseconds of the slowest answer. */
  slowest(): number;
}

/** The lines of a log from `error` on, by pino's numbers: https://github.com/pinojs/pino/blob/main/docs/api.md#loggerlevels-object */
const blamesIn = (log: string): string[] => log.split('\n').filter((line) => /"level":[56]0/.test(line));

/** Starts the app over a database of its own, and keeps both until the file's tests have ended. */
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
