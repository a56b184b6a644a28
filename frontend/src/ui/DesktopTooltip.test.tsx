/** @ownModules */
import Button from '@mui/material/Button';
import { fireEvent, render, screen } from '@testing-library/react';
import { answerMediaQueries } from '../../test/media';
import { Tip } from './DesktopTooltip';

test('a tip is only its child on touch devices', () => {
  answerMediaQueries({ hasFingersOnly: true });
  render(
    <Tip title="Theme" open>
      <Button>Look</Button>
    </Tip>,
  );
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Look' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
