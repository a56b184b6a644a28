import { fireEvent, render, screen } from '@testing-library/react';
import { inTheme } from '../../../../test/inTheme';
import { answerMediaQueries } from '../../../../test/media';
import { SortChip } from './SortChip';

beforeEach(() => answerMediaQueries({ hasFingersOnly: true }));

function open(sort?: string): void {
  render(inTheme(<SortChip params={{ sort }} change={() => undefined} />));
  fireEvent.click(screen.getByRole('button', { name: /^Sort:/ }));
}

test('the menu says how places are ranked, which with fingers no tooltip tells', () => {
  open();
  expect(screen.getByRole('menu').textContent).toContain('Recommended: places named as you typed come first');
});

test('of another order there is nothing to explain', () => {
  open('newest');
  expect(screen.getByRole('menuitemradio', { name: 'Newest' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('menu').textContent).not.toContain('come first');
});
