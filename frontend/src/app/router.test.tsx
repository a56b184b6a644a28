import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { consoleScreens } from './consoleRoutes';
import { AdminsOnly, ModeratorsOnly, SignedInOnly } from './guards';
import { isReady, makeRouter } from './router';

test('isReady resolves at once for a screen without lazy files', async () => {
  await expect(isReady(createMemoryRouter([{ path: '/', element: <p>Here</p> }]))).resolves.toBeUndefined();
});

test('isReady resolves when the lazy files of the screen are loaded', async () => {
  let arrive: ((file: { element: React.ReactNode }) => void) | undefined;
  const router = createMemoryRouter([{ path: '/', lazy: () => new Promise((resolve) => (arrive = resolve)) }]);
  const steps: string[] = [];
  const ready = isReady(router).then(() => steps.push('ready'));
  await Promise.resolve();
  steps.push('waiting');
  arrive?.({ element: <p>Here</p> });
  await ready;
  expect(steps).toEqual(['waiting', 'ready']);
});

test('isReady resolves if the router calls back during subscribe', async () => {
  const stop = jest.fn();
  const state = { initialized: true };
  const router = { state, subscribe: (look: (state: { initialized: boolean }) => void) => (look(state), stop) };
  await isReady(router as unknown as Parameters<typeof isReady>[0]);
  expect(stop).toHaveBeenCalled();
});

/** Returns the guards around the screen of an address. */
function guardsOf(address: string): unknown[] {
  const router = makeRouter();
  router.patchRoutes('signed-in', [consoleScreens]);
  const matches = matchRoutes(router.routes, address) ?? [];
  router.dispose();
  return matches
    .map(({ route }) => (route.element as { type?: unknown } | undefined)?.type)
    .filter((type) => [SignedInOnly, AdminsOnly, ModeratorsOnly].includes(type as never));
}

test.each([
  '/admin',
  '/admin/cities',
  '/admin/cities/new',
  '/admin/cities/c1',
  '/admin/places',
  '/admin/places/new',
  '/admin/places/p1',
  '/admin/users',
  '/admin/reviews',
  '/admin/activity',
  '/admin/users/invitations',
  '/admin/webhooks',
  '/admin/webhooks/w1',
  '/admin/nothing',
])('%s is for admins only', (address) => {
  expect(guardsOf(address)).toEqual([SignedInOnly, AdminsOnly]);
});

test('the queue is for moderators, and a place for everyone', () => {
  expect(guardsOf('/moderation')).toEqual([SignedInOnly, ModeratorsOnly]);
  expect(guardsOf('/places/p1')).toEqual([]);
});
