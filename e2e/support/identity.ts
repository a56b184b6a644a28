import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A person as Google describes them. */
interface Person {
  sub: string;
  name: string;
  email: string | null;
  email_verified: boolean;
}

/** What the server answers in place of what it would. */
interface Plan {
  /** Parameters that somebody is sent back with instead of a code. */
  refusal?: Record<string, string>;
  token?: { statusCode: number; body: object };
  profile?: { body: Person };
}

/** A server of identities in the place of Google's. Whoever is sent there is sent back at once. */
export interface Identity {
  answerWith(plan: Plan): Promise<void>;
  /** From now on this is who comes back; somebody nobody has met, but for what is given. */
  signsIn(given?: Partial<Person>): Promise<Person>;
  stop(): Promise<void>;
}

/**
 * Starts one.
 * @param url where the app looks for it: http, localhost and a free port
 */
export async function startIdentity(url: string): Promise<Identity> {
  const program = new URL('../../backend/test/identity-provider.mjs', import.meta.url);
  const server = new Worker(program, { workerData: { port: Number(new URL(url).port) } });
  await once(server, 'message');

  const answerWith = async (plan: Plan): Promise<void> => {
    const taken = once(server, 'message');
    server.postMessage(plan);
    await taken;
  };
  return {
    answerWith,
    async signsIn(given) {
      const person = { sub: randomUUID(), name: 'Mira Iyer', email: `mira-${randomUUID()}@example.org`, email_verified: true, ...given };
      await answerWith({ profile: { body: person } });
      return person;
    },
    async stop() {
      await server.terminate();
    },
  };
}
