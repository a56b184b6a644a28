import { createMemoryRouter } from 'react-router-dom';
import { isReady } from './router';

test('a router is ready at once where the files of its screen are there', async () => {
  await expect(isReady(createMemoryRouter([{ path: '/', element: <p>Here</p> }]))).resolves.toBeUndefined();
});

test('a router is ready as soon as the files of its screen have come', async () => {
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

test('one that calls back while it is being subscribed to is ready as well', async () => {
  const stop = jest.fn();
  const state = { initialized: true };
  const router = { state, subscribe: (look: (state: { initialized: boolean }) => void) => (look(state), stop) };
  await isReady(router as unknown as Parameters<typeof isReady>[0]);
  expect(stop).toHaveBeenCalled();
});
