import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/renderApp';
import { lazyDialog } from './lazyDialog';

const close = jest.fn();

test('a dialog shows when its code is loaded', async () => {
  const Greeting = lazyDialog<{ name: string; onClose: () => void }>(async () => ({ name }) => <p>Hello {name}</p>);
  await renderApp(<Greeting name="Asha" onClose={close} />);
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});

test('a dialog that fails to load shows a toast, and the page stays', async () => {
  const Broken = lazyDialog<{ onClose: () => void }>(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderApp(
    <main>
      The page
      <Broken onClose={close} />
    </main>,
  );
  expect(await screen.findByText('This could not be opened. Check your connection and reload the page.')).toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(close).toHaveBeenCalled();
});

test('a closed dialog loads its code when it first opens', async () => {
  const load = jest.fn(async () => ({ isOpen }: { isOpen: boolean; onClose: () => void }) => <p>{isOpen ? 'Open' : 'Closed'}</p>);
  const Later = lazyDialog<{ isOpen: boolean; onClose: () => void }>(load);
  const { rerender } = await renderApp(<Later isOpen={false} onClose={close} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Later isOpen onClose={close} />);
  expect(await screen.findByText('Open')).toBeInTheDocument();
  rerender(<Later isOpen={false} onClose={close} />);
  expect(screen.getByText('Closed')).toBeInTheDocument();
});
