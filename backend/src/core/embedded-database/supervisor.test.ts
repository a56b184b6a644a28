import { EmbeddedSupervisor } from './supervisor.js';
import type { EmbeddedServer } from './server.js';
import type { Logger } from '../logging/index.js';

type Server = Pick<EmbeddedServer, 'isAlive' | 'start'>;

/**
 * Runs a supervisor on a dead server.
 * @param outcomes results of the start attempts, in order
 * @returns the socket folders and log messages of these attempts
 */
function keepDead(outcomes: readonly ('starts' | 'fails')[]): Promise<{ folders: (string | undefined)[]; said: string[] }> {
  const folders: (string | undefined)[] = [];
  const said: string[] = [];
  const note = (_more: unknown, text?: string) => void said.push(text ?? String(_more));
  return new Promise((resolve) => {
    const server: Server = {
      isAlive: false,
      async start(folder) {
        const outcome = outcomes[folders.push(folder) - 1];
        if (folders.length === outcomes.length) setImmediate(() => void keeper.close().then(() => resolve({ folders, said })));
        if (outcome === 'fails') throw new Error('The disk is full');
        return { host: '', port: 5432, how: 'started' };
      },
    };
    const keeper = new EmbeddedSupervisor(server, '/run/guide', { error: note, warn: note } as unknown as Logger);
  });
}

test('retries a server that fails to start, at the same address', async () => {
  const { folders, said } = await keepDead(['fails', 'starts']);
  expect(folders).toEqual(['/run/guide', '/run/guide']);
  const ended = 'The embedded database has ended; restarting it';
  expect(said).toEqual([ended, 'The embedded database has failed to start', ended, 'The embedded database runs again']);
});
