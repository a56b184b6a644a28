/** @ownModules */
import Button from '@mui/material/Button';
import { fireEvent, render, screen } from '@testing-library/react';
import { answerMediaQueries } from '../../test/media';
import { DesktopTooltip } from './DesktopTooltip';

test('a tip is only its child on touch devices', () => {
  answerMediaQueries({ hasFingersOnly: true });
  render(
    <DesktopTooltip title="Theme" open>
      <Button>Look</Button>
    </DesktopTooltip>,
  );
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Look' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
