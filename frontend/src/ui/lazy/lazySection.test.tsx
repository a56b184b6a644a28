import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderApp } from '../../../test/renderApp';
import { lazySection } from './lazySection';

const Waiting = () => <p>Waiting</p>;

test('a section replaces its placeholder when its code is loaded', async () => {
  let arrive: ((section: ComponentType<{ name: string }>) => void) | undefined;
  const Greeting = lazySection<{ name: string }>(() => new Promise((resolve) => (arrive = resolve)), Waiting);
  await renderApp(<Greeting name="Asha" />);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  arrive?.(({ name }) => <p>Hello {name}</p>);
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
});

test('a section that fails to load shows an error, and the page stays', async () => {
  const Broken = lazySection(() => Promise.reject(new TypeError('Failed to fetch')), Waiting);
  await renderApp(
    <main>
      The page
      <Broken />
    </main>,
  );
  expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
});
