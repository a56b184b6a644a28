import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Profile of a Google user. */
interface Person {
  sub: string;
  name: string;
  email: string | null;
  email_verified: boolean;
}

/** Responses that replace the usual ones. */
interface Plan {
  /** Callback parameters that are returned instead of a code. */
  refusal?: Record<string, string>;
  token?: { statusCode: number; body: object };
  profile?: { body: Person };
}

/** Fake identity server of Google. It redirects each user back to the app at once. */
export interface Identity {
  answerWith(plan: Plan): Promise<void>;
  /** Sets who signs in from now on: a new user, with the given fields. */
  signsIn(given?: Partial<Person>): Promise<Person>;
  stop(): Promise<void>;
}

/**
 * Starts a fake identity server.
 * @param url address that the app is configured with: http, localhost and a free port
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
