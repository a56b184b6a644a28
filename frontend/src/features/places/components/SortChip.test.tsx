import { fireEvent, render, screen } from '@testing-library/react';
import { inTheme } from '../../../../test/inTheme';
import { answerMediaQueries } from '../../../../test/media';
import { SortChip } from './SortChip';

beforeEach(() => answerMediaQueries({ hasFingersOnly: true }));

function open(sort?: string): void {
  render(inTheme(<SortChip params={{ sort }} change={() => undefined} />));
  fireEvent.click(screen.getByRole('button', { name: /^Sort:/ }));
}

test('the menu explains the recommended order, for touch screens without tooltips', () => {
  open();
  expect(screen.getByRole('menu').textContent).toContain('Recommended: places with exactly the name you typed come first');
});

test('the menu explains nothing when another order is chosen', () => {
  open('newest');
  expect(screen.getByRole('menuitemradio', { name: 'Newest' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('menu').textContent).not.toContain('come first');
});
