/** @jest-environment-options {"hasStyles": true} */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { FoldedText } from './FoldedText';

/** Fakes the heights (px) of the text and its box, because jsdom has no layout. */
function measures(text: number, box: number): void {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(text);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(box);
}

/** Fake observer that fires at once, like a browser after the first layout. */
class Observer implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    this.callback([], this);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => void (window.ResizeObserver = Observer));
afterEach(() => jest.restoreAllMocks());

test('a short text has no button', async () => {
  measures(80, 80);
  await renderApp(<FoldedText text="Short and sweet." />);
  expect(screen.getByText('Short and sweet.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a visitor unfolds a long text and folds it again', async () => {
  measures(400, 130);
  await renderApp(<FoldedText text="Long." />);
  const button = screen.getByRole('button', { name: 'Read more' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Long.')).toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Long.')).not.toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument();
});
